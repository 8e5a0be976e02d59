import { DAYS_PER_WEEK } from '../../core/plan/daysPerWeek.js'
import type { MealType } from '../../core/plan/mealTypes.js'
import type { MealVariety } from '../../core/profile.js'
import type { Random } from '../createRandom.js'
import { isMain, type MealKind, mealKind } from '../dishes/mealKind.js'

/** A meal of the week, by its day from 0. */
export interface Occasion {
  readonly day: number
  readonly type: MealType
}

/** The meals of a week that are the same dish in equal portions. A lunch in a dinner's batch is its leftovers. */
export interface Batch {
  readonly kind: MealKind
  readonly occasions: readonly Occasion[]
}

/** The order of meals of one dish. */
export const byDay = (a: Occasion, b: Occasion): number => a.day - b.day || (a.type === 'lunch' ? -1 : 1)

interface Pattern {
  readonly breakfast: string
  /** A small letter is a lunch of its own; `<` is the dinner of the evening before. */
  readonly lunch: string
  /** One of them is drawn. All have as many dishes, and as many of them are eaten again. */
  readonly dinner: readonly [string, ...string[]]
  readonly snack: string
}

/**
 * Which dish is served on which day; equal letters are the same dish. Repeats come within three days if possible, so that
 * they are cooked together and do not wait longer than they keep.
 */
const PATTERNS: Readonly<Record<MealVariety, Pattern>> = {
  low: { breakfast: 'abababa', lunch: 'a<a<a<a', dinner: ['ABACBCA'], snack: 'abababa' },
  medium: {
    breakfast: 'abacbca',
    lunch: 'a<a<b<b',
    dinner: ['ABCADED', 'ABCADCE', 'ABCBDED', 'ABCBDCE'],
    snack: 'abacbca',
  },
  high: { breakfast: 'abcdeab', lunch: 'abcdefg', dinner: ['ABCDEFG'], snack: 'abcdeab' },
}

/** The batches of a week, those of lunch and dinner first. Chance draws one of the patterns of dinners. */
export function weekBatches(
  types: readonly MealType[],
  variety: MealVariety,
  random: Random,
): readonly Batch[] {
  const { dinner: dinners, ...others } = PATTERNS[variety]
  const dinner = dinners[Math.floor(random() * dinners.length)] ?? dinners[0]
  const pattern = { ...others, dinner }
  const byDish = new Map<string, { kind: MealKind; occasions: Occasion[] }>()
  const hasDinner = types.includes('dinner')
  const serve = (kind: MealKind, dish: string, day: number, type: MealType) => {
    const batch = byDish.get(dish) ?? { kind, occasions: [] }
    batch.occasions.push({ day, type })
    byDish.set(dish, batch)
  }
  for (const type of [...types].sort((a, b) => Number(isMain(b)) - Number(isMain(a)))) {
    const kind = mealKind(type)
    for (let day = 0; day < DAYS_PER_WEEK; day++) {
      const letter = pattern[kind][day] ?? ''
      if (letter !== '<') serve(kind, `${type} ${letter}`, day, type)
      else if (hasDinner) serve('dinner', `dinner ${pattern.dinner[day - 1]}`, day, type)
      else serve(kind, `${type} a`, day, type)
    }
  }
  return [...byDish.values()].map(({ kind, occasions }) => ({
    kind,
    occasions: occasions.sort(byDay),
  }))
}
