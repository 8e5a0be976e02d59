import { type Meal, recipeFor } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { mealOf as meal } from '../support/mealOf.js'

const stepsOf = async (one: Meal) => (await recipeFor(one)).steps.join(' ')

describe('eggs that are scrambled in a wok', () => {
  it('come out alone if they are alone, and with all that they were stirred into', async () => {
    const rice = 'eggs 100, white-rice 60, carrots 61, canola-oil 9'
    expect(await stepsOf(meal('dinner', 'Fried rice', rice))).toContain('Take the eggs out of the pan.')
    expect(await stepsOf(meal('dinner', 'Fried rice', `${rice}, black-beans-canned 130`))).toMatch(
      /Take the eggs and the black beans out of the pan\..*Put the eggs and the black beans back in/,
    )
    expect(await stepsOf(meal('dinner', 'Fried rice', `${rice}, tvp 30`))).toContain(
      'Take the eggs and the soy crumbles out of the pan.',
    )
  })
})

describe('the second half of one seasoning', () => {
  it('has its amount, so that nobody looks for what is left', async () => {
    const list = 'chicken-breast 150, broccoli 180, canola-oil 9, salt 0.75'
    expect(await stepsOf(meal('dinner', 'Chicken stir-fry', list))).toMatch(
      /seasoned with a pinch of salt.*Stir in another pinch of salt\./,
    )
  })
})

describe('a step says what a cook does', () => {
  it.each([
    [
      'tomatoes slump',
      'Stir-fry',
      'chicken-breast 150, tomatoes 123, onions 55, canola-oil 9',
      /crisp-tender\. Add 1 medium tomato, cut small, and cook for 3 minutes, until slumped\./,
    ],
    [
      'cinnamon goes over fruit',
      'Fruit salad',
      'pineapple 165, kiwifruit 69, cinnamon 0.5',
      /^Cut [^.]*pineapple[^.]* into small pieces and toss with about 1\/4 tsp ground cinnamon in a large bowl\./,
    ],
    [
      'spices go over beans',
      'Bean salad',
      'chickpeas-canned 130, cumin 1',
      /Toss the chickpeas with 1\/2 tsp ground cumin in a large bowl\./,
    ],
    [
      'curds are mixed',
      'Cottage cheese parfait',
      'cottage-cheese 180, blueberries 75, cinnamon 0.5',
      /^Stir [^.]*cottage cheese with [^.]*cinnamon, until well mixed\./,
    ],
    [
      'sugar dissolves before it is drizzled',
      'Chicken bowl',
      'chicken-breast 150, white-rice 60, soy-sauce 16, sugar 4',
      /Stir 1 tsp sugar into 1 tbsp soy sauce and drizzle it over\./,
    ],
    [
      'sugar alone is spooned',
      'Chicken bowl',
      'chicken-breast 150, white-rice 60, sugar 4',
      /Spoon 1 tsp sugar over\./,
    ],
    [
      'oil is stirred into a congee',
      'Congee',
      'white-rice 45, fresh-ginger 4, canola-oil 9, green-onions 12',
      /Stir in 2 tsp canola oil\. Top with [^.]*green onions\./,
    ],
    [
      'a wok sauce without starch has little water',
      'Stir-fry',
      'chicken-breast 150, broccoli 91, soy-sauce 16, canola-oil 9',
      /soy sauce with 1 tbsp of water into a sauce/,
    ],
    [
      'a wok sauce with starch has more',
      'Stir-fry',
      'chicken-breast 150, broccoli 91, soy-sauce 16, cornstarch 5, canola-oil 9',
      /cornstarch with 1\/4 cup of water into a sauce/,
    ],
  ])('%s', async (_, name, list, steps) => {
    expect(await stepsOf(meal('dinner', name, list))).toMatch(steps)
  })
})

