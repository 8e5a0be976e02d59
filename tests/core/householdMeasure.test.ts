import {
  builtInFoods,
  builtInSeasonings,
  coreWords,
  type Food,
  householdMeasure,
} from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { portionRange } from '../../src/core/food/portions.js'
import { stepsToGrams } from '../support/stepsToGrams.js'

function food(id: string): Food {
  const found = [...builtInFoods, ...builtInSeasonings].find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`No food with id ${id}`)
  return found
}

const served = (servingDescription: string, servingSize: number): Food => ({
  ...food('apples'),
  servingDescription,
  servingSize,
})

describe('householdMeasure', () => {
  it.each([
    ['eggs', 50, '1 large egg'],
    ['eggs', 100, '2 large eggs'],
    ['eggs', 200, '4 large eggs'],
    ['eggs', 1300, '26 large eggs'],
    ['egg-whites', 60, '1/4 cup'],
    ['egg-whites', 150, 'about 2/3 cup'],
    ['chicken-breast', 150, null],
    ['ground-turkey-93', 113, null],
    ['tempeh', 84, null],
    ['feta-cheese', 30, null],
    ['cashews', 28, '3 tbsp + 1 tsp'],
    ['cashews', 11, '1 tbsp + 1 tsp'],
    ['sunflower-seeds', 14, '1 tbsp + 2 tsp'],
    ['pumpkin-seeds', 16, '2 tbsp'],
    ['peanuts', 28, '3 tbsp'],
    ['whole-wheat-pasta', 57, null],
    ['chicken-drumstick', 133, '1 drumstick with skin'],
    ['chicken-drumstick', 266, '2 drumsticks with skin'],
    ['bacon', 56, '2 slices'],
    ['ham', 28, '1 slice'],
    ['ham', 140, '5 slices'],
    ['tilapia', 174, '1 1/2 fillets'],
    ['tuna-canned', 56.5, '1/2 can'],
    ['tuna-canned', 226, '2 cans'],
    ['sardines-canned', 92, '1 can'],
    ['kidney-beans-canned', 80, 'about 1/3 can'],
    ['kidney-beans-canned', 266, '1 can'],
    ['shrimp', 85, 'about 7 large'],
    ['shrimp', 200, 'about 16 large'],
    ['tofu-extra-firm', 80, 'about 1/4 block'],
    ['tofu-extra-firm', 95, '1/4 block'],
    ['tofu-extra-firm', 200, '1/2 block'],
    ['tofu-extra-firm', 530, '1 1/3 blocks'],
    ['tofu-firm', 125, '1/2 cup'],
    ['whey-protein', 16, '1/2 scoop'],
    ['whey-protein', 48, '1 1/2 scoops'],
    ['soy-protein-isolate', 28, 'about 1 scoop'],
    ['spirulina', 3.5, '1 1/2 tsp'],
    ['spirulina', 14, '2 tbsp'],
    ['nonfat-dry-milk', 15, '2 tbsp'],
    ['white-rice', 45, '1/4 cup dry'],
    ['white-rice', 120, '2/3 cup dry'],
    ['rolled-oats', 30, 'about 1/3 cup dry'],
    ['rolled-oats', 40, '1/2 cup dry'],
    ['rolled-oats', 100, '1 1/4 cups dry'],
    ['white-bread', 29, '1 slice'],
    ['white-bread', 116, '4 slices'],
    ['corn-tortillas', 24, '1 tortilla'],
    ['flour-tortillas', 144, '3 tortillas'],
    ['rice-cakes', 27, '3 cakes'],
    ['potatoes', 106.5, '1/2 medium'],
    ['potatoes', 319.5, '1 1/2 medium'],
    ['sweet-potatoes', 130, '1 medium'],
    ['honey', 7, '1 tsp'],
    ['honey', 28, '1 tbsp + 1 tsp'],
    ['broccoli', 60, '2/3 cup chopped'],
    ['broccoli', 155, '1 2/3 cups chopped'],
    ['spinach', 30, '1 cup'],
    ['spinach', 150, '5 cups'],
    ['celery', 80, '2 medium stalks'],
    ['garlic', 3, '1 clove'],
    ['garlic', 9, '3 cloves'],
    ['onions', 55, '1/2 medium'],
    ['romaine-lettuce', 200, '4 1/2 cups shredded'],
    ['mushrooms', 30, 'about 1/2 cup slices'],
    ['mixed-vegetables-frozen', 95, '2/3 cup'],
    ['salsa', 35, '2 tbsp'],
    ['apples', 91, '1/2 medium'],
    ['grapefruit', 123, '1/2 fruit'],
    ['grapefruit', 246, '1 fruit'],
    ['kiwifruit', 138, '2 fruits'],
    ['lemon-juice', 5, '1 tsp'],
    ['dates', 14.4, '2 dates'],
    ['dates', 57.6, '8 dates'],
    ['raisins', 15, '1 1/2 tbsp'],
    ['whole-milk', 61, '1/4 cup'],
    ['whole-milk', 427, '1 3/4 cups'],
    ['greek-yogurt-nonfat', 170, '3/4 cup'],
    ['greek-yogurt-nonfat', 340, '1 1/2 cups'],
    ['plain-yogurt', 100, 'about 1/3 cup'],
    ['american-cheese', 42, '2 slices'],
    ['parmesan', 15, '3 tbsp'],
    ['cream-cheese', 58, '1/4 cup'],
    ['olive-oil', 4.5, '1 tsp'],
    ['olive-oil', 9, '2 tsp'],
    ['olive-oil', 13.5, '1 tbsp'],
    ['olive-oil', 22.5, '1 tbsp + 2 tsp'],
    ['sesame-oil', 13.5, '1 tbsp'],
    ['avocado', 74, '1/2 medium'],
    ['avocado', 148, '1 medium'],
    ['olives', 60, '16 large'],
    ['almonds', 10, '8 kernels'],
    ['almonds', 30, 'about 25 kernels'],
    ['pistachios', 60, 'about 110 kernels'],
    ['walnuts', 10, '5 halves'],
    ['peanut-butter', 24, '1 1/2 tbsp'],
    ['chia-seeds', 10, 'about 2 tsp'],
    ['flaxseed', 20, '2 tbsp whole'],
    ['hummus', 120, '1/2 cup'],
    ['soy-sauce', 5.33, '1 tsp'],
    ['dill-pickles', 20, '3 slices'],
    ['jalapeno', 7, '1/2 pepper'],
  ])('measures of %s %d g as %s', (id, grams, measure) => {
    expect(householdMeasure(food(id), grams)).toBe(measure)
  })

  it.each([
    ['1 bar', 40, 60, '1 1/2 bars'],
    ['3 small cookies', 30, 20, '2 small cookies'],
    ['1 slice', 30, 375, '13 slices'],
    ['1 dish', 100, 200, '2 dishes'],
    ['8 leaves', 40, 5, '1 leaf'],
    ['2 loaves', 400, 600, '3 loaves'],
    ['6 berries', 30, 5, '1 berry'],
    ['1 1/2 cups diced', 150, 100, '1 cup diced'],
    ['2 tablespoons', 30, 7.5, '1 1/2 tsp'],
    ['1  Cup Diced', 140, 210, '1 1/2 cups diced'],
    ['1 container (150 g)', 150, 150, '1 container'],
    ['1 tsp', 4, 1, '1/4 tsp'],
    ['1 tsp', 4, 0.2, null],
    ['1 melon', 1000, 50, null],
    ['½ cup', 120, 240, '1 cup'],
    ['1½ cups', 150, 50, '1/2 cup'],
    ['1 ¾ cups diced', 175, 100, '1 cup diced'],
    ['¼ melon', 250, 500, '1/2 melon'],
    ['⅓ cup', 80, 240, '1 cup'],
    ['1,5 cups', 150, 100, '1 cup'],
    ['0,5 cup, cooked', 100, 100, '1/2 cup'],
    ['100 g (½ cup)', 100, 200, '1 cup'],
    ['1,000 g', 1000, 100, null],
    ['1,5 g', 1.5, 3, null],
    ['100 g', 100, 100, null],
    ['12 fl oz', 355, 355, null],
    ['30ml', 30, 30, null],
    ['a handful', 30, 30, null],
    ['0 cups', 30, 30, null],
    ['', 30, 30, null],
  ])(
    'reads a shop serving of "%s" (%d g) and measures %d g as %s',
    (servingDescription, servingSize, grams, measure) => {
      expect(householdMeasure(served(servingDescription, servingSize), grams)).toBe(measure)
    },
  )

  it('measures by the nouns of another language', () => {
    const words = {
      ...coreWords,
      noun: (noun: string) => (noun === 'becher' ? 'Becher' : coreWords.noun(noun, 1)),
    }
    const measured = ['½ Becher', '1,5 Becher'].map((text) => householdMeasure(served(text, 150), 300, words))
    expect(measured).toEqual(['1 Becher', '3 Becher'])
  })

  it.each([0, -5])('has no measure for %d g', (grams) => {
    expect(householdMeasure(food('eggs'), grams)).toBeNull()
  })

  it('gives every food a kitchen measure at its smallest, middle and largest portion', () => {
    const measure = /^(?:about )?(?:\d+|\d\/\d|\d+ \d\/\d)(?: [a-z][a-z ]*| tbsp \+ [12] tsp(?: [a-z]+)?)$/
    const byWeightOnly = /^\d+ oz(?: raw| dry)?$/
    for (const each of builtInFoods) {
      const { minSteps, maxSteps } = portionRange(each)
      const middle = Math.round((minSteps + maxSteps) / 2)
      for (const grams of [minSteps, middle, maxSteps].map((steps) => stepsToGrams(each, steps))) {
        if (byWeightOnly.test(each.servingDescription)) expect(householdMeasure(each, grams)).toBeNull()
        else expect(householdMeasure(each, grams), each.id).toMatch(measure)
      }
    }
  })
})
