import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { StyleProvider } from '../ui/StyleProvider.js'
import { useIsFromServer } from '../ui/useIsFromServer.js'
import { WidgetErrorBoundary } from '../ui/WidgetErrorBoundary.js'
import { answersFromServer } from './answersFromServer.js'
import { HOST_RULE, type OpenShadow, openShadow } from './openShadow.js'

/** The least height of the widget (see `WidgetFrame`). */
const RESERVED_HEIGHT = 480

interface ShadowFrameProps {
  /** Nonce of the page's content security policy. */
  readonly nonce: string | undefined
  readonly children: ReactNode
}

/**
 * Calls back once everything before it is in the document and has run its effects. In such an effect a field reads what
 * the visitor did in the server's markup. If an answer were given before that, the effect would undo it.
 */
function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered, [onRendered])
  return null
}

/**
 * The server's markup: a declarative shadow root, which the browser's parser opens. If the parser does not know it, the
 * template shows nothing and the picture reserves the height.
 */
function ServedFrame({ nonce, children }: ShadowFrameProps) {
  return (
    <div>
      {createElement(
        'template',
        { shadowrootmode: 'open' },
        <style nonce={nonce}>{HOST_RULE}</style>,
        <div>
          <StyleProvider nonce={nonce}>{children}</StyleProvider>
        </div>,
      )}
      <svg width="1" height={RESERVED_HEIGHT} aria-hidden="true" />
    </div>
  )
}

/** React does not hydrate the inside of an element that has its own HTML: a parser may have removed the template. */
const LEFT_ALONE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/**
 * Renders its children and their styles inside an open shadow root. They have a React root of their own. With a portal,
 * the page's React ancestors would get each event twice: once through the portal and once retargeted by the browser. That
 * root replaces the server's markup instead of hydrating it, because React's ids depend on the place in the tree and
 * would differ.
 */
function LiveFrame({ nonce, children }: ShadowFrameProps) {
  const host = useRef<HTMLDivElement>(null)
  const inside = useRef<OpenShadow | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const isFromServer = useIsFromServer()
  /** Gives the form the answers from the server's form; null once it has them. */
  const early = useRef<ReturnType<typeof answersFromServer> | null | undefined>(undefined)

  useLayoutEffect(() => {
    if (!host.current) return
    // StrictMode runs this twice, and the first run removes the server's form.
    if (early.current === undefined) early.current = answersFromServer(host.current.shadowRoot)
    const opened = openShadow(host.current, nonce)
    inside.current = opened
    return () => {
      inside.current = null
      // React refuses to unmount a root while it commits another one.
      queueMicrotask(() => opened.root.unmount())
    }
  }, [nonce])

  // From a layout effect, React renders the other root before the browser paints, so nothing below the widget moves.
  useLayoutEffect(() => {
    if (!inside.current) return
    const { root, styles, content } = inside.current
    const giveAnswers = () => {
      if (!content.isConnected) return
      early.current?.(content)
      early.current = null
    }
    root.render(
      <WidgetErrorBoundary fallback={() => null} onError={(error) => setFailure({ error })}>
        <StyleProvider nonce={nonce} container={styles}>
          {children}
        </StyleProvider>
        <Rendered onRendered={giveAnswers} />
      </WidgetErrorBoundary>,
    )
  })

  // Errors do not pass from one React root to another.
  if (failure) throw failure.error
  return <div ref={host} {...(isFromServer && LEFT_ALONE)} />
}

/** Keeps the widget and the styles of the page apart, in a shadow root. */
export const ShadowFrame = typeof document === 'undefined' ? ServedFrame : LiveFrame