describe('what the name of a dish promises', () => {
  it.each([
    [
      'Split pea dal with crisp seitan',
      'curry',
      'split-peas 42, vital-wheat-gluten 42, cabbage 60, canola-oil 19, cumin 1',
      /brown it for 4 minutes\. Take the seitan out of the pan\..*split peas.*Put the seitan back in/,
    ],
    [
      'Larb of tofu in romaine cups',
      'larb',
      'tofu-firm 260, edamame 120, romaine-lettuce 100, carrots 61, cucumber 80, canola-oil 9',
      /Spoon it into 7 leaves of romaine lettuce \(3 1\/2 oz\)\.[^.]*cucumber\. Serve with the cucumber\./,
    ],
    [
      'Crisp tofu slabs',
      'skillet',
      'tofu-extra-firm 120, soy-protein-isolate 15, hemp-seeds 12, canola-oil 13',
      /cut into slabs and turned in/,
    ],
    [
      'Fried cauliflower rice with chicken',
      'stirfry',
      'chicken-breast 130, cauliflower 220, carrots 61, canola-oil 9',
      /cauliflower \(grated\)/,
    ],
    [
      'Zucchini lasagna',
      'bake',
      'ground-beef-80 120, zucchini 186, mozzarella 42, canned-tomatoes 90, canola-oil 9',
      /zucchini, sliced thin lengthwise,/,
    ],
  ])('is what its steps make: %s', async (name, id, list, steps) => {
    const dishIds: Readonly<Record<string, string>> = {
      curry: 'split-pea-dal-seitan',
      larb: 'larb-edamame-cups',
      skillet: 'crisp-tofu-slabs',
      stirfry: 'pineapple-cauliflower-rice',
      bake: 'zucchini-lasagna',
    }
    expect(await stepsOf(meal('dinner', name, list, { dishId: dishIds[id] ?? '' }))).toMatch(steps)
  })
})

describe('oil or butter that tops up a dish', () => {
  it('goes into its pan with the other', async () => {
    const list =
      'chicken-breast 120, zucchini 200, olive-oil 9, lemon-juice 5, butter 9.46, black-pepper 0.5, salt 0.4'
    const dish = { dishId: 'lemony-shrimp-zucchini-noodles' }
    const text = await stepsOf(meal('dinner', 'Lemony chicken on zucchini noodles', list, dish))
    expect(text).toMatch(/Heat [^.]*(?:oil|butter) and [^.]*(?:oil|butter) in a wide pan/)
    expect(text).not.toMatch(/Season with [^.]*butter/)
  })
})

describe('what cooks beside a dish', () => {
  const DAL =
    'lentils-red 60, egg-whites 200, greek-yogurt-nonfat 140, spinach-frozen 90, canola-oil 11, cumin 2'

  it('is followed by a word that leads back to the dish', async () => {
    const dish = { dishId: 'yogurt-dal-egg-whites' }
    expect(await stepsOf(meal('dinner', 'Red lentil dal', `${DAL}, tofu-extra-firm 280`, dish))).toMatch(
      /Meanwhile: Heat a nonstick pan [^.]*\. Add [^.]*tofu[^.]*golden\. Back to the dish: Stir in [^.]*egg whites/,
    )
    expect(await stepsOf(meal('dinner', 'Red lentil dal', DAL, dish))).not.toContain('Back to the dish')
  })

  it('goes into the pot of a soup for its last minutes, unless the soup is for days', async () => {
    const list =
      'chicken-breast 150, carrots 61, spinach-frozen 60, canola-oil 9, broccoli 150, fresh-ginger 2'
    const soup = (more: Partial<Meal>) =>
      stepsOf(meal('lunch', 'Ginger chicken soup', list, { dishId: 'ginger-chicken-soup', ...more }))
    const text = await soup({})
    expect(text).toMatch(/Cut [^.]*broccoli small\. Stir in [^.]*spinach and the broccoli for 3 minutes/)
    expect(text).not.toMatch(/Steam|Back to the dish/)
    const cook = { servings: 2, forDates: ['2026-11-24'] }
    expect(await soup({ cook })).toMatch(/Meanwhile: Steam [^.]*broccoli[^.]*\. (?!Back)/)
  })

  it('comes after the vegetables beside patties', async () => {
    const kofta =
      'ground-beef-93 225, cauliflower 290, cucumber 275, red-bell-pepper 119, canola-oil 23.35, greek-yogurt-nonfat 135, garlic 9, edamame 200, cumin 1'
    expect(await stepsOf(meal('dinner', 'Kofta, plus edamame', kofta, { dishId: 'kofta' }))).toMatch(
      /fry the patties[^.]*\. Meanwhile, cook [^.]*cauliflower[^.]* beside them [^.]*\. Meanwhile: Steam [^.]*edamame/,
    )
  })
})

