import { useEffect, useRef, useState } from 'react'

/**
 * Tells react-tabs what it cannot see by itself: the reading direction of the widget, and which element has the focus
 * inside a shadow root. It also moves the focus to the open tab after a button opened that tab and vanished with its
 * own panel.
 */
export function useTabSurroundings(openTab: string) {
  const frame = useRef<HTMLElement>(undefined)
  const lastTab = useRef(openTab)
  const [direction, setDirection] = useState<'rtl'>()
  const [environment, setEnvironment] = useState<Window>()
  // Runs after every render, since a page may change its direction at any time.
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
