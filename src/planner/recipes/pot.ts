import type { CookedItem } from './cookedItem.js'
import { ROLE_GROUPS, ROLES, type Role } from './roles.data.js'

/** The foods of a recipe while its steps are written. Each is named with its amount once. */
export interface Pot {
  /** The foods with one of these roles that no step has named. */
  unnamed(roles: readonly Role[]): readonly CookedItem[]
  /** All foods with one of these roles. */
  all(roles: readonly Role[]): readonly CookedItem[]
  isNamed(item: CookedItem): boolean
  name(items: readonly CookedItem[]): void
  /** What is left of a food that was named. */
  add(item: CookedItem): void
}

export function createPot(foods: readonly CookedItem[]): Pot {
  const items = [...foods]
  const named = new Set<CookedItem>()
  const all = (roles: readonly Role[]) => items.filter(({ role }) => roles.includes(role))
  return {
    all,
    unnamed: (roles) => all(roles).filter((item) => !named.has(item)),
    isNamed: (item) => named.has(item),
    name: (those) => {
      for (const item of those) named.add(item)
    },
    add: (item) => {
      items.push(item)
    },
  }
}

const GROUPS: ReadonlyMap<string, readonly Role[]> = new Map([
  ...ROLES.map((role) => [role, [role]] as const),
  ...Object.entries(ROLE_GROUPS),
])
const NO_ROLES: readonly Role[] = []

/** The roles for a word of a gap; none if the gap is not a role. */
export const rolesOf = (word: string): readonly Role[] => GROUPS.get(word) ?? NO_ROLES
