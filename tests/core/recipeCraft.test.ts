import { createFormat, type Meal, metricFormat, recipeFor, toWeekPlan } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../src/planner/dishes/book.js'
import { bookMeals } from '../support/bookMeals.js'
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

describe('what lies under or on what', () => {
  const cod = 'cod 175, lentils-brown 55, carrots 61, spinach 60, canola-oil 8, yellow-mustard 10'

  it.each([
    [
      'fish comes onto its lentils, whole',
      'salmon-lentils',
      'Cod on warm lentils',
      cod,
      /Stir in [^.]*mustard\. Fold in the lentils\. Put the cod back in for a minute, until hot\./,
    ],
    [
      'a burger is piled onto its bread',
      'split-pea-burgers',
      'Split pea burgers on white bread',
      'split-peas 36, vital-wheat-gluten 34, white-bread 58, cucumber 60, canola-oil 13',
      /Toast 2 slices white bread and pile everything on it with the cucumber\./,
    ],
    [
      'so are sloppy joes',
      'lentil-seitan-sloppy-joes',
      'Lentil and seitan sloppy joes on whole-wheat bread',
      'lentils-brown 40, vital-wheat-gluten 38, whole-wheat-bread 64, canned-tomatoes 60, canola-oil 16',
      /Toast 2 slices whole-wheat bread and pile it on\./,
    ],
    [
      'a stew has its toast beside it',
      'white-bean-seitan-cassoulet',
      'Seitan and white bean cassoulet',
      'navy-beans-dry 50, vital-wheat-gluten 40, white-bread 29, canned-tomatoes 80, canola-oil 15',
      /Toast 1 slice white bread to go with it\./,
    ],
    [
      'potatoes that braise in the pot are in the dish already',
      'paprikash',
      'Chicken paprikash with potatoes',
      'chicken-thigh 160, potatoes 213, red-bell-pepper 119, greek-yogurt-nonfat 100, canola-oil 10',
      /Add [^.]*potato(?!.*the potato)/,
    ],
    [
      'tortillas are torn for a bake',
      'enchilada-bake',
      'Chicken enchilada bake',
      'chicken-breast 110, corn-tortillas 72, canned-tomatoes 180, onions 55, canola-oil 7',
      /Tear 3 corn tortillas into strips and layer them with the filling in a baking dish, with [^.]*tomatoes\./,
    ],
    [
      'tortillas are spread on one half each',
      'chicken-quesadilla',
      'Chicken quesadilla',
      'chicken-breast 110, corn-tortillas 120, cheddar-cheese 30, salsa 60, canola-oil 9',
      /Lay out 5 corn tortillas, spread the filling and [^.]*cheddar[^.]* on one half and fold over\./,
    ],
    [
      'a banana goes onto its rice cakes',
      'protein-nut-butter-rice-cakes',
      'Rice cakes with whey peanut butter and bananas',
      'rice-cakes 36, peanut-butter 24, whey-protein 28, reduced-fat-milk 61, bananas 118',
      /^Stir [^.]*peanut butter with [^.]*whey[^.]* milk\. Cut 1 medium banana into slices\. Spread the peanut butter on 4 rice cakes\. Pile the banana on top\./,
    ],
    [
      'refried beans are mashed, and eggs scrambled without them',
      'bean-egg-morning-tacos',
      'Refried bean and egg tacos',
      'pinto-beans-dry 35, eggs 100, corn-tortillas 48, canola-oil 5, cumin 0.5',
      /Heat the pinto beans [^.]*steaming, and mash roughly\. Take the pinto beans out of the pan\. Pour in 2 large eggs.*Put the pinto beans back in/,
    ],
    [
      'sunflower seeds stay crisp on a porridge, and soft ones swell in it',
      'quinoa-breakfast-porridge',
      'Quinoa porridge',
      'quinoa 40, reduced-fat-milk 183, sunflower-seeds 12, hemp-seeds 10, blueberries 75',
      /dry quinoa[^.]*hemp seeds.*Top with [^.]*sunflower seeds/,
    ],
  ])('%s', async (_, dishId, name, list, steps) => {
    expect(await stepsOf(meal('dinner', name, list, { dishId }))).toMatch(steps)
  })
})