describe('a pan of patties', () => {
  const cook = { cook: { servings: 2, forDates: ['2026-11-24'] } }
  const forTwo = (list: string, dishId: string) =>
    stepsOf(meal('breakfast', 'Patties', list, { ...cook, dishId }))

  it('has room for no more because potatoes boil in a pot', async () => {
    const list = (turkey: number) =>
      `ground-turkey-93 ${turkey}, apples 91, potatoes 320, canola-oil 5, dried-sage 0.4`
    expect(await forTwo(list(210), 'turkey-apple-patties')).not.toContain('batches')
    expect(await forTwo(list(260), 'turkey-apple-patties')).toContain('165 °F inside. Do this in 2 batches.')
  })

  it('is filled by potatoes that are mashed into them', async () => {
    const list =
      'salmon-canned 65, sweet-potatoes 130, cucumber 50, canola-oil 9.34, lime-juice 10.07, salt 0.38'
    const cakes = (servings: number) =>
      stepsOf(
        meal('lunch', 'Salmon and sweet potato cakes', list, {
          cook: { servings, forDates: ['2026-11-24'] },
          dishId: 'salmon-sweet-potato-cakes',
        }),
      )
    expect(await cakes(2)).not.toContain('batches')
    expect(await cakes(4)).toContain('Do this in 2 batches.')
  })

  it.each([
    ['rolled-oats 12', 'and 2 tbsp + 1 tsp dry rolled oats, and shape', 'until browned.'],
    ['eggs 50', 'and 1 large egg, and shape', 'until browned and 160 °F inside.'],
  ])('holds fish and sweet potatoes together with %s', async (binder, bound, done) => {
    const list = `salmon-canned 120, sweet-potatoes 195, ${binder}, spinach 50, olive-oil 11`
    const cakes = meal('lunch', 'Salmon and sweet potato cakes with spinach', list, {
      dishId: 'salmon-sweet-potato-cakes',
    })
    const steps = await stepsOf(cakes)
    expect(steps).toContain(bound)
    expect(steps).toContain(done)
    expect(steps).not.toMatch(/Simmer|Serve with the oats|Fry 1 large egg/)
  })
})

describe('tofu turned in powder', () => {
  it('is browned in as many batches as the pan needs, and the minutes count them', async () => {
    const slabs = (tofuG: number) =>
      meal('dinner', 'Crisp tofu slabs', `tofu-extra-firm ${tofuG}, soy-protein-isolate 30, canola-oil 13`, {
        dishId: 'crisp-tofu-slabs',
      })
    expect(await stepsOf(slabs(450))).not.toContain('batches')
    expect(await stepsOf(slabs(900))).toContain('until golden. Do this in 2 batches.')
    const [one, two] = [await recipeFor(slabs(450)), await recipeFor(slabs(900))]
    expect(two.minutesAtWork).toBeGreaterThanOrEqual(one.minutesAtWork + 8)
  })
})

describe('a chili of sweet potatoes', () => {
  it('has the water and the lid that soften the cubes', async () => {
    const list =
      'sweet-potatoes 195, black-beans-canned 250, canned-tomatoes 120, canola-oil 9, chili-powder 2.7'
    const chili = meal('dinner', 'Chili', list, { dishId: 'sweet-potato-black-bean-chili' })
    expect(await stepsOf(chili)).toMatch(
      /with 1 cup of water\. Add [^.]*sweet potatoes, cut into 1-inch pieces\..*Cover and simmer for 12 minutes/,
    )
  })
})

