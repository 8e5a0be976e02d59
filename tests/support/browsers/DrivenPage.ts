import * as z from 'zod/mini'
import type { Driver } from './Driver.js'

const TIME_LIMIT_MS = 30_000
const PAUSE_MS = 100
/** As long as a person takes for a second click elsewhere. WebKitGTK counts two clicks on one spot within 400 ms as a double click. */
const BETWEEN_CLICKS_MS = 500

const placeSchema = z.nullable(z.object({ x: z.number(), y: z.number() }))

type Place = z.infer<typeof placeSchema>

/** Scrolls to an element with this label or text and returns its centre. It runs in the page. */
function place(selector: string, name: string) {
  const nameOf = (element: Element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : null
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim()
  }
  const shown = [...document.querySelectorAll(selector)].filter(
    (element) => element.getClientRects().length > 0,
  )
  const found =
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element).startsWith(name))
  if (!found) return null
  found.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = found.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

// biome-ignore lint/performance/useDomNodeTextContent: a visitor sees only rendered text
const shownText = () => document.body.innerText

/** A page as a visitor uses it, with a mouse and a keyboard. */
export class DrivenPage {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  #run(inPage: (...values: never[]) => unknown, ...values: readonly string[]): Promise<unknown> {
    return this.#driver.evaluate(`() => (${inPage})(...${JSON.stringify(values)})`)
  }

  async #until<T>(what: string, read: () => Promise<T | null | false>): Promise<T> {
    for (let waitedMs = 0; waitedMs < TIME_LIMIT_MS; waitedMs += PAUSE_MS) {
      const value = await read()
      if (value !== null && value !== false) return value
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error(`The page never showed ${what}. It shows: ${await this.#run(shownText)}`)
  }

  /** Clicks on the element that matches the selector and has this name, once it has stopped moving. */
  async click(selector: string, name: string): Promise<void> {
    let last: Place = null
    const { x, y } = await this.#until(`"${name}"`, async () => {
      const before = last
      last = placeSchema.parse(await this.#run(place, selector, name))
      return last && last.x === before?.x && last.y === before.y && last
    })
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const wait = { type: 'pause', duration: BETWEEN_CLICKS_MS }
    const actions = [{ type: 'pointerMove', x, y, duration: 0 }, wait, ...press]
    await this.#driver.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }

  /** Clicks into the field with this label and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('input, textarea', label)
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Chooses by value, because no protocol reaches the list that the browser opens. */
  async select(label: string, value: string): Promise<void> {
    const choose = (name: string, chosen: string) => {
      const labels = [...document.querySelectorAll('label')]
      const field = labels.find(({ textContent }) => textContent.trim().startsWith(name))?.control
      if (!(field instanceof HTMLSelectElement)) return false
      field.value = chosen
      return field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await this.#until(`"${label}"`, async () => (await this.#run(choose, label, value)) === true)
  }

  /** Waits until the page shows a text, and gives the whole text of the page. */
  async waitFor(text: string): Promise<string> {
    return this.#until(`"${text}"`, async () => {
      const shown = String(await this.#run(shownText))
      return shown.includes(text) && shown
    })
  }
}
