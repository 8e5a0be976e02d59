import { useEffect, useRef, useState } from 'react'
import type { NoticeDetail } from '../../../store/notices.js'
import { usePlanActions } from '../../../store/usePlanActions.js'
import { focusIntoSight } from './focusIntoSight.js'

/** The options of a change; null until they are known. */
interface Options<Option> {
  readonly options: readonly Option[] | null
  /** Why there are none; null if the search has not failed. */
  readonly failure: { readonly reason: NoticeDetail } | null
  /** They are not the first ones since the panel was opened: the visitor did something else. */
  readonly isAgain: boolean
}

/**
 * Finds the options of a change when its panel opens, and again when `find` changes. Give the same function while
 * nothing changes that the options depend on. The panel comes into sight with its first options: later, the visitor may
 * be elsewhere.
 */
export function useOptions<Option>(find: () => Promise<readonly Option[]>) {
  const { reasonOf } = usePlanActions()
  const [found, setFound] = useState<Options<Option>>({ options: null, failure: null, isAgain: false })
  const panel = useRef<HTMLDivElement>(null)
  const isInSight = useRef(false)
  useEffect(() => {
    let isCurrent = true
    const show = (next: Pick<Options<Option>, 'options' | 'failure'>) =>
      isCurrent &&
      setFound(({ options, isAgain }) => ({
        ...next,
        isAgain: isAgain || (options !== null && next.options === null),
      }))
    show({ options: null, failure: null })
    find().then(
      (options) => show({ options, failure: null }),
      (error: unknown) => show({ options: [], failure: { reason: reasonOf(error) } }),
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