describe('what tortillas and bread are filled with', () => {
  const list = 'cod 150, corn-tortillas 72, cabbage 80, avocado 50, fresh-cilantro 4, canola-oil 5'
  const tacos = (more: Partial<Meal>) => stepsOf(meal('dinner', 'Fish tacos', list, more))

  it('is said before the herbs on top of it', async () => {
    expect(await tacos({})).toMatch(/Fill with the cod, the cabbage, the avocado and [^,.]* fresh cilantro\./)
    const sandwich = 'white-bread 58, ham 56, cucumber 60, carrots 40, fresh-cilantro 4'
    expect(await stepsOf(meal('lunch', 'Ham sandwich', sandwich))).toMatch(
      /Fill with [^.]*ham, the cucumber, the carrots? and [^,.]* fresh cilantro,/,
    )
  })

  it('has an "and" also where the filling is heated again', async () => {
    const leftoverOf = { date: '2026-11-23', type: 'dinner' } as const
    expect(await tacos({ leftoverOf })).toMatch(
      /Fill with the hot filling and top with the cabbage, the avocado and [^,.]* fresh cilantro\./,
    )
  })
})

describe('cottage cheese or yogurt', () => {
  it('may also go into a bowl', async () => {
    const textOf = (list: string) => stepsOf(meal('lunch', 'Cold plate', list))
    expect(await textOf('cottage-cheese 240, tomatoes 123, cumin 0.5')).toMatch(
      /Put the cottage cheese and the tomato on a plate or into a bowl\./,
    )
    expect(await textOf('ham 56, tomatoes 123')).toMatch(/tomato on a plate\./)
  })
})