describe('a sauce', () => {
  const salmon = 'salmon 155, spinach 120, canola-oil 13, nutmeg 0.3'

  it('of a few spoons is no bath for fish', async () => {
    const dish = { dishId: 'creamed-spinach-salmon' }
    expect(await stepsOf(meal('dinner', 'Salmon on spinach', `${salmon}, heavy-cream 30`, dish))).toMatch(
      /salmon, patted dry.*Take the salmon out of the pan\..*cream.*Put the salmon back in/,
    )
    expect(
      await stepsOf(meal('dinner', 'Salmon on spinach', `${salmon}, canned-tomatoes 150`, dish)),
    ).toMatch(/Lay [^.]*salmon in, cover and simmer gently/)
  })

  it('has its beans before its fish', async () => {
    const list = 'chickpeas-canned 170, cod 150, spinach 150, canned-tomatoes 120, canola-oil 13, onions 55'
    expect(
      await stepsOf(meal('dinner', 'Spanish chickpeas', list, { dishId: 'spinach-and-chickpeas' })),
    ).toMatch(/chickpeas[^.]*simmer for 5 minutes\. Lay [^.]*cod in/)
  })

  it('of tomatoes and pasta is a soup if it is called a broth', async () => {
    const list = 'pasta 50, chickpeas-canned 150, canned-tomatoes 150, kale 90, canola-oil 10, onions 55'
    const steps = await stepsOf(meal('dinner', 'Pasta e ceci', list, { dishId: 'pasta-e-ceci' }))
    expect(steps).toMatch(/cups of water and bring to a simmer.*pasta and cook for 10 minutes, until tender/)
    expect(steps).not.toMatch(/Drain|cooking water/)
  })
})

describe('a cook gets', () => {
  it.each([
    [
      'chickpeas that turn crunchy',
      'Smoky roasted chickpeas',
      'chickpeas-canned 125, canola-oil 7, paprika 1',
      { dishId: 'smoky-roasted-chickpeas' },
      /Roast for 30 minutes, turning once, until browned\.$/,
    ],
    [
      'beans that stay soft beside meat, and rice in its coconut milk',
      'Jerk chicken with rice, kidney beans and cabbage',
      'chicken-thigh 150, kidney-beans-canned 80, white-rice 40, cabbage 120, coconut-milk 30, canola-oil 5, salt 0.8',
      { dishId: 'jerk-rice-and-peas' },
      /165 °F\. Add about 1\/3 can kidney beans \(drained and rinsed\) for the last 10 minutes\. Warm 2 tbsp coconut milk in a wide pot, stir in the rice and lay the rest on top\./,
    ],
    [
      'tofu under the lid of rice that nobody stirs',
      'Jambalaya with tofu and rice',
      'tofu-extra-firm 230, white-rice 60, red-bell-pepper 90, celery 60, canned-tomatoes 150, canola-oil 10',
      { dishId: 'jambalaya' },
      /bring to a boil\. Add [^.]*tofu, cut into cubes\. Cover and cook over low heat for 18 minutes\. Tip: Do not stir[^.]*\. Let it stand/,
    ],
    [
      'cakes of fish and sweet potatoes that hold',
      'Salmon and sweet potato cakes',
      'salmon-canned 120, sweet-potatoes 195, cucumber 75, olive-oil 11',
      { dishId: 'salmon-sweet-potato-cakes' },
      /steam dry for 3 minutes, mash with 4 oz canned salmon, drained well, and shape small patties\. Chill/,
    ],
    [
      'a tip that is no step of its own',
      'Cheddar and apple plate',
      'apples 91, cheddar-cheese 20, almonds 10',
      { dishId: 'fruit-and-cheese-plate' },
      /^Tip: [^.]*early\. Cut/,
    ],
  ])('%s', async (_, name, list, more, steps) => {
    expect(await stepsOf(meal('dinner', name, list, more))).toMatch(steps)
  })
})

describe('for several people', () => {
  it.each([
    [
      'thin crisps have trays enough',
      'sweet-potato-crisps',
      'Baked carrot crisps',
      'carrots 122, canola-oil 7',
      /Use 2 trays at a time, in 2 rounds\./,
    ],
    [
      'cakes of split peas are fried in batches',
      'split-pea-egg-cakes',
      'Split pea cakes with eggs',
      'split-peas 42, eggs 100, vital-wheat-gluten 20, canola-oil 8',
      /fry the patties [^.]*\. Do this in 2 batches\./,
    ],
    [
      'French toast is fried in batches',
      'french-toast',
      'French toast with blueberries',
      'white-bread 58, eggs 50, reduced-fat-milk 61, blueberries 120, butter 7',
      /160 °F\)\. Do this in 2 batches\./,
    ],
    [
      'so are pancakes',
      'cottage-cheese-oat-pancakes',
      'Oat pancakes with blueberries',
      'cottage-cheese 113, rolled-oats 40, eggs 50, egg-whites 90, blueberries 120, canola-oil 5',
      /golden and set in the middle \(160 °F\)\. Do this in 5 batches\./,
    ],
    [
      'so are the potatoes of a hash',
      'sweet-potato-black-bean-hash',
      'Sweet potato hash',
      'sweet-potatoes 325, black-beans-canned 110, red-bell-pepper 60, canola-oil 5',
      /until a fork goes in\. Do this in 2 batches\./,
    ],
  ])('%s', async (_, dishId, name, list, steps) => {
    const one = meal('dinner', name, list, { dishId })
    expect(await stepsOf(one, 4)).toMatch(steps)
    expect(await stepsOf(one)).not.toMatch(/batches|rounds/)
    expect((await recipeFor(one, { people: 4 })).minutes).toBeGreaterThan((await recipeFor(one)).minutes)
  })
})

