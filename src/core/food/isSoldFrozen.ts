import type { Food } from './food.js'

/** A shop may also say that its fish was never frozen. */
export const isSoldFrozen = ({ name, description }: Pick<Food, 'name' | 'description'>): boolean =>
  /(?<!never |not |previously )frozen/i.test(`${name} ${description}`)