describe('for a family', () => {
  const forPeople = async (people: number, name: string, list: string) =>
    recipeFor(meal('breakfast', name, list), { people })

  it('a smoothie is blended in as many batches as a blender holds', async () => {
    const list = 'soy-milk 244, kale 67, pineapple 103, whey-protein 32'
    const [one, six] = [await forPeople(1, 'Smoothie', list), await forPeople(6, 'Smoothie', list)]
    expect(one.steps.join(' ')).not.toContain('blender 2')
    expect(six.steps.join(' ')).toMatch(
      /^Fill the blender 2 times, each time with a share of all that follows: 2 minutes more\./,
    )
    expect(six.minutesAtWork).toBeGreaterThanOrEqual(one.minutesAtWork + 2)
  })

  const blended = async (people: number, dishId: string, list: string) =>
    recipeFor({ ...meal('snack', 'Snack', list), dishId }, { people })

  it.each([
    ['berry-protein-popsicles', 'strawberries 152, whey-protein 20, whole-milk 183'],
    ['chocolate-tofu-mousse', 'tofu-firm 300, strawberries 40, maple-syrup 13'],
    ['edamame-hummus', 'edamame 310, tahini 30, lemon-juice 10, carrots 80'],
  ])('so is what else a blender is filled with: %s', async (dishId, list) => {
    const [one, six] = [await blended(1, dishId, list), await blended(6, dishId, list)]
    expect(one.steps.join(' ')).not.toContain('blender 2')
    expect(six.steps.join(' ')).toContain(
      'Fill the blender 2 times, each time with a share of all that follows: 2 minutes more.',
    )
    expect(six.minutesAtWork).toBeGreaterThanOrEqual(one.minutesAtWork + 2)
  })

  it.each([
    ['edamame-hummus', 'edamame 240, tahini 30, carrots 200'],
    ['frozen-yogurt-bark', 'greek-yogurt-nonfat 300, blueberries 74, pistachios 14'],
  ])('what is dipped or stirred fills no blender: %s', async (dishId, list) => {
    const { steps } = await blended(6, dishId, list)
    expect(steps.join(' ')).not.toContain('batches')
  })

  it.each([
    [
      'Fried rice',
      'eggs 200, white-rice 60, carrots 61, canola-oil 9',
      /stir over medium heat for 6 minutes, [^.]*left/,
    ],
    ['Scrambled eggs', 'eggs 200, canola-oil 9', /for 3 to 4 minutes, until no liquid egg is left/],
  ])('two dozen eggs are stirred in two batches: %s', async (name, list, stirred) => {
    const textOf = async (people: number) => (await forPeople(people, name, list)).steps.join(' ')
    expect(await textOf(3)).not.toContain('batches')
    expect(await textOf(6)).toMatch(new RegExp(`${stirred.source}\\. Do this in 2 batches\\.`))
  })

  it.each([
    ['Tacos', 'corn-tortillas 72, eggs 200, black-beans-canned 80'],
    ['Tacos', 'corn-tortillas 72, egg-whites 200, black-beans-canned 80'],
    ['Fried rice', 'eggs 200, tvp 25, white-rice 60, canola-oil 9'],
    ['Scrambled eggs', 'eggs 200, spinach 60, canola-oil 9'],
    ['Scrambled egg whites', 'egg-whites 200, zucchini 60, canola-oil 9'],
  ])('stirred eggs have two pans where beans or vegetables are in one: %s, %s', async (name, list) => {
    const textOf = async (people: number) => (await forPeople(people, name, list)).steps.join(' ')
    expect(await textOf(2)).not.toMatch(/2 pans|batches/)
    const six = await textOf(6)
    expect(six).toMatch(/Share what is in the pan among 2 pans, each with its share of the eggs\. Pour in /)
    expect(six).not.toMatch(/egg[^.]*\. Do this in/)
  })

  it.each([
    ['Fried eggs', 'eggs 150, tomatoes 60, canola-oil 9'],
    ['Shakshuka', 'eggs 150, canned-tomatoes 200, onions 55, canola-oil 9'],
    ['Hash', 'eggs 150, ground-beef-93 60, potatoes 100, canola-oil 9'],
    ['Rice bowl', 'eggs 150, white-rice 50, spinach 60, canola-oil 9'],
  ])('more eggs than fit among what is in the pan set in two pans at once: %s', async (name, list) => {
    const textOf = async (people: number) => (await forPeople(people, name, list)).steps.join(' ')
    expect(await textOf(2)).toMatch(/6 large eggs/)
    expect(await textOf(2)).not.toMatch(/2 pans|batches/)
    expect(await textOf(4)).toMatch(
      /Share it among 2 pans, make hollows, crack in 12 large eggs, [^.]* firm\./,
    )
    expect(await textOf(4)).not.toMatch(/eggs[^.]*\. Do this in/)
  })

  it.each([
    [
      'the mushrooms',
      'mushrooms 90',
      /Share what is in the pan among 2 pans, each with its share of the eggs\. Crack 12 /,
    ],
  ])('eggs are fried on %s in two pans at once', async (_, vegetable, steps) => {
    const list = `bacon 28, eggs 150, olive-oil 5, ${vegetable}`
    const breakfast = meal('breakfast', 'Bacon and eggs', list, { dishId: 'bacon-and-eggs' })
    const text = (await recipeFor(breakfast, { people: 4 })).steps.join(' ')
    expect(text).toMatch(steps)
    expect(text).not.toContain('batches')
  })

  it.each([
    ['Rice bowl', 'eggs 150, white-rice 50, cucumber 60, canola-oil 9'],
    ['Turkey patties', 'ground-turkey-93 40, eggs 150, canola-oil 9'],
  ])('more eggs than lie side by side are cracked into the pan in two batches: %s', async (name, list) => {
    const textOf = async (people: number) => (await forPeople(people, name, list)).steps.join(' ')
    expect(await textOf(2)).not.toContain('batches')
    expect(await textOf(4)).toMatch(/12 large eggs[^.]* yolk are firm[^.]*\. Do this in 2 batches\./)
  })
})

describe('vegetables that are steamed', () => {
  it('take longer if there are pounds of them', async () => {
    const salad = meal('lunch', 'Warm chicken salad', 'chicken-breast 150, broccoli 250, lemon-juice 10')
    const minutesOf = async (people: number) => {
      const { steps } = await recipeFor(salad, { people })
      return Number(/Steam [^.]*broccoli[^.]* for (\d+) minutes/.exec(steps.join(' '))?.[1])
    }
    expect(await minutesOf(2)).toBe(5)
    expect(await minutesOf(4)).toBeGreaterThan(5)
  })
})

describe('a mousse', () => {
  it('of tofu and fruit needs a little water to blend, one of cream does not', async () => {
    const mousse = (dishId: string, list: string) => stepsOf(meal('snack', 'Mousse', list, { dishId }))
    const ofTofu = 'tofu-extra-firm 125, strawberries 130, cocoa-powder 5'
    expect(await mousse('chocolate-tofu-mousse', ofTofu)).toContain(
      'cocoa powder, with a spoon or two of water, and blend',
    )
    const ofCream = 'heavy-cream 45, soy-protein-isolate 15, vanilla-extract 1'
    expect(await mousse('cream-protein-mousse-keto', ofCream)).not.toContain('water')
  })
})

