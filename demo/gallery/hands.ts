const PATIENCE_MS = 20_000
const POLL_MS = 30

/** Does in a page what a visitor would do. */
export interface Hands {
  /** Presses the first element of the selector that is visible and begins with the text. */
  press(selector: string, text?: string): Promise<void>
  /** Types or chooses the value in the first field of the selector. */
  fill(selector: string, value: string): Promise<void>
  /** Waits for an element of the selector with the text. */
  see(selector: string, text?: string): Promise<void>
}

/** The place itself and the shadow roots in it. */
function rootsIn(place: Element): readonly ParentNode[] {
  const shadows = [...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [place, ...shadows]
}

const isVisible = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

/** React keeps the value it set, so that a plain assignment would not count as typing. */
function enter(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export function handsIn(place: Element): Hands {
  const find = (selector: string, fits: (text: string) => boolean) =>
    rootsIn(place)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .find((element) => fits(element.textContent.trim()) && isVisible(element))

  async function waitFor(selector: string, text: string, isStart = false): Promise<HTMLElement> {
    const fits = (shown: string) => text === '' || (isStart ? shown.startsWith(text) : shown.includes(text))
    const end = performance.now() + PATIENCE_MS
    while (performance.now() < end) {
      const found = find(selector, fits)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    throw new Error(`This state waits for "${selector}" with the text "${text}", which never showed.`)
  }

  return {
    press: async (selector, text = '') => (await waitFor(selector, text, true)).click(),
    fill: async (selector, value) => enter(await waitFor(selector, ''), value),
    see: async (selector, text = '') => {
      await waitFor(selector, text)
    },
  }
}
