import type { DeliveryFormState, PlannerState } from './plannerState.js'

/** What becomes of the forms that were sent under a key. "New Plan" may have ended them, and another one be open. */
export function settledForms(
  { deliveryForm, awaitedForm }: PlannerState,
  key: string,
  open: DeliveryFormState | null,
  awaited: DeliveryFormState | null,
): Partial<PlannerState> {
  return {
    ...(deliveryForm?.idempotencyKey === key && { deliveryForm: open }),
    ...(awaitedForm?.idempotencyKey === key && { awaitedForm: awaited }),
  }
}
