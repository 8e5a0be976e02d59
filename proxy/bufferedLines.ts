/** No operator sees a line that much later. */
const GATHER_MS = 20

/**
 * Gathers lines for a moment and writes them at once. A pipe to a log collector holds up the process for every write, which
 * is a part of the time of a call that one can measure.
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
