import type { AnimalSource, Food, FoodCategory } from '../../core/food/food.js'
import { ROLE_OF, type Role } from './roles.data.js'

const ROLE_OF_CATEGORY: Readonly<Record<FoodCategory, Role>> = {
  protein: 'tofu',
  supplement: 'powder',
  carbs: 'carb',
  vegetable: 'head',
  fruit: 'whole',
  dairy: 'cheese',
  fat: 'fat',
  nuts_seeds: 'nut',
  legumes: 'bean',
  seasoning: 'spice',
}

/** A shop's own meat, fish or egg gets the strictest treatment of its kind. */
const ROLE_OF_SOURCE: Readonly<Partial<Record<AnimalSource, Role>>> = {
  poultry: 'poultry',
  red_meat: 'steak',
  pork: 'steak',
  fish: 'fish',
  shellfish: 'shrimp',
  egg: 'egg',
}

/** Words in a shop's own food that are more precise than its category. */
const ROLE_WORDS: readonly (readonly [FoodCategory, RegExp, Role])[] = [
  ['protein', /\b(?:canned|tinned)\b/i, 'tin'],
  ['carbs', /\b(?:bread|toast|bagels?|rolls?|buns?|pita|naan|crackers?)\b/i, 'bread'],
  ['carbs', /\b(?:tortillas?|wraps?)\b/i, 'tortilla'],
  ['carbs', /\b(?:pasta|spaghetti|macaroni|penne)\b/i, 'pasta'],
  ['carbs', /\bnoodles?\b/i, 'noodles'],
  ['carbs', /\b(?:potato(?:es)?)\b/i, 'potato'],
  ['carbs', /\b(?:oats|oatmeal)\b/i, 'oats'],
  ['carbs', /\b(?:flour)\b/i, 'flour'],
  ['dairy', /\b(?:milk|drink)\b/i, 'milk'],
  ['dairy', /\b(?:yogh?urt|skyr|kefir|quark)\b/i, 'yogurt'],
  ['dairy', /\b(?:cottage|ricotta)\b/i, 'curd'],
  ['dairy', /\bcream\b/i, 'cream'],
  ['nuts_seeds', /\bbutter\b/i, 'spread'],
  ['nuts_seeds', /\bseeds?\b/i, 'seed'],
  ['legumes', /\blentils?\b.*\bdry\b/i, 'lentil'],
  ['legumes', /\bdry\b/i, 'pulse'],
]

/** The role of a food in a dish. */
export function roleOf({ id, name, category, animalSource }: Food): Role {
  const known = ROLE_OF.get(id)
  if (known) return known
  const [, , said] = ROLE_WORDS.find(([of, words]) => of === category && words.test(name)) ?? []
  if (said) return said
  if (category !== 'protein') return ROLE_OF_CATEGORY[category]
  if (/\b(?:ground|minced?)\b/i.test(name)) return animalSource === 'poultry' ? 'groundbird' : 'ground'
  return ROLE_OF_SOURCE[animalSource] ?? 'tofu'
}
