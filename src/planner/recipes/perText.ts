/** Keeps what was worked out of each text. It is for the texts of recipes, of which there are only so many. */
export function perText<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = work(text)
    results.set(text, result)
    return result
  }
}
