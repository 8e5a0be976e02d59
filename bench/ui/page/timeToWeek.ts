/** Milliseconds from the next click to the frame after the overlay has come and gone and a meal can be seen. */
export function timeToWeek(): Promise<number> {
  return new Promise((resolve) => {
    let wasCovered = false
    const isThere = () => {
      const isCovered = document.querySelector('dialog') !== null
      wasCovered ||= isCovered
      const meal = document.querySelector('article :is(h3, h4, h5)')
      return wasCovered && !isCovered && meal?.checkVisibility({ visibilityProperty: true }) === true
    }
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
