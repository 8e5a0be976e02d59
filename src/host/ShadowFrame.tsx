import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { StyleProvider } from '../ui/StyleProvider.js'

/** No rule of the page wins over `!important` inside the shadow root. Text direction is still inherited. */
const HOST_RULE = ':host { all: initial !important; display: block !important; inline-size: 100% !important }'

/** The least height of the widget (see `WidgetFrame`). */
const RESERVED_HEIGHT = 480

/** React 18 warns about layout effects on the server, where no effect runs. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

interface ShadowFrameProps {
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined
  readonly children: ReactNode
}

interface Inside {
  readonly root: Root
  readonly styles: HTMLElement
}

const KEYS_OF_THE_PAGE = new Set(['Escape', 'Tab'])

/** The page sees the host element as the target, no field. Its shortcuts, such as "/", would take what is typed. */
function keepTyping(event: Event) {
  const { target } = event
  if (!(event instanceof KeyboardEvent && target instanceof Element)) return
  const isForPage = event.ctrlKey || event.metaKey || KEYS_OF_THE_PAGE.has(event.key)
  if (!isForPage && target.matches('input, select, textarea')) event.stopPropagation()
}

function openInside(host: HTMLElement, nonce: string | undefined): Inside {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const hostRule = document.createElement('style')
  if (nonce !== undefined) hostRule.nonce = nonce
  hostRule.textContent = HOST_RULE
  const styles = document.createElement('div')
  const content = document.createElement('div')
  for (const name of ['keydown', 'keypress', 'keyup']) shadow.addEventListener(name, keepTyping)
  shadow.replaceChildren(hostRule, styles, content)
  return { root: createRoot(content), styles }
}

/**
 * Renders its children and their styles inside an open shadow root. They have a React root of their own: with a portal,
 * the page's React ancestors would get each event twice, once through the portal and once retargeted by the browser.
 * The server renders only the host element, which reserves the height.
 */
export function ShadowFrame({ nonce, children }: ShadowFrameProps) {
  const host = useRef<HTMLDivElement>(null)
  const inside = useRef<Inside | null>(null)

  useBrowserLayoutEffect(() => {
    if (!host.current) return
    const opened = openInside(host.current, nonce)
    inside.current = opened
    return () => {
      inside.current = null
      // React refuses to unmount a root while it commits another.
      queueMicrotask(() => opened.root.unmount())
    }
  }, [nonce])

  // In a layout effect React renders the other root before the browser paints, so nothing below the widget moves.
  useBrowserLayoutEffect(() => {
    inside.current?.root.render(
      <StyleProvider nonce={nonce} container={inside.current.styles}>
        {children}
      </StyleProvider>,
    )
  })

  return (
    <div ref={host}>
      <svg width="1" height={RESERVED_HEIGHT} aria-hidden="true" />
    </div>
  )
}
