import { createRoot, type Root } from 'react-dom/client'

/** No rule of the page overrides `!important` inside the shadow root. The text direction is still inherited. */
export const HOST_RULE =
  ':host { all: initial !important; display: block !important; inline-size: 100% !important; break-inside: avoid !important } :host::before, :host::after { all: initial !important }'

export interface OpenShadow {
  readonly root: Root
  /** Where the style elements go. */
  readonly styles: HTMLElement
  /** The element to render the widget into. */
  readonly content: HTMLElement
}

const KEYS_OF_THE_PAGE = new Set(['Escape', 'Tab'])

/**
 * The page sees the host element, not a field, as the event's target. Its shortcuts, such as "/", would catch typed text.
 */
function keepTyping(event: Event) {
  const { target } = event
  if (!(event instanceof KeyboardEvent && target instanceof Element)) return
  const isForPage = event.ctrlKey || event.metaKey || KEYS_OF_THE_PAGE.has(event.key)
  if (!isForPage && target.matches('input, select, textarea')) event.stopPropagation()
}

/** Puts a new React root into the element's shadow root, in place of the server's markup. */
export function openShadow(host: HTMLElement, nonce: string | undefined): OpenShadow {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const hostRule = document.createElement('style')
  if (nonce !== undefined) hostRule.nonce = nonce
  hostRule.textContent = HOST_RULE
  const styles = document.createElement('div')
  const content = document.createElement('div')
  for (const name of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(name, keepTyping)
  shadow.replaceChildren(hostRule, styles, content)
  return { root: createRoot(content), styles, content }
}
