import { useEffect, useRef, useState } from 'react'

/**
 * Tells react-tabs what it cannot find out by itself: the reading direction of the widget, and which element has the
 * focus inside a shadow root. If a button opens another tab and vanishes with its own panel, this moves the focus to
 * the open tab.
 */
export function useTabSurroundings(openTab: string) {
  const frame = useRef<HTMLElement>(undefined)
  const lastTab = useRef(openTab)
  const [direction, setDirection] = useState<'rtl'>()
  const [environment, setEnvironment] = useState<Window>()
  // Reading styles in an effect would make the browser lay out each tab twice.
  const onFocus = () => {
    if (!frame.current) return
    const root = frame.current.getRootNode()
    setDirection(getComputedStyle(frame.current).direction === 'rtl' ? 'rtl' : undefined)
    setEnvironment((known) => known ?? Object.create(window, { document: { value: root } }))
  }
  useEffect(() => {
    if (lastTab.current === openTab) return
    lastTab.current = openTab
    if (document.activeElement !== document.body) return
    frame.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [openTab])
  const domRef = (element?: HTMLElement) => {
    frame.current = element
  }
  return { frame: { direction, environment, domRef }, onFocus }
}
