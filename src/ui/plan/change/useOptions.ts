import { useEffect, useState } from 'react'

/** The options of a change; null until they are known. */
interface Options<Option> {
  readonly options: readonly Option[] | null
  readonly error: unknown
}

/**
 * Finds the options of a change when its panel opens, and again when `find` changes. Give the same function while
 * nothing changes that the options depend on.
 */
export function useOptions<Option>(find: () => Promise<readonly Option[]>): Options<Option> {
  const [found, setFound] = useState<Options<Option>>({ options: null, error: null })
  useEffect(() => {
    let isCurrent = true
    setFound({ options: null, error: null })
    find().then(
      (options) => isCurrent && setFound({ options, error: null }),
      (error: unknown) => isCurrent && setFound({ options: [], error }),
    )
    return () => {
      isCurrent = false
    }
  }, [find])
  return found
}