describe('a cook', () => {
  it.each([
    [
      'browns chops whole before they braise',
      'pork-chop-apple-cabbage',
      'Pork chop with braised cabbage',
      'pork-chop 170, cabbage 150, apples 91, canola-oil 12',
      /Brown [^.]*pork chops, in pieces 1 inch thick, for 2 minutes a side, and set aside\..*Lay the pork chop in, cover and simmer for 8 to 10 minutes, until a thermometer reads 145 °F\./,
    ],
    [
      'shapes seitan as the name says',
      'seitan-steak-butter-cabbage',
      'Seitan steak with cabbage',
      'vital-wheat-gluten 48, cabbage 120, canola-oil 14',
      /knead it for 2 minutes and press it into flat steaks\./,
    ],
    [
      'cuts seitan small for the rest',
      'seitan-cabbage-stir-fry',
      'Crisp seitan stir-fry',
      'vital-wheat-gluten 48, cabbage 120, canola-oil 14',
      /knead it for 2 minutes and cut it into small pieces\./,
    ],
    [
      'toasts seeds in a pan',
      'chili-lime-pepitas',
      'Spiced lime sunflower seeds',
      'sunflower-seeds 15, lime-juice 5, chili-powder 0.7',
      /^Toast [^.]*sunflower seeds in a dry pan over medium heat for 3 to 5 minutes(?!.*oven)/,
    ],
    [
      'crisps kale with seeds in an oven',
      'kale-chips-hemp',
      'Kale chips',
      'kale 40, canola-oil 9, hemp-seeds 20',
      /^Heat the oven.*Bake in one layer for 12 minutes/,
    ],
    [
      'needs no comma before how thick meat is cut',
      'turkey-roots-tray',
      'Turkey tray bake',
      'turkey-breast 190, sweet-potatoes 195, broccoli 120',
      /Add 7 oz turkey breast in pieces 1 inch thick and roast/,
    ],
    [
      'calls beef by one word',
      'beef-and-broccoli',
      'Beef and broccoli',
      'beef-sirloin 140, broccoli 200, white-rice 50, fresh-ginger 4, canola-oil 5',
      /Add 5 oz beef sirloin, cut into thin strips.*Take the beef sirloin out/,
    ],
    [
      'boils one egg until its yolk is firm',
      'boiled-eggs-peanuts',
      'Boiled egg with peanuts',
      'eggs 50, peanuts 12',
      /Boil 1 large egg for 10 minutes, until the yolk is firm/,
    ],
    [
      'thins a porridge with no spoon of water',
      'protein-oatmeal',
      'Whey oatmeal with blueberries',
      'rolled-oats 40, reduced-fat-milk 217, whey-protein 26, blueberries 75',
      /Bring about 1 cup milk to a simmer with/,
    ],
    [
      'cuts bites from what was baked in a dish',
      'egg-white-bites',
      'Egg white bites with mushrooms and feta',
      'egg-whites 140, mushrooms 80, feta-cheese 20',
      /160 °F inside\. Let it stand for 5 minutes and cut it into bites\.$/,
    ],
  ])('%s', async (_, dishId, name, list, steps) => {
    expect(await stepsOf(meal('snack', name, list, { dishId }))).toMatch(steps)
  })

  it('fills a blender before it pours all the milk in', async () => {
    const shake = 'reduced-fat-milk 400, bananas 118, peanut-butter 32'
    expect(await stepsOf(meal('breakfast', 'Banana shake', shake), 4)).toMatch(
      /^Fill the blender 2 times, each time with a share of all that follows: 2 minutes more\. Pour [^.]* milk into a blender/,
    )
  })
})

describe('names and tips', () => {
  it.each([
    ['lunch', 'salmon-sweet-potato-cakes', 'Sardine and sweet potato cakes', 'sardines-canned'],
    ['breakfast', 'salmon-sweet-potato-hash', 'Sardine and sweet potato hash', 'sardines-canned'],
    ['lunch', 'zucchini-bolognese', 'Zucchini noodles with soy crumble bolognese', 'tvp'],
  ] as const)('%s: %s', (kind, id, name, food) => {
    const names = bookMeals(kind)
      .filter((one) => one.dishId === id && one.items.some((item) => item.food.id === food))
      .map((one) =>
        one.name
          .replace(/ with (?:spinach|romaine|cucumber|zucchini|kale).*/, '')
          .replace('butternut squash', 'sweet potato'),
      )
    expect(new Set(names)).toEqual(new Set([name]))
  })

  it('call no stew with turkey a fisherman’s', () => {
    const stews = bookMeals('dinner').filter(({ dishId }) => dishId === 'fisherman-stew')
    expect(stews.filter(({ name }) => name.includes('salmon'))).not.toEqual([])
    expect(stews.filter(({ name }) => name.includes('turkey'))).toEqual([])
  })

  it('say nothing that the steps contradict', () => {
    const tips = Object.values(BOOK)
      .flat()
      .map(({ tip }) => tip)
    expect(
      tips.filter((tip) =>
        /very hot pan|basil in off the heat|Mash the beans with a little|beans while they are warm|pasta water/.test(
          tip,
        ),
      ),
    ).toEqual([])
  })
})