describe('a wok', () => {
  it('is filled by what is stir-fried, not by the fruit beside it', async () => {
    const list = 'chicken-breast 150, broccoli 480, pineapple 660, canola-oil 9, soy-sauce 10.66'
    expect(await stepsOf(meal('dinner', 'Chicken stir-fry', list))).not.toContain('batches')
    expect(await stepsOf(meal('dinner', 'Chicken stir-fry', list.replace('480', '1200')))).toContain(
      'crisp-tender. Do this in 2 batches.',
    )
  })
})

describe('the zucchini of a lasagna', () => {
  it('takes longer to slice for four than for one', async () => {
    const atWork = async (servings: number) => {
      const forDates = servings > 1 ? ['2026-11-24'] : []
      const more = { dishId: 'zucchini-lasagna', cook: { servings, forDates } }
      const list = 'zucchini 300, canned-tomatoes 120, mozzarella 40, canola-oil 9'
      return (await recipeFor(meal('dinner', 'Zucchini lasagna', list, more))).minutesAtWork
    }
    expect(await atWork(4)).toBeGreaterThan((await atWork(1)) + 5)
  })
})

describe('the minutes of an oven', () => {
  it('begin for peppers and potatoes when it is hot', async () => {
    const potato = meal(
      'lunch',
      'Stuffed sweet potatoes',
      'ground-beef-93 80, sweet-potatoes 195, kidney-beans-canned 80, canned-tomatoes 60, red-bell-pepper 59.5, onions 55, canola-oil 9.34, chili-powder 2.7',
      { dishId: 'stuffed-sweet-potato-chili' },
    )
    // It heats for 15 minutes; then the potatoes bake for 40, and for 10 once they are filled.
    expect((await recipeFor(potato)).minutes).toBeGreaterThanOrEqual(65)
  })

  it('begin after those of dry beans', async () => {
    const list = 'navy-beans-dry 90, carrots 122, canned-tomatoes 180, olive-oil 13, dried-oregano 1'
    const { minutes, steps } = await recipeFor(
      meal('dinner', 'Baked white beans', list, { dishId: 'gigantes' }),
    )
    expect(steps.join(' ')).toMatch(/for 10 minutes, then simmer for 50 minutes[^.]*\. Heat the oven/)
    expect(minutes).toBeGreaterThanOrEqual(10 + 10 + 50 + 15 + 20)
  })

  it('are counted for a dip of eggplant, which a hot oven roasts', async () => {
    const dip = 'eggplant 200, tahini 20, lemon-juice 10, carrots 80'
    const { minutes, steps } = await recipeFor(meal('snack', 'Baba ganoush', dip, { dishId: 'baba-ganoush' }))
    expect(steps.join(' ')).toMatch(
      /^Heat the oven to 425 °F\. Roast [^.]*eggplant, in large pieces, for 30 minutes/,
    )
    expect(minutes).toBeGreaterThanOrEqual(45)
  })
})

describe('what holds the food', () => {
  it('is a bowl also where nothing is in it yet', async () => {
    const list = 'almonds 15, tomatoes 61.5, cucumber 60, cumin 0.3'
    expect(await stepsOf(meal('snack', 'Masala almonds', list, { dishId: 'masala-peanuts' }))).toMatch(
      /^Cut [^.]* into small pieces and put into a large bowl\. Top with [^.]*almonds/,
    )
    expect(
      await stepsOf(meal('snack', 'Masala almonds', `${list}, lemon-juice 5`, { dishId: 'masala-peanuts' })),
    ).toMatch(/^Put [^.]* into a large bowl\. Cut [^.]*tomato into small pieces and toss in\./)
  })

  it('is a tray for a dough that is rolled out, and a cup for a custard', async () => {
    const crackers = 'pea-protein 15, hemp-seeds 20, canola-oil 22, salt 0.3'
    expect(await stepsOf(meal('snack', 'Crackers', crackers, { dishId: 'crisp-protein-crackers' }))).toMatch(
      /roll it out thin\. Lay it on a tray with baking paper\. Bake/,
    )
    expect(
      await stepsOf(meal('snack', 'Custard', 'eggs 50, heavy-cream 15', { dishId: 'egg-cream-custard' })),
    ).toMatch(/grease a muffin pan\. Beat [^.]*egg and [^.]*cream\. Pour in the mix and bake/)
  })

  it('is a muffin cup that wilted leaves fit into', async () => {
    const muffins = 'eggs 100, spinach 85, mozzarella 20, olive-oil 9'
    expect(await stepsOf(meal('breakfast', 'Egg muffins', muffins, { dishId: 'egg-muffins' }))).toMatch(
      /Pour boiling water over [^.]*spinach and squeeze it dry\. Share the spinach and [^.]*mozzarella among the cups/,
    )
  })
})

