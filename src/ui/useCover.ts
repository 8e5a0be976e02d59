import { useEffect, useState } from 'react'

/**
 * Whether an overlay covers the screen: from the start of a generation until the screen below shows what came of it.
 * Drawing that screen and lifting the overlay are two steps, so that none of them is long.
 */
export function useCover(isGenerating: boolean, isDrawn: boolean): boolean {
  const [isCovered, setCovered] = useState(false)
  if (isGenerating && !isCovered) setCovered(true)
  useEffect(() => {
    if (!isGenerating && isDrawn) setCovered(false)
  }, [isGenerating, isDrawn])
  return isCovered
}