describe('what belongs together stays so', () => {
  it.each([
    [
      'milk beside a toast is no part of its spread',
      'Peanut butter toast with milk',
      'white-bread 58, peanut-butter 16, reduced-fat-milk 244',
      /^Toast 2 slices white bread\. Spread 1 tbsp peanut butter .*Serve with [^.]*milk/,
    ],
    [
      'chicken leaves the pan before the eggs of tacos',
      'Chicken and egg tacos',
      'chicken-breast 120, eggs 50, corn-tortillas 72, onions 55, canola-oil 5',
      /165 °F\. Take the chicken out of the pan\. Pour in 1 large egg.*Put the chicken back in/,
    ],
    [
      'fish of a burrito makes room for its spinach once',
      'Fish burrito',
      'cod 120, black-beans-canned 100, flour-tortillas 96, spinach 30, canola-oil 5',
      /^(?!.*Take the cod out.*Put the cod back in.*spinach)/,
    ],
    [
      'lentils are baked with the tortillas of a bake',
      'Baked chicken with lentils',
      'chicken-breast 120, lentils-brown 50, corn-tortillas 48, canned-tomatoes 100, cheddar-cheese 30',
      /layer them with the filling in a baking dish, with [^.]*lentils/,
    ],
  ])('%s', async (_, name, list, steps) => {
    expect(await stepsOf(meal('dinner', name, list))).toMatch(steps)
  })

  it('dates are filled with cream cheese', async () => {
    const list = 'dates 28.8, cream-cheese 29'
    expect(
      await stepsOf(meal('snack', 'Dates with cream cheese', list, { dishId: 'stuffed-dates' })),
    ).toMatch(/Open [^.]*dates and fill with [^.]*cream cheese/)
  })
})

describe('what a cook has to hand', () => {
  const peas = meal('snack', 'Crunchy spiced split peas', 'split-peas 35, canola-oil 9', {
    dishId: 'crunchy-chili-split-peas',
  })

  it.each([
    [
      'cheddar is grated onto a hot dish',
      'Lemony chicken on zucchini noodles',
      'chicken-thigh 245, zucchini 215, cheddar-cheese 20, canola-oil 9',
      { dishId: 'lemony-shrimp-zucchini-noodles' },
      /with 3\/4 oz cheddar \(grated\)/,
    ],
    [
      'frozen spinach does not drown a sheet pan',
      'Sheet-pan chicken with potatoes and spinach',
      'chicken-breast 190, potatoes 320, spinach-frozen 156, canola-oil 18',
      { dishId: 'turkey-sweet-potato-tray' },
      /Stir in 1 cup frozen spinach \(thawed for 3 minutes in a microwave or under warm water, and squeezed dry\) for the last 5 minutes/,
    ],
    [
      'coconut oil is melted for what no pan warms',
      'Green salad with hemp seeds',
      'spinach 30, hemp-seeds 45, coconut-oil 9',
      { dishId: 'green-goddess-hemp-salad' },
      /coconut oil \(melted\)/,
    ],
    [
      'kale is crisped with all of its oil, and stays dry at the table',
      'Kale chips with hemp seeds',
      'kale 40, hemp-seeds 20, olive-oil 18, salt 0.4',
      { dishId: 'kale-chips-hemp' },
      /and the kale with 1 tbsp \+ 1 tsp olive oil and a pinch of salt\. .*turns crisp\.$/,
    ],
    [
      'no fish leaves a pan in which nothing else cooks',
      'Cod and grits',
      'cod 140, cornmeal 50, tomatoes 123, olive-oil 11, paprika 1',
      { dishId: 'shrimp-and-grits' },
      /Add 5 oz cod(?!.*(?:Take|Put) the cod).*Cut 1 medium tomato into slices/,
    ],
    [
      'zucchini roasts no longer than the chicken beside it',
      'Chicken with zucchini',
      'chicken-thigh 210, zucchini 100, sunflower-oil 23.35, dried-thyme 0.25, salt 0.75',
      { dishId: 'chicken-butter-cabbage' },
      /3\/4 cup zucchini .* on a sheet pan\. Add [^.]*chicken thighs/,
    ],
    [
      'egg whites in tacos are beaten with the eggs',
      'Breakfast tacos',
      'corn-tortillas 96, eggs 100, egg-whites 190, canola-oil 9.3, cumin 0.5',
      { dishId: 'scrambled-breakfast-tacos' },
      /Pour in 2 large eggs and 3\/4 cup egg whites, beaten, and stir/,
    ],
    [
      'eggs and whites of a scramble are one thing once they are beaten',
      'Scrambled eggs',
      'eggs 50, egg-whites 190, canola-oil 9.3, cumin 0.5',
      { dishId: 'masala-bhurji' },
      /Beat 1 large egg and 3\/4 cup egg whites.*Pour in the eggs and stir/,
    ],
    [
      'yogurt and cottage cheese are one thing once they are stirred',
      'Cottage cheese plate',
      'greek-yogurt-nonfat 120, cottage-cheese 150, cucumber 100, dried-dill 0.5',
      { dishId: 'cottage-cheese-savory-bowl' },
      /Stir [^.]* Greek yogurt and [^.]* cottage cheese with [^.]*\. Put the mix and the cucumber on/,
    ],
    [
      'honey is spooned over a plate',
      'Greek yogurt plate with kiwi',
      'greek-yogurt-nonfat 310, kiwifruit 207, sunflower-seeds 55, honey 28',
      { dishId: 'cottage-cheese-fruit-plate' },
      /Spoon 1 tbsp \+ 1 tsp honey over\./,
    ],
  ])('%s', async (_, name, list, more, steps) => {
    expect(await stepsOf(meal('dinner', name, list, more))).toMatch(steps)
  })

  it('roasts beans on as many sheet pans as lie in one layer', async () => {
    const [few, many] = [await recipeFor(peas), await recipeFor(peas, { people: 16 })]
    expect(few.steps.join(' ')).not.toContain('sheet pans')
    expect(many.steps.join(' ')).toContain('Use 2 sheet pans at a time, in 2 rounds.')
    expect(many.minutes).toBe(few.minutes + 20)
  })

  it('boils edamame for many in a pot', async () => {
    const edamame = meal('snack', 'Steamed edamame', 'edamame 155, lime-juice 5', {
      dishId: 'steamed-edamame',
    })
    expect(await stepsOf(edamame)).toContain('microwave for 4 minutes')
    const { minutes, steps } = await recipeFor(edamame, { people: 8 })
    expect(steps.join(' ')).toMatch(/^Boil 11 cups shelled edamame for 5 minutes, until hot, and drain\./)
    expect(minutes).toBeGreaterThanOrEqual(13)
  })

  it('weighs cheddar, and slices it for bread', async () => {
    const sandwich = meal('lunch', 'Cheddar sandwich', 'white-bread 58, cheddar-cheese 28, tomatoes 61.5')
    expect(await stepsOf(sandwich)).toMatch(/1 oz cheddar(?! \(grated\))/)
  })

  it('heats a small oven for what is little', async () => {
    expect(await stepsOf(peas)).toMatch(/^Heat the oven or a toaster oven to 425 °F\./)
    expect(await stepsOf(peas, 4)).toMatch(/^Heat the oven to 425 °F\./)
  })

  it('browns no more drumsticks than lie side by side', async () => {
    const braise = meal(
      'dinner',
      'Chicken drumsticks with black beans',
      'chicken-drumstick 133, black-beans-dry 50, white-rice 40, carrots 61, canola-oil 9',
      {
        dishId: 'drumsticks-beans-rice',
      },
    )
    expect(await stepsOf(braise, 4)).not.toMatch(/on all sides for 8 minutes\. Do this/)
    expect(await stepsOf(braise, 12)).toMatch(/on all sides for 8 minutes\. Do this in 2 batches\./)
  })
})

