import { type Meal, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf as meal } from '../support/mealOf.js'

const stepsOf = async (one: Meal, people = 1) => (await recipeFor(one, { people })).steps.join(' ')

const NOODLE_SOUP = 'pasta 60, carrots 61, celery 60, canola-oil 9, dried-thyme 0.3'

describe('meat and fish are done at the end', () => {
  it.each([
    [
      'chicken goes into a soup after its beans, and with its pasta',
      'Minestrone',
      `kidney-beans-canned 90, ${NOODLE_SOUP}, chicken-breast 90`,
      /kidney beans[^.]* for 8 minutes\. Add 2 oz pasta and cook for 2 minutes, to turn tender with what follows\. Add 3 oz chicken/,
    ],
    [
      'shrimp need less of its time',
      'Shrimp noodle soup',
      `${NOODLE_SOUP}, shrimp 90`,
      /pasta and cook for 7 minutes, [^.]*\. Add [^.]*shrimp/,
    ],
    [
      'pasta without them cooks until it is tender',
      'Bean noodle soup',
      `kidney-beans-canned 90, ${NOODLE_SOUP}`,
      /kidney beans.* for 8 minutes\. Add 2 oz pasta and cook for 10 minutes, until tender\./,
    ],
    [
      'strips of beef leave the wok before edamame and egg whites',
      'Beef stir-fry',
      'beef-sirloin 170, edamame 130, egg-whites 120, broccoli 150, canola-oil 9',
      /browned and 145 °F\. Take the beef sirloin out of the pan\. Add [^.]*edamame.*Put the beef sirloin, the edamame and the egg whites back in/,
    ],
  ])('%s', async (_, name, list, steps) => {
    expect(await stepsOf(meal('dinner', name, list))).toMatch(steps)
  })
})
