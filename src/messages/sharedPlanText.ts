import { type Eaters, eatAlike } from '../core/plan/eaters.js'
import type { KeptPlan } from '../core/state/savedState.js'
import type { AlongMessages } from './alongMessages.js'

interface SharedPlan extends Pick<KeptPlan, 'sharedFor' | 'withoutTargets'> {
  readonly basis: Eaters
}

/** What the reader of a shared plan is told of it. */
export function sharedPlanText(
  { basis, sharedFor, withoutTargets }: SharedPlan,
  { opened, openedWithoutTargets, rounded, madeFor }: AlongMessages['along']['shared'],
): string {
  return [
    withoutTargets ? openedWithoutTargets : opened,
    ...(withoutTargets && !eatAlike(basis) ? [rounded] : []),
    ...(sharedFor ? [madeFor(sharedFor, basis.people ?? 1)] : []),
  ].join(' ')
}