describe('a cook would not put up with', () => {
  it.each([
    [
      'tortillas beside the sauce of chilaquiles',
      'chilaquiles-rojos',
      'Chilaquiles rojos with eggs',
      'corn-tortillas 72, canned-tomatoes 180, eggs 100, canola-oil 7, chili-powder 2.7, cumin 1',
      /until soft\. Toast 3 corn tortillas in a dry pan, tear up and fold in\. Make hollows, crack in 2 large eggs/,
    ],
    [
      'a wrap that nobody rolls up',
      'gyro-wrap',
      'Seitan gyro wrap with tofu and tomato',
      'vital-wheat-gluten 40, flour-tortillas 48, tofu-extra-firm 90, tomatoes 62, cucumber 55, romaine-lettuce 45, canola-oil 9',
      /Warm 1 flour tortilla [^.]*\. Roll everything up in the flour tortilla\.$/,
    ],
    [
      'tortillas beside a salad rolled up with it',
      '',
      'Beef skillet with tortillas, plus cucumber',
      'ground-beef-93 150, corn-tortillas 72, cucumber 80, canola-oil 9',
      /Serve with the corn tortillas\.$/,
    ],
    [
      'a burrito that is filled with nothing',
      '',
      'Cheese burrito',
      'flour-tortillas 96, cheddar-cheese 40, avocado 60, salsa 40',
      /Fill with 1 1\/2 oz cheddar/,
    ],
    [
      'garlic that fries for minutes by itself',
      'shrimp-and-grits',
      'Chicken and grits with tomatoes',
      'chicken-breast 200, cornmeal 50, tomatoes 62, garlic 3, canola-oil 9, salt 0.8',
      /Add 1 clove garlic, chopped, and stir for half a minute\. Cut/,
    ],
    [
      'no bird without its bones',
      'roast-drumsticks',
      'Roast chicken with potatoes',
      'whole-chicken 200, potatoes 213, carrots 122, canola-oil 9',
      /^If the chicken is still whole, cut it up, .*Add 1 piece of chicken \(a whole one makes 8\), turned in/,
    ],
    [
      'a part of a block that no eye sees',
      'tofu-scramble',
      'Tofu scramble',
      'tofu-extra-firm 165, spinach 60, canola-oil 13',
      /\b6 oz tofu\b/,
    ],
    [
      'seventy almonds to count',
      'protein-oatmeal',
      'Protein oatmeal with bananas and almonds',
      'rolled-oats 40, reduced-fat-milk 183, whey-protein 26, bananas 118, almonds 80',
      /Top with 3 oz almonds and the banana\./,
    ],
  ])('%s', async (_, dishId, name, list, steps) => {
    expect(await stepsOf(meal('dinner', name, list, { dishId }))).toMatch(steps)
  })

  it('weighing by the US block in metric units, save for whole ones', async () => {
    const tofu = meal('dinner', 'Tofu scramble', 'tofu-extra-firm 397, spinach 60, canola-oil 13')
    const inMetric = async (people: number) => {
      const format = metricFormat(createFormat('en-US'))
      return (await recipeFor(tofu, { people, format })).steps.join(' ')
    }
    expect(await inMetric(1)).toContain('1 block tofu')
    for (const grams of [200, 360]) {
      const part = meal('dinner', 'Tofu scramble', `tofu-extra-firm ${grams}, spinach 60, canola-oil 13`)
      const { steps } = await recipeFor(part, { format: metricFormat(createFormat('en-US')) })
      expect(steps.join(' ')).toContain(`${grams} g tofu`)
    }
  })

  it('weighing part of a can in metric units otherwise than its card', async () => {
    const toast = meal('snack', 'Tuna toast', 'tuna-canned 56.5, white-bread 58, mayonnaise 13.8')
    const { steps } = await recipeFor(toast, { format: metricFormat(createFormat('en-US')) })
    expect(steps.join(' ')).toContain('57 g canned tuna')
  })

  it('biting on a whole jalapeño', async () => {
    const guacamole = 'avocado 74, pumpkin-seeds 10, carrots 61, lime-juice 10, jalapeno 5, salt 0.4'
    expect(await stepsOf(meal('snack', 'Guacamole', guacamole, { dishId: 'guacamole-pepitas' }))).toMatch(
      /^Chop 1\/3 jalapeño fine\. Mash 1\/2 medium avocado with [^.]* and the jalapeño\./,
    )
    const banhMi =
      'tofu-extra-firm 200, white-bread 58, carrots 61, cucumber 52, mayonnaise 14, white-vinegar 15, jalapeno 5'
    expect(await stepsOf(meal('lunch', 'Tofu banh mi', banhMi, { dishId: 'tofu-banh-mi' }))).toMatch(
      /Cut [^.]* 1 medium carrot and 1\/3 jalapeño into thin slices\..*Fill with [^.]* and the jalapeño,/,
    )
  })

  it('wrapping a cup of zucchini in a slice of bacon', async () => {
    const list = 'bacon 28, zucchini 60, canola-oil 3'
    expect(await stepsOf(meal('snack', 'Zucchini', list, { dishId: 'bacon-wrapped-asparagus' }))).toMatch(
      /Wrap 1\/2 cup zucchini, whole or cut into sticks, in 1 slice/,
    )
  })

  it('spooning sugar over pancakes, or frying them all in the first oil', async () => {
    const list = 'rolled-oats 50, eggs 50, soy-milk 91, soy-protein-isolate 15, canola-oil 6'
    const pancakes = (sweet: string) =>
      stepsOf(meal('breakfast', 'Oat pancakes', `${list}, ${sweet}`, { dishId: 'oat-egg-griddle-cakes' }))
    expect(await pancakes('sugar 4.2')).toMatch(/^Whisk [^.]* 1 tsp sugar into a smooth batter\./)
    expect(await pancakes('sugar 4.2')).toMatch(/Heat [^.]* oil, a little at a time, in a nonstick pan/)
    expect(await pancakes('maple-syrup 6.67')).toMatch(/Serve with 1 tsp maple syrup\.$/)
  })

  it('toasting salt that no spice comes with', async () => {
    const soup = 'chicken-breast 150, spinach 60, fresh-ginger 2, canola-oil 9, salt 0.4'
    expect(await stepsOf(meal('dinner', 'Chicken soup', soup))).toContain('Stir in a pinch of salt. Add')
    expect(await stepsOf(meal('dinner', 'Chicken soup', `${soup}, cumin 1`))).toMatch(
      /Stir in [^.]*cumin[^.]* for a minute\./,
    )
  })

  it('a mash of eggs that only a tip mashes', async () => {
    const list = 'eggs 100, butter 13, celery 40, yellow-mustard 1.25'
    const mash = meal('snack', 'Egg and butter mash', list, { dishId: 'egg-butter-spread' })
    expect(await stepsOf(mash)).toMatch(/Add the dressing\. Mash the eggs with it, to eat with the celery\./)
  })

  it.each([
    ['carrots 61', 8],
    ['cabbage 120', 8],
    ['red-bell-pepper 119', 5],
  ])('waiting for %s to be soft after too few minutes', async (vegetable, minutes) => {
    const list = `chicken-breast 150, onions 55, ${vegetable}, canola-oil 9`
    expect(await stepsOf(meal('dinner', 'Chicken skillet', list))).toContain(
      `chopped, and cook for ${minutes} minutes, until soft.`,
    )
  })

  it('looking for a dressing where there is none', async () => {
    const salad = (more: string) =>
      stepsOf(meal('lunch', 'Warm chicken salad', `chicken-breast 150, carrots 91, potatoes 107${more}`))
    expect(await salad('')).toMatch(/Put the carrots? and the potato(es)? on a plate and arrange the rest/)
    expect(await salad(', lemon-juice 10')).toMatch(/Toss the carrots? and the potato(es)? with the dressing/)
  })

  it('taking the temperature of seitan, because an egg is fried after it', async () => {
    const list = 'split-peas 42, eggs 100, vital-wheat-gluten 20, canola-oil 8'
    const cakes = meal('breakfast', 'Split pea cakes with eggs', list, { dishId: 'split-pea-egg-cakes' })
    expect(await stepsOf(cakes)).toMatch(/a side, until browned\. Fry 2 large eggs/)
  })

  it.each([
    ['Egg scramble', 'eggs 150, spinach-frozen 80, canola-oil 9'],
    ['Red lentil dal', 'lentils-red 70, spinach-frozen 80, canola-oil 9, curry-powder 1'],
    ['Salmon bowl', 'salmon 150, white-rice 50, spinach-frozen 80, canola-oil 9'],
  ])('waiting for frozen spinach to wilt: %s', async (name, list) => {
    expect(await stepsOf(meal('dinner', name, list))).toMatch(/frozen spinach [^.]*until soft and hot/)
  })

  it('weighing 117 g of oil to the gram', async () => {
    const stew = meal('dinner', 'Tofu stew', 'tofu-extra-firm 200, cabbage 90, canola-oil 23.35')
    const { steps } = await recipeFor(stew, { people: 5, format: metricFormat(createFormat('en-US')) })
    expect(steps.join(' ')).toMatch(/Heat 115 g canola oil/)
  })

  it('deviled eggs that are filled on the day of their boiling, and then wait for a dressing', async () => {
    const list = 'eggs 100, mayonnaise 9.2, yellow-mustard 5, paprika 0.3'
    const eggs = meal('snack', 'Deviled eggs', list, {
      dishId: 'deviled-eggs',
      cook: { servings: 2, forDates: ['2026-03-04'] },
    })
    expect(await stepsOf(eggs)).toMatch(
      /peel\. Stir 1 tbsp \+ 1 tsp mayonnaise [^.]* until smooth\. Halve the eggs, mash the yolk with it and spoon it back\. Divide into 2 portions\. [^.]*\. It keeps 2 days\.$/,
    )
  })
})

