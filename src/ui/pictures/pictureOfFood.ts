import type { AnimalSource, FoodCategory } from '../../core/food/food.js'
import type { PictureName } from './DrawnPicture.js'
import { FOODS_BY_PICTURE } from './foodsByPicture.data.js'

/** The fields of a food that choose its picture. A line of a grocery list has fewer fields than a food's row. */
export interface PicturedFood {
  readonly id: string
  readonly name: string
  readonly category?: FoodCategory
  readonly animalSource?: AnimalSource
  /** The address of the shop's own picture. */
  readonly image?: string | undefined
}

type FoodPictureName = keyof typeof FOODS_BY_PICTURE

const PICTURE_BY_FOOD: ReadonlyMap<string, FoodPictureName> = new Map(
  (Object.keys(FOODS_BY_PICTURE) as FoodPictureName[]).flatMap((picture) =>
    FOODS_BY_PICTURE[picture].split(' ').map((id) => [id, picture] as const),
  ),
)

/** For a shop's own foods whose names we do not recognise. */
const CATEGORY_PICTURE: Readonly<Record<FoodCategory, FoodPictureName>> = {
  protein: 'cut-of-meat',
  supplement: 'cup-with-straw',
  carbs: 'sheaf-of-rice',
  vegetable: 'leafy-green',
  fruit: 'red-apple',
  dairy: 'glass-of-milk',
  fat: 'sunflower',
  nuts_seeds: 'chestnut',
  legumes: 'beans',
  seasoning: 'herb',
}

/** A food without meat never gets a picture of meat, whatever its category. */
const PROTEIN_PICTURE: Readonly<Record<AnimalSource, FoodPictureName>> = {
  none: 'beans',
  egg: 'egg',
  dairy: 'cheese-wedge',
  honey: 'honey-pot',
  fish: 'fish',
  shellfish: 'shrimp',
  poultry: 'poultry-leg',
  red_meat: 'cut-of-meat',
  pork: 'cut-of-meat',
}

/** `Fuji Apples` → ` fuji apple `, so that a search matches whole words only. */
const plainWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/s\b/g, '')
    .trim()} `

const LONGEST_FIRST = [...PICTURE_BY_FOOD.keys()].sort((a, b) => b.length - a.length)

/**
 * The picture of the built-in food whose name is part of this one, such as that of `apples` for `Fuji apple,
 * organic`.
 */
function pictureOfName(name: string): FoodPictureName | undefined {
  const words = plainWords(name)
  const id = LONGEST_FIRST.find((known) => words.includes(plainWords(known)))
  return PICTURE_BY_FOOD.get(id ?? '')
}

/** The picture of a food: its own, else that of a food with the same name, else that of its family. */
export function pictureOfFood({ id, name, category, animalSource = 'none' }: PicturedFood): PictureName {
  const own = PICTURE_BY_FOOD.get(id) ?? pictureOfName(name)
  if (own) return own
  return category === undefined || category === 'protein'
    ? PROTEIN_PICTURE[animalSource]
    : CATEGORY_PICTURE[category]
}
