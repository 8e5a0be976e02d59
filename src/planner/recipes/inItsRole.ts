import type { Meal } from '../../core/plan/weekPlan.js'
import { wordFor } from '../dishes/dishName.js'
import type { Method } from '../dishes/methods.js'
import { type CookedItem, type RecipeLanguage, scoopedOrWeighed } from './cookedItem.js'
import { ROASTED_LONG } from './heatMinutes.js'
import { roleOf } from './roleOf.js'
import type { Role } from './roles.data.js'
import { stepWord } from './stepWord.js'

const SAUCE = /\btofu (?:dressing|dip|sauce)\b/i

/** Whether a food is the tofu that stands in for the yogurt of a dressing. Dips are blended in any case. */
const isSauce = ({ name }: Meal, method: Method, { role }: CookedItem) =>
  role === 'tofu' && method !== 'dip' && SAUCE.test(name)

/** Whether a food is the tomato of a dish with lettuce, which comes raw beside what is hot. */
const isRawTomato = ({ items }: Meal, method: Method, { role }: CookedItem) =>
  role === 'tomato' && method === 'skillet' && items.some(({ food }) => roleOf(food) === 'lettuce')

/** Whether a food is broccoli that would char while potatoes soften, or a bird roasts. */
const isTender = ({ items }: Meal, method: Method, { food }: CookedItem) =>
  food.id === 'broccoli' &&
  (method === 'sheetpan' || (method === 'roast' && items.some(({ food }) => roleOf(food) === 'bird')))

const MEAT: readonly Role[] = ['poultry', 'steak', 'ground', 'groundbird', 'fish', 'tofu', 'tempeh']

/** Whether a food is a vegetable that would char while what roasts longer softens under meat. */
const isLastToRoast = ({ items }: Meal, method: Method, { food, role }: CookedItem) =>
  method === 'roast' &&
  (food.id === 'broccoli' || role === 'soft' || role === 'frozen') &&
  items.some((one) => ROASTED_LONG.includes(roleOf(one.food))) &&
  items.some((one) => MEAT.includes(roleOf(one.food)))

/** Whether a food is canned beans that would be hard before the meat beside them is done. Chickpeas turn crunchy. */
const isDriedOut = ({ items }: Meal, method: Method, { food, role }: CookedItem) =>
  method === 'roast' &&
  role === 'bean' &&
  !/chickpea/i.test(food.name) &&
  items.some((one) => MEAT.includes(roleOf(one.food)))

/** Whether a food is the acid of a relish, which goes on raw. */
const isOfRelish = ({ items }: Meal, method: Method, { role }: CookedItem) =>
  role === 'acid' && method === 'roast' && items.some(({ food }) => roleOf(food) === 'cucumber')

/** Whether a food is the bread that a stew is piled on, and not what goes with it. */
const isUnder = ({ name }: Meal, method: Method, { role }: CookedItem) =>
  role === 'bread' && method === 'stew' && /\bon \S*(?: \S+)? ?(?:bread|toast)\b/i.test(name)

/** Whether a food is seeds that stay crisp on a porridge: only the soft ones of chia, flax and hemp swell in it. */
const isCrisp = (method: Method, { food }: CookedItem) =>
  method === 'porridge' && /^(?:sunflower|pumpkin)-seeds$/.test(food.id)

/** Whether a meal has foods with both of these roles, of which a food has one. */
const areBoth = (roles: readonly Role[], { items }: Meal, { role }: CookedItem) =>
  roles.includes(role) && roles.every((each) => items.some(({ food }) => roleOf(food) === each))

/** Whether a food is the eggs or the egg whites of a wok, a scramble or a filling, which are beaten into one. */
const isBeaten = (meal: Meal, method: Method, item: CookedItem) =>
  /fried|stir|noodles|tacos|burrito|scramble/.test(method) && areBoth(['egg', 'white'], meal, item)

/** Whether a food is stirred into another before both go on a plate. */
const isMixed = (meal: Meal, method: Method, item: CookedItem) =>
  method === 'plate' && areBoth(['yogurt', 'curd'], meal, item)

/** Whether a food binds cakes of canned fish and potatoes. */
const isBinder = ({ items }: Meal, method: Method, { role }: CookedItem) =>
  method === 'patties' &&
  (role === 'oats' || role === 'egg') &&
  ['tin', 'potato'].every((each) => items.some(({ food }) => roleOf(food) === each))

/** Whether a food is the lettuce of lettuce cups or of a burger without bread, which stays whole. */
const isCup = ({ name }: Meal, { role }: CookedItem) =>
  role === 'lettuce' && /\b(?:cups|leaves)\b/i.test(name)
/** USDA has 28 g for an outer leaf of romaine and 6 g for an inner one. */
const LEAF_G = 15

/** Methods whose steps chop no garlic. */
const MIXES_GARLIC = /^(?:salad|warmsalad|grain|boil|roast|sheetpan|sandwich|wrap|rolls|plate|fry|patties)$/

/** Whether a food is the cauliflower of cauliflower rice. */
const isRice = ({ name }: Meal, { food }: CookedItem) =>
  food.id === 'cauliflower' && /cauliflower rice/i.test(name)

/** Whether a food is the zucchini that replaces the sheets of a lasagna. */
const isSheet = ({ name }: Meal, method: Method, { food }: CookedItem) =>
  food.id === 'zucchini' && method === 'bake' && /lasagna/i.test(name)

/** Whether a food is kale that is torn for chips. */
const isTorn = (method: Method, { food }: CookedItem) => method === 'ovencrisp' && food.id === 'kale'

