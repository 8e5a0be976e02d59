import { perObject } from '../core/perObject.js'
import type { PlanGroceries } from '../core/state/groceriesOf.js'
import { heldTicks } from '../core/state/heldTicks.js'
import { changePlan, type PlanChange } from '../core/state/planChange.js'
import type { PlanState } from '../core/state/planState.js'
import { changeNames } from './changeNames.js'
import { withStep } from './historyActions.js'
import { isCoreError, knownReason, type NoticeDetail } from './notices.js'
import type { PlanChangeName } from './plannerEvents.js'
import type { ShownPlan } from './plannerState.js'
import type { PlannerStore } from './plannerStore.js'
import { planGroceries } from './selectors.js'

/** The plan after a change, and the notice for the visitor. */
interface PlannedChange {
  readonly plan: PlanState
  /** What changed. Undo repeats it. */
  readonly text: string
  /** What else that changed, to follow at once. */
  readonly also?: string
}

/** Null if the change does not apply to that plan. */
type PlanWork = (plan: ShownPlan) => PlannedChange | null | Promise<PlannedChange>

async function outcomeOf(work: PlanWork, plan: ShownPlan) {
  try {
    return await work(plan)
  } catch (error) {
    return { error }
  }
}

type ListRemark = (before: PlanGroceries, after: PlanGroceries) => string

/** The changes of a plan. They load with its screen, not with the form. */
export interface PlanActions {
  /**
   * Makes one change that needs no planning, as a step that can be undone. With a `text`, a notice offers to undo it.
   * @param name what Undo and Redo call it
   * @param also what else the notice says of the list before and after it
   */
  changePlan(change: PlanChange, text?: string, name?: string, also?: ListRemark): void
  /**
   * Makes a change that the planner works out. If the visitor changes the plan meanwhile, it is worked out again for that
   * plan; if the plan is gone by then, it is dropped. Resolves to whether the plan has changed.
   * @param refusal gives the words for a failure
   */
  planChange(how: PlanChangeName, work: PlanWork, refusal: (detail: NoticeDetail) => string): Promise<boolean>
  /** The reason why a change cannot be made. A fault of ours has none; it goes to the console and to the host's error log. */
  reasonOf(error: unknown): NoticeDetail
}

function createPlanActions({ getState, setState }: PlannerStore): PlanActions {
  const { actions } = getState()

  function show(before: ShownPlan, after: PlanState, text?: string, name?: string, also?: ListRemark) {
    const changed: ShownPlan = { ...before, ...after }
    const lists = [planGroceries(before), planGroceries(changed)] as const
    const ticks = heldTicks(changed.tickedFoodIds, ...lists)
    const plan = ticks === changed.tickedFoodIds ? changed : { ...changed, tickedFoodIds: [...ticks] }
    if (name !== undefined) changeNames.set(plan, name)
    setState({ ...withStep(getState(), plan), phase: { name: 'plan', plan } })
    actions.withdrawNotices('change', 'list', 'sharing')
    if (text !== undefined)
      actions.notify({ code: 'plan-changed', text: text + (also?.(...lists) ?? '') }, true)
  }

  const planOnShow = () => {
    const { phase } = getState()
    return phase.name === 'plan' ? phase.plan : null
  }

  /** A reason of the core is an answer, and no fault. */
  function logFault(error: unknown) {
    if (isCoreError(error)) return
    console.error('MealPlanner: a change of the plan failed.', error)
    actions.report(error)
  }

  function reasonOf(error: unknown): NoticeDetail {
    logFault(error)
    return knownReason(error)
  }

  return {
    reasonOf,
    changePlan: (change, text, name = text, also) => {
      const plan = planOnShow()
      if (!plan) return
      show(plan, changePlan(plan, change), text, name, also)
      if (change.type === 'tick') {
        const { foodId, isTicked } = change
        actions.emit({ type: 'grocery_ticked', foodId, isTicked })
      } else actions.emit({ type: 'plan_changed', how: change.type })
    },
    planChange: async (how, work, refusal) => {
      for (let before = planOnShow(); before; ) {
        const planned = await outcomeOf(work, before)
        const now = planOnShow()
        if (now !== before) {
          if (now === null && planned && 'error' in planned) logFault(planned.error)
          before = planned && now
          continue
        }
        if (planned === null) return false
        if ('error' in planned) {
          actions.notify({ code: 'plan-unchanged', text: refusal(reasonOf(planned.error)) })
          return false
        }
        show(before, planned.plan, planned.text + (planned.also ?? ''), planned.text)
        actions.emit({ type: 'plan_changed', how })
        return true
      }
      return false
    },
  }
}

/** The actions that change one widget's plan. They stay the same functions, so they never cause a render. */
export const planActionsOf = perObject(createPlanActions)