describe('what is cooked for many days and people', () => {
  const pasta = 'whole-wheat-pasta 105, cod 85, zucchini 60, canola-oil 9'
  const pie = 'black-beans-dry 40, tvp 56, cornmeal 35, canned-tomatoes 60, canola-oil 19, cumin 1'
  const muffins = 'eggs 200, mozzarella 35, zucchini 75, canola-oil 14'
  const stew = 'lentils-brown 80, potatoes 107, carrots 91, onions 55, canola-oil 9'

  it.each([
    [
      'Cod pasta',
      'lemon-shrimp-pasta',
      pasta,
      12,
      /Use 2 pots, each with its share\. Bring a pot of water to a boil\. Boil 2 lb 12 oz .* Drain\./,
    ],
    [
      'Cod pasta',
      'lemon-shrimp-pasta',
      pasta,
      12,
      /^(?!.*a wide pan).*Heat [^.]* in your largest pot, which is the pan of these steps, over/,
    ],
    [
      'Tamale pie',
      'bean-tamale-pie',
      pie,
      12,
      /Use 3 baking dishes, each with its share\. Put everything into a baking dish/,
    ],
    ['Egg muffins', 'egg-muffins', muffins, 4, /grease a muffin pan [^.]*\. Use 2 muffin pans\./],
    ['German lentil stew', 'german-lentil-stew', stew, 12, /Use 2 pots, each with its share\. Heat/],
  ])('has pots for it: %s', async (name, dishId, list, people, steps) => {
    const one = meal('dinner', name, list, { dishId })
    expect(await stepsOf(one, people)).toMatch(steps)
    expect(await stepsOf(one)).not.toMatch(/Use \d|largest/)
  })
})

