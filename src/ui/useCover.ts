import { useEffect, useState } from 'react'

const NONE = 0
const MAKING = 1
const DRAWING = 2

/**
 * Whether an overlay covers the screen: from the start of a generation until the screen below shows what came of it.
 * Drawing that screen and lifting the overlay are two steps, so that none of them is long. If there is nothing to draw,
 * the overlay goes at once: the focus may be on its way to a field that it covers.
 */
export function useCover(isGenerating: boolean, isDrawn: boolean): boolean {
  const [cover, setCover] = useState<number>(NONE)
  const drawing = isDrawn ? NONE : DRAWING
  const next = isGenerating ? MAKING : cover === MAKING ? drawing : cover
  if (next !== cover) setCover(next)
  useEffect(() => {
    if (cover === DRAWING) setCover(drawing)
  }, [cover, drawing])
  return next !== NONE
}