describe('the filling of tacos', () => {
  it('has tofu browned before wet beans are in the pan, and eggs after', async () => {
    const list =
      'black-beans-dry 80, tofu-extra-firm 140, corn-tortillas 120, canola-oil 5, cumin 1, salt 0.4'
    const dish = { dishId: 'black-bean-breakfast-tacos' }
    expect(await stepsOf(meal('breakfast', 'Bean tacos', list, dish))).toMatch(
      /Add [^.]*tofu[^.]*golden\. Heat the black beans in it/,
    )
    const eggs = list.replace('tofu-extra-firm 140', 'eggs 100')
    expect(await stepsOf(meal('breakfast', 'Bean tacos', eggs, dish))).toMatch(
      /Heat the black beans in it[^.]*steaming\. Take the black beans out of the pan\. Pour in 2 large eggs/,
    )
  })
})

describe('soaked crumbles with tofu', () => {
  it.each([
    [
      'stirfry',
      'mapo-tofu-crumbles',
      'tofu-extra-firm 200, tvp 48, white-rice 42, mushrooms 60, canola-oil 9, cornstarch 3',
    ],
    [
      'ribbons',
      'protein-bolognese-zucchini',
      'tvp 52, tofu-firm 140, lentils-red 40, canned-tomatoes 180, zucchini 150, canola-oil 5',
    ],
    ['tacos', 'taco-night', 'tvp 40, tofu-firm 140, corn-tortillas 96, canola-oil 5, chili-powder 2'],
    ['burrito', '', 'tvp 40, tofu-firm 140, flour-tortillas 96, canola-oil 5'],
  ])('do not burn under it: %s', async (method, dishId, list) => {
    const text = await stepsOf(meal('dinner', `Tofu ${method}`, list, dishId ? { dishId } : {}))
    expect(text).toMatch(
      /fry for 5 minutes, until browned\. Take the soy crumbles out of the pan\. Add [^.]*tofu[^.]*golden\./,
    )
    expect(text).toMatch(/golden\..* Put the soy crumbles[^.]* back in/)
  })
})

describe('much egg white', () => {
  const dal = (grams: number) =>
    meal(
      'dinner',
      'Red lentil dal',
      `lentils-red 60, egg-whites ${grams}, spinach-frozen 90, canola-oil 11, cumin 2`,
      { dishId: 'yogurt-dal-egg-whites' },
    )

  it('sets more slowly than a little', async () => {
    expect(await stepsOf(dal(120))).toMatch(/thin stream and simmer for 2 minutes, until set/)
    expect(await stepsOf(dal(430))).toMatch(/thin stream and simmer for 4 minutes, until set/)
    const cooked = (grams: number) => stepsOf(meal('lunch', 'Warm salad', `egg-whites ${grams}, spinach 60`))
    expect(await cooked(100)).toContain('for 3 minutes, until set')
    expect(await cooked(486)).toContain('for 6 minutes, until set')
  })
})

