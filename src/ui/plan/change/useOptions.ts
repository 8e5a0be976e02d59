import { useEffect, useState } from 'react'

/** Options as they are worked out: null until then. */
interface Options<Option> {
  readonly options: readonly Option[] | null
  readonly error: unknown
}

/**
 * Works out the options of a change when its panel opens, and again when what they depend on changes. `find` must stay the
 * same function until then.
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
