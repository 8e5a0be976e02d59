import { remembered, useOnDemand } from '../useOnDemand.js'
import type { TargetsPreview } from './previewTargets.js'

const loadLeastCost = remembered(() => import('./leastCost.chunk.js'))

/** The least that a week costs, as soon as the targets are known. */
export function LeastCostOnDemand({ preview }: { preview: TargetsPreview }) {
  const isKnown = preview.kind === 'known'
  const part = useOnDemand(loadLeastCost, isKnown)
  return isKnown && part && <part.LeastCostNote targets={preview.targets} />
}
