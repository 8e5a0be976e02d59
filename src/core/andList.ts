/** English items in a sentence, such as `2 carrots, 1,080 g cabbage and 1 tsp salt`. */
export function andList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
