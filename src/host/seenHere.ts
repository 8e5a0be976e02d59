import type { KeptPlan, SavedState } from '../core/state/savedState.js'

/** What another tab has kept, and what was kept when this one last knew; null if that is not known. */
interface KeptElsewhere {
  readonly saved: SavedState
  readonly before: SavedState | null
}

/**
 * What another tab has kept, for this one to show. A link is opened in one tab: the others stay with the visitor's own
 * plan, and that one with the plan of the link, until they are loaded again.
 * @param here what this tab would keep
 */
export function seenHere({ saved, before }: KeptElsewhere, here: SavedState): KeptElsewhere {
  const sharedIn = ({ current }: SavedState) => (current?.isShared ? current : null)
  const ownIn = (kept: SavedState) => (sharedIn(kept) ? kept.own : kept.current)
  const seen = (plansIn: (kept: SavedState) => Pick<SavedState, 'current' | 'own'>): KeptElsewhere => ({
    saved: { ...saved, ...plansIn(saved) },
    before: before && { ...before, ...plansIn(before) },
  })
  const isGone = saved.current === null
  if (sharedIn(here)) {
    const staysThere = sharedIn(saved) || isGone
    return staysThere ? { saved, before } : seen((kept) => ({ current: here.current, own: ownIn(kept) }))
  }
  // "New Plan" on a shared plan leaves the own one set aside.
  const isSharedGone =
    isGone && saved.own && before && JSON.stringify(saved.own) === JSON.stringify(ownIn(before))
  if (!sharedIn(saved) && !isSharedGone) return { saved, before }
  const ownPlan = (kept: SavedState): KeptPlan | null => ownIn(kept) ?? kept.own ?? here.current
  return seen((kept) => ({ current: ownPlan(kept), own: here.own }))
}
