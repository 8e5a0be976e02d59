import type { Meal } from '../core/plan/weekPlan.js'

type Day = readonly Meal[]

/**
 * Trades composed days for template days, the one that saves most first, until the week's groceries fit the budget. A
 * model sees the money of one meal; what packs a week fills only the whole week shows.
 * @param billUsd what the groceries of these days cost in full, in US dollars.
 */
export function holdBudget(
  days: readonly Day[],
  standIns: readonly Day[],
  billUsd: (days: readonly Day[]) => number,
  budgetUsd: number,
): readonly Day[] {
  let held = days
  let bill = billUsd(held)
  while (bill > budgetUsd) {
    let best: { readonly days: readonly Day[]; readonly bill: number } | undefined
    for (const [index, standIn] of standIns.entries()) {
      if (held[index] === standIn) continue
      const traded = held.map((day, at) => (at === index ? standIn : day))
      const tradedBill = billUsd(traded)
      if (best === undefined || tradedBill < best.bill) best = { days: traded, bill: tradedBill }
    }
    if (best === undefined) return held
    held = best.days
    bill = best.bill
  }
  return held
}
