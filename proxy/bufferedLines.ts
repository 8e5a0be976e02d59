/**
 * Gathers lines and writes those of one turn of the event loop at once. A pipe to a log collector blocks the process for
 * every write.
 */
export function bufferedLines(write: (text: string) => unknown): (line: string) => void {
  let lines: string[] = []
  return (line) => {
    if (lines.push(line) > 1) return
    setImmediate(() => {
      const text = `${lines.join('\n')}\n`
      lines = []
      write(text)
    })
  }
}