it('names no canned beans where dry ones are soaked quickly', async () => {
  const grits = meal(
    'breakfast',
    'Grits with black beans',
    'cornmeal 40, black-beans-dry 70, kale 60, canola-oil 7',
  )
  const week = toWeekPlan('2026-03-02', [[grits]])
  expect((await recipeFor(grits, { week })).steps.join(' ')).toMatch(
    /^(?!.*\bcan(?:ned|s)?\b).*stand off the heat for 60 minutes.*until soft, and drain\. /,
  )
})

describe('a recipe for several people', () => {
  const targets = { calories: 2000, protein: 150, carbs: 200, fat: 67 }
  const less = { calories: 1300, protein: 97.5, carbs: 130, fat: 43.5 }
  const unlike = { people: 2, targets, otherTargets: [less] }

  it.each([
    ['yogurt-fruit-nut-cup', 'greek-yogurt-nonfat 160, blueberries 100, almonds 10', 'a glass', 'glasses'],
    ['spiced-milk-peanut-butter', 'soy-milk 183, peanut-butter 16', 'a cup', 'cups'],
    [
      'lemony-hummus-sticks',
      'chickpeas-canned 100, tahini 10, lemon-juice 10, carrots 100',
      'a small bowl',
      'a bowl',
    ],
  ] as const)('serves it in as many vessels: %s', async (dishId, list, one, several) => {
    const served = meal('snack', 'Snack', list, { dishId })
    expect(await stepsOf(served)).toMatch(new RegExp(`\\b${one}\\b`))
    expect(await stepsOf(served, 3)).toMatch(new RegExp(`\\b${several}\\b`))
  })

  it('browns many onions for longer', async () => {
    const list = 'lentils-brown 80, brown-rice 40, onions 165, cucumber 104, olive-oil 12, lemon-juice 10'
    const mujaddara = meal('dinner', 'Mujaddara', list, { dishId: 'mujaddara' })
    expect(await stepsOf(mujaddara)).toContain('brown for 15 minutes')
    expect(await stepsOf(mujaddara, 4)).toContain('brown for 23 minutes')
  })

  it('heats leftovers for longer, by two minutes a portion', async () => {
    const leftover = {
      ...meal('lunch', 'Chili', 'black-beans-canned 120, canned-tomatoes 200, onions 55'),
      leftoverOf: { date: '2026-03-02', type: 'dinner' as const },
    }
    const minutesFor = async (people: number) => (await recipeFor(leftover, { people })).minutes
    expect(await minutesFor(4)).toBe((await minutesFor(1)) + 6)
  })

  it('has whole eggs where the portions are unlike', async () => {
    const eggs = meal('breakfast', 'Scrambled eggs', 'eggs 150, spinach 60, canola-oil 9')
    expect((await recipeFor(eggs, unlike)).steps.join(' ')).toMatch(/\b5 large eggs/)
  })

  it.each([
    ['Berry smoothie', 'whole-milk 240, blueberries 100', undefined],
    ['Apple and almonds', 'apples 182, almonds 20', undefined],
    ['Ants on a log with tahini and raisins', 'celery 80, tahini 20, raisins 15', 'ants-on-a-log'],
    ['Tahini toast', 'white-bread 60, tahini 16', 'nut-butter-toast'],
  ])('divides a snack too, made in one bowl or in pieces: %s', async (name, list, dishId) => {
    const snack = meal('snack', name, list, dishId === undefined ? {} : { dishId })
    expect((await recipeFor(snack, unlike)).steps.at(-1)).toMatch(/^Divide it: about \d+% for person 1 and/)
    expect((await recipeFor(snack, { people: 2 })).steps.join(' ')).not.toContain('Divide')
  })
})

