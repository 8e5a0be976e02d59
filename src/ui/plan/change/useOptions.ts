import { useEffect, useRef, useState } from 'react'
import type { NoticeDetail } from '../../../store/notices.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { focusIntoSight } from './focusIntoSight.js'

/** The options of a change; null until they are known. */
interface Options<Option> {
  readonly options: readonly Option[] | null
  /** Why there are none; null if the search has not failed. */
  readonly failure: { readonly reason: NoticeDetail } | null
}

/**
 * Finds the options of a change when its panel opens, and again when `find` changes. Give the same function while
 * nothing changes that the options depend on. The panel comes into sight with its first options: later, the visitor may
 * be elsewhere.
 */
export function useOptions<Option>(find: () => Promise<readonly Option[]>) {
  const { reasonOf } = usePlanActions()
  const [found, setFound] = useState<Options<Option>>({ options: null, failure: null })
  const panel = useRef<HTMLDivElement>(null)
  const isInSight = useRef(false)
  useEffect(() => {
    let isCurrent = true
    setFound({ options: null, failure: null })
    find().then(
      (options) => isCurrent && setFound({ options, failure: null }),
      (error: unknown) => isCurrent && setFound({ options: [], failure: { reason: reasonOf(error) } }),
    )
    return () => {
      isCurrent = false
    }
  }, [find, reasonOf])
  useEffect(() => {
    if (found.options === null || isInSight.current) return
    isInSight.current = true
    const { current: box } = panel
    if (box === null) return
    box.scrollIntoView({ block: 'nearest' })
    // In a low window, the button that opened the panel would be above it.
    focusIntoSight(box)
  }, [found])
  return { ...found, panel }
}