/** Whether a food is frozen spinach that only warms on a sheet pan, and would drown what roasts there. */
const isSqueezed = (method: Method, { food }: CookedItem) =>
  food.id === 'spinach-frozen' && /^(?:roast|sheetpan)$/.test(method)

/** Whether a food is coconut oil, hard in a cool kitchen, that no pan melts. */
const isMelted = (method: Method, { food }: CookedItem) =>
  food.id === 'coconut-oil' && /^(?:salad|boil|dip|rolls|shake|soaked|whip|sandwich|wrap)$/.test(method)

/** Whether a food is quinoa, whose coat is bitter, that no step rinses: those of a batter and of a lentil soup do. */
const isUnrinsed = ({ items }: Meal, method: Method, { food }: CookedItem) =>
  food.id === 'quinoa' &&
  method !== 'pancakes' &&
  !(method === 'soup' && items.some((one) => roleOf(one.food) === 'lentil'))

/** What the name of a dish says that its seitan is. */
const CUTS = ['steak', 'cutlet', 'sausage', 'strip'] as const satisfies readonly CookedItem['cut'][]
const SEITAN_CUT = new RegExp(`\\bseitan (${CUTS.join('|')})`, 'i')
export function cutOf({ name }: Meal): CookedItem['cut'] {
  const said = SEITAN_CUT.exec(name)?.[1]?.toLowerCase()
  return CUTS.find((cut) => cut === said)
}

/** Whether a food is tofu in place of scrambled eggs. */
const isCrumbled = ({ name }: Meal, { role }: CookedItem) => role === 'tofu' && /scrambled tofu/i.test(name)

/** Whether a food is the tortillas of chilaquiles, which are torn into their sauce. */
const isTornUp = ({ name }: Meal, method: Method, { role }: CookedItem) =>
  role === 'tortilla' && method === 'skillet' && /chilaquiles/i.test(name)

/** Whether a food is the beans of a dish that is named refried. */
const isMashed = ({ name }: Meal, { role }: CookedItem) =>
  (role === 'pulse' || role === 'lentil') && /refried/i.test(name)

/** Whether a food is the sugar of a batter. Syrup goes over the pancakes. */
const isOfBatter = (method: Method, { food }: CookedItem) =>
  method === 'pancakes' && /^(?:brown-)?sugar$/.test(food.id)

/** What cornmeal is called in dishes of the South; the crust of a tamale pie is mush. */
const GRITS = /\b(?:grits|mush|tamale)\b/

/** A food of a meal in the role that it has there, which is not always its usual one. */
export function inItsRole(
  item: CookedItem,
  meal: Meal,
  method: Method,
  language: RecipeLanguage,
): CookedItem {
  const { leaves, blended, minced, riced, inPieces, squeezed, drained, melted, again, food, rinsed } =
    language.recipe
  if (isCup(meal, item)) {
    const count = Math.max(1, Math.round(item.grams / LEAF_G))
    return {
      ...item,
      amount: leaves(count, scoopedOrWeighed(item.food, item.grams, language)),
      role: /boil|eggsalad|skillet|patties/.test(method) ? 'cake' : 'lettuce',
    }
  }
  if (isTorn(method, item)) {
    return { ...item, amount: item.amount.replace(food(stepWord(item.food)), food(wordFor(item.food))) }
  }
  const [grits] = (item.role === 'polenta' && GRITS.exec(meal.name.toLowerCase())) || []
  if (grits !== undefined) return { ...item, again: again(food(grits.replace('tamale', 'mush'))) }
  const cut = item.role === 'gluten' ? cutOf(meal) : isCrumbled(meal, item) ? 'crumbs' : undefined
  if (cut) return { ...item, cut }
  if (isMashed(meal, item)) return { ...item, isMashed: true }
  if (isRice(meal, item)) return { ...item, amount: riced(item.amount) }
  if (item.role === 'garlic' && MIXES_GARLIC.test(method)) {
    return { ...item, amount: minced(item.amount), half: minced(item.half) }
  }
  if (isSqueezed(method, item)) return { ...item, amount: squeezed(item.amount) }
  if (isMelted(method, item)) return { ...item, amount: melted(item.amount) }
  if (isUnrinsed(meal, method, item)) return { ...item, amount: rinsed(item.amount) }
  if (isSheet(meal, method, item)) return { ...item, role: 'sheet' }
  if (isBinder(meal, method, item)) return { ...item, role: 'binder' }
  if (isSauce(meal, method, item)) return { ...item, role: 'yogurt', amount: blended(item.amount) }
  if (isOfRelish(meal, method, item)) return { ...item, role: 'herb' }
  if (isBeaten(meal, method, item)) return { ...item, role: 'egg', again: again(food('eggs')) }
  if (isMixed(meal, method, item)) return { ...item, again: language.recipe.mix }
  if (isTornUp(meal, method, item)) return { ...item, role: 'crumbs' }
  if (isUnder(meal, method, item)) return { ...item, role: 'cake' }
  if (isCrisp(method, item)) return { ...item, role: 'nut' }
  if (isOfBatter(method, item)) return { ...item, role: 'spice' }
  if (isLastToRoast(meal, method, item)) {
    const amount = item.role === 'frozen' ? item.amount : inPieces(item.amount)
    return { ...item, role: 'tender', amount }
  }
  if (isDriedOut(meal, method, item)) return { ...item, role: 'tender', amount: drained(item.amount) }
  if (isTender(meal, method, item)) return { ...item, role: 'soft' }
  return isRawTomato(meal, method, item) ? { ...item, role: 'cucumber' } : item
}