describe('protein powder', () => {
  it.each([
    [
      'breakfast',
      'Quinoa porridge',
      'quinoa 45, whole-milk 240, soy-protein-isolate 40',
      /and water by the spoon until it is creamy again\./,
    ],
    [
      'snack',
      'Chickpea cookie dough',
      'chickpeas-canned 85, soy-protein-isolate 24, maple-syrup 10',
      /into a firm dough, adding water by the spoon until it holds\./,
    ],
    [
      'dinner',
      'Chickpea curry',
      'chickpeas-canned 150, onions 55, soy-protein-isolate 40, canola-oil 9, curry-powder 2',
      /mixed with enough cold water to pour\./,
    ],
  ] as const)('gets the water that it binds: %s, %s', async (type, name, list, water) => {
    const dishIds: Readonly<Record<string, string>> = { 'Chickpea cookie dough': 'pea-chickpea-dough' }
    const dishId = dishIds[name]
    expect(await stepsOf(meal(type, name, list, dishId ? { dishId } : {}))).toMatch(water)
  })
})

/** Such as `1 1/2`. */
const numberOf = (text: string) =>
  text.split(' ').reduce((sum, part) => {
    const [top = 0, bottom = 1] = part.split('/').map(Number)
    return sum + top / bottom
  }, 0)

it('the water of rice is for as much rice as its rounded cups hold', async () => {
  for (let grams = 45; grams <= 400; grams += 5) {
    const text = await stepsOf(meal('dinner', 'Rice and beans', `brown-rice ${grams}, kale 60, canola-oil 9`))
    const [, rice = '', water = ''] =
      /Simmer (?:about )?([\d/ ]+) cups? dry brown rice in ([\d/ ]+) cups? of water/.exec(text) ?? []
    const ratio = numberOf(water) / numberOf(rice)
    expect(ratio, text).toBeGreaterThanOrEqual(2)
    expect(ratio, text).toBeLessThanOrEqual(2.5)
  }
})