describe('the water of a pot', () => {
  const forTwo = { cook: { servings: 2, forDates: ['2026-11-24'] } }

  it('is for what stays solid in a soup, not for its leaves', async () => {
    const soup = (spinach: number) =>
      stepsOf(
        meal(
          'lunch',
          'Ginger chicken soup',
          `chicken-breast 150, spinach ${spinach}, carrots 61, canola-oil 6, fresh-ginger 4`,
          { ...forTwo, dishId: 'ginger-chicken-soup' },
        ),
      )
    const cupsIn = (text: string) => /Add [^.]*?([^ ]+(?: \d\/\d)?) cups? of water/.exec(text)?.[1]
    expect(cupsIn(await soup(20))).toBe('2 1/4')
    expect(cupsIn(await soup(150))).toBe('2 1/4')
  })

  it('is more for boiled beans without tomatoes', async () => {
    const list = 'black-beans-dry 70, cabbage 95, canola-oil 9, cumin 0.5'
    expect(await stepsOf(meal('dinner', 'Bean stew', list))).toContain(
      'Add the cabbage, with 1/2 cup of water.',
    )
    expect(await stepsOf(meal('dinner', 'Bean stew', `${list}, canned-tomatoes 120`))).toContain(
      'with 1/4 cup of water.',
    )
  })

  it('counts what was poured in before the lentils', async () => {
    const dalWith = async (vegetable: string) => {
      const list = `lentils-red 75, spinach 120, ${vegetable}, onions 55, canola-oil 9, cumin 1`
      const cook = { servings: 4, forDates: ['2026-11-24', '2026-11-25', '2026-11-26'] }
      return stepsOf(meal('dinner', 'Red lentil dal', list, { cook }))
    }
    expect(await dalWith('carrots 61')).toMatch(
      /Let the carrots simmer in 1 cup of water.* 1 1\/2 cups dry [^.]*with 4 cups of water/,
    )
    expect(await dalWith('tomatoes 120')).toMatch(/1 1\/2 cups dry [^.]*with 5 cups of water/)
  })
})

describe('the eggs of a curry', () => {
  const list = 'eggs 200, spinach 100, coconut-milk 50, canola-oil 13, turmeric 0.5'
  const dish = { dishId: 'coconut-egg-curry' }

  it('boil before a pan is hot, and their minutes count', async () => {
    const { minutes, steps } = await recipeFor(meal('dinner', 'Coconut egg curry', list, dish))
    expect(steps.join(' ')).toMatch(
      /^Boil 4 large eggs for 10 minutes[^.]*halve\. .*Heat [^.]*oil.* Lay the eggs in the hot sauce for 3 minutes\. Stir in [^.]*spinach/,
    )
    expect(minutes).toBeGreaterThanOrEqual(20)
  })

  it('boil once dry beans are on, which take hours', async () => {
    expect(await stepsOf(meal('dinner', 'Egg curry', `${list}, chickpeas-dry 40`))).toMatch(
      /simmer for 70 minutes[^.]*\. Boil 4 large eggs/,
    )
  })
})

describe('the words of a dish', () => {
  it.each([
    [
      'a burger in leaves has whole ones',
      'Hemp-seed and pea protein burger in romaine leaves',
      'hemp-pea-burger-lettuce',
      'hemp-seeds 22, pea-protein 30, romaine-lettuce 40, olive-oil 14, avocado-oil 11',
      /Serve with 3 leaves of romaine lettuce \(1 1\/2 oz\)\./,
    ],
    [
      'the crust of a tamale pie is mush',
      'Cornmeal tamale pie with black bean and soy-crumble chili',
      'bean-tamale-pie',
      'black-beans-dry 40, tvp 56, cornmeal 35, canned-tomatoes 60, canola-oil 19, cumin 1',
      /Spread the mush over the top\./,
    ],
    [
      'an apple beside patties has its pan',
      'Turkey and apple patties',
      'turkey-apple-patties',
      'ground-turkey-93 140, apples 182, potatoes 107, canola-oil 5, dried-sage 0.4',
      /Cook 1 medium apple, in slices, in the pan for 4 minutes\./,
    ],
    [
      'a single egg is one',
      'Deviled eggs',
      'deviled-eggs',
      'eggs 50, mayonnaise 4.6, paprika 0.3',
      /Halve the egg, mash the yolk with it and spoon it back\./,
    ],
  ])('%s', async (_, name, dishId, list, steps) => {
    expect(
      await stepsOf(meal(dishId === 'deviled-eggs' ? 'snack' : 'dinner', name, list, { dishId })),
    ).toMatch(steps)
  })
})
