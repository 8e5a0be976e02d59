import { useEffect, useRef, useState } from 'react'

/**
 * What react-tabs cannot see by itself: which way the widget reads, what has the focus where that is in a shadow root,
 * which the document does not look into, and that a button opened another tab and went with its own.
 */
export function useTabSurroundings(openTab: string) {
  const frame = useRef<HTMLElement>(undefined)
  const lastTab = useRef(openTab)
  const [direction, setDirection] = useState<'rtl'>()
  const [environment, setEnvironment] = useState<Window>()
  // After every render, since a page may turn its direction round.
  useEffect(() => {
    if (!frame.current) return
    const root = frame.current.getRootNode()
    setDirection(getComputedStyle(frame.current).direction === 'rtl' ? 'rtl' : undefined)
    setEnvironment((known) => known ?? Object.create(window, { document: { value: root } }))
  })
  useEffect(() => {
    if (lastTab.current === openTab) return
    lastTab.current = openTab
    if (document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [openTab])
  const domRef = (element?: HTMLElement) => {
    frame.current = element
  }
  return { direction, environment, domRef }
}
