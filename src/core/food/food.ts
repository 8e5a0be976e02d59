import * as z from 'zod/mini'
import { avoidableFoodsSchema } from './avoidableFoodsSchema.js'
import { portionRange } from './portions.js'
import { STORE_SECTIONS } from './storeSections.js'

/** The specification's categories, and ours: a recipe fixes the amount of a `seasoning` in a dish. */
export const FOOD_CATEGORIES = [
  'protein',
  'supplement',
  'carbs',
  'vegetable',
  'fruit',
  'dairy',
  'fat',
  'nuts_seeds',
  'legumes',
  'seasoning',
] as const
/** One of {@link FOOD_CATEGORIES}. */
export type FoodCategory = (typeof FOOD_CATEGORIES)[number]

/** From which animal a food is, for the diets; `none` for plants. */
export const ANIMAL_SOURCES = [
  'none',
  'egg',
  'dairy',
  'honey',
  'fish',
  'shellfish',
  'poultry',
  'red_meat',
  'pork',
] as const
/** One of {@link ANIMAL_SOURCES}. */
export type AnimalSource = (typeof ANIMAL_SOURCES)[number]

/**
 * Allergens that labels in the EU must declare and that no tag of `contains` covers (Regulation (EU) No 1169/2011, Annex
 * II). US labels need not name most of them, so a food without the mark may still contain one.
 */
export const OTHER_ALLERGENS = ['mustard', 'celery', 'lupin', 'sulphites', 'molluscs'] as const
/** One of {@link OTHER_ALLERGENS}. */
export type OtherAllergen = (typeof OTHER_ALLERGENS)[number]

/** A food's id: lower-case words and digits, joined by hyphens or underscores. */
export const FOOD_ID = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/
export const foodIdSchema = z.string().check(z.regex(FOOD_ID))

const grams = z.number().check(z.positive())
const nutrient = z.number().check(z.nonnegative())
const priceSource = z.enum(['BLS', 'ERS', 'retail', 'estimate', 'shop'])

const portionSchema = z.object({ minG: grams, maxG: grams, stepG: grams }).check(
  z.refine((portion) => {
    const { minSteps, maxSteps } = portionRange({ portion })
    return maxSteps >= Math.max(1, minSteps)
  }, 'must hold a multiple of stepG from minG to maxG'),
)

/**
 * A food as sold and eaten. Nutrients are per serving of `servingSize` grams (kcal and grams), for the edible part in
 * the form its description or name says (raw, dry, drained). It adds what planning and shopping need to the specification's entity.
 */
export const foodSchema = z.object({
  id: foodIdSchema,
  /** Its everyday name, such as `Kiwi`. It says raw, dry, canned or frozen if a buyer has to know. */
  name: z.string().check(z.minLength(1)),
  /**
   * The exact form that the nutrients are for, such as `Kiwifruit, green (raw, peeled)`. Its words count when foods are
   * avoided.
   */
  description: z.optional(z.string()),
  category: z.enum(FOOD_CATEGORIES),
  /** Where a shopper finds it. Default: the section of its category. */
  section: z.optional(z.enum(STORE_SECTIONS)),
  calories: nutrient,
  protein: nutrient,
  carbs: nutrient,
  fat: nutrient,
  fiber: nutrient,
  /** Grams of one serving. */
  servingSize: grams,
  /** The serving in household words, such as `1 large egg`. */
  servingDescription: z.string(),
  /** The avoidable foods in it. In doubt a tag is set, since labels differ by brand. */
  contains: avoidableFoodsSchema,
  /** Other allergens that it contains or is usually made with. A missing mark says nothing. */
  alsoContains: z.optional(z.array(z.enum(OTHER_ALLERGENS))),
  animalSource: z.enum(ANIMAL_SOURCES),
  /** Realistic amounts for one person at one meal: multiples of `stepG` from `minG` to `maxG`, in grams. */
  portion: portionSchema,
  /** What a shop sells. A `lb` is weighed out; a `lb tray` is a tray of about a pound or more. */
  pack: z.object({
    /** Store unit as printed on the shelf, such as `lb`, `dozen`, `can (15 oz)`. */
    unit: z.string().check(z.minLength(1)),
    /** Edible grams in one unit, without peel and bones. */
    edibleG: grams,
    priceUsd: nutrient,
    /** Whether it keeps for weeks once opened. A week then pays only for its share. */
    keeps: z.boolean(),
    /** The source of the price. */
    priceSource,
  }),
  /** Smaller packs of the same food, the largest first. A shopper buys the cheapest sufficient combination. */
  smallPacks: z.optional(
    z.array(
      z.object({ unit: z.string().check(z.minLength(1)), edibleG: grams, priceUsd: nutrient, priceSource }),
    ),
  ),
  /** USDA number (`NDB nnnnn` or `FDC nnnnnn`); absent for a shop's own product. */
  usda: z.optional(z.string()),
  /** The shop's own article number. */
  sku: z.optional(z.string()),
  /** The address of the shop's own picture. */
  image: z.optional(z.string()),
})

/** A food, see {@link foodSchema}. */
export type Food = Readonly<z.infer<typeof foodSchema>>

/** A shop's own catalogue in place of the built-in foods. `null` counts as absent, as in the widget. */
export type GivenFoods = readonly Food[] | null | undefined

/** A shop may also say that its fish was never frozen. */
export const isSoldFrozen = ({ name, description }: Pick<Food, 'name' | 'description'>): boolean =>
  /(?<!never |not |previously )frozen/i.test(`${name} ${description}`)
