/** Milliseconds from the next click to the frame after the heading is there. */
export function timeToHeading(text: string): Promise<number> {
  return new Promise((resolve) => {
    const isThere = () => [...document.querySelectorAll('h2')].some((heading) => heading.textContent === text)
    const start = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        return requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      }
      look()
    }
    document.addEventListener('click', start, { capture: true, once: true })
  })
}
