/** The tabs of the plan screen, in their default order. */
export const PLAN_TABS = ['plan', 'groceries', 'delivery'] as const
export type PlanTab = (typeof PLAN_TABS)[number]
