/** No operator notices such a delay. */
const GATHER_MS = 20

/**
 * Gathers lines for a moment and writes them together. Each write to a pipe blocks the process, which is a measurable part
 * of a call's time.
 */
export function bufferedLines(write: (text: string) => unknown): (line: string) => void {
  let lines: string[] = []
  return (line) => {
    if (lines.push(line) > 1) return
    setTimeout(() => {
      const text = `${lines.join('\n')}\n`
      lines = []
      write(text)
    }, GATHER_MS)
  }
}
