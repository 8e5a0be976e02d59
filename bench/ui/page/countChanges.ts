/** Calls `act` and returns the changes of the page until it has been drawn twice. */
export async function countChanges(selector: string): Promise<string[]> {
  const changed: string[] = []
  const describe = ({ type, target, attributeName }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement
    changed.push(
      `${type} ${attributeName ?? ''} ${element?.nodeName.toLowerCase()} "${element?.textContent?.slice(0, 40)}"`,
    )
  }
  const observer = new MutationObserver((records) => records.forEach(describe))
  const options = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(document.body, options)
  document.querySelector<HTMLElement>(selector)?.click()
  await twoFrames()
  observer.disconnect()
  return changed
}

async function twoFrames() {
  for (let frame = 0; frame < 2; frame++)
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
}
