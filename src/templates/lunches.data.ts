import type { DishTemplate } from './dishTemplate.js'
import * as group from './foodGroups.data.js'

// biome-ignore format: one dish a block, slots side by side
export const LUNCHES: readonly DishTemplate[] = [
  {
    name: '{pulse} and {potato} bowl with {greens}',
    slots: { pulse: ['lentils-brown=lentil', 'chickpeas-canned=chickpea', 'chickpeas-dry=chickpea', 'black-beans-canned=black bean', 'black-beans-dry=black bean'], potato: group.POTATO_NOUN, greens: group.COOKING_GREENS, oil: group.COOKING_OIL },
  },
  {
    name: '{meat} and {grain} bowl with {vegetable}',
    slots: { meat: group.POULTRY, grain: group.GRAIN, vegetable: [...group.ROASTING_VEGETABLE, 'spinach', 'kale'], oil: group.COOKING_OIL },
  },
  {
    name: '{fish} salad sandwich with {vegetable}',
    slots: { fish: ['tuna-canned', 'salmon-canned'], bread: group.BREAD, vegetable: ['celery', 'cucumber', 'tomatoes', 'romaine-lettuce'] },
    extras: [['mayonnaise', ...group.COOKING_OIL]],
  },
  {
    name: '{meat} wrap with {greens} and {vegetable}',
    slots: { meat: ['chicken-breast', 'turkey-breast', 'ham'], tortilla: ['flour-tortillas'], greens: ['romaine-lettuce', 'spinach'], vegetable: ['tomatoes', 'cucumber', 'avocado', 'red-bell-pepper=peppers'] },
    extras: [['mayonnaise', 'hummus']],
  },
  {
    name: 'Greek salad with {protein} and {cheese}',
    slots: { protein: ['chicken-breast', 'chicken-thigh', 'shrimp', 'tuna-canned', 'chickpeas-canned'], cheese: ['feta-cheese'], cucumber: ['cucumber'], tomatoes: ['tomatoes', 'red-bell-pepper'], olives: ['olives'], oil: group.COOKING_OIL },
  },
  {
    name: '{meat} and {greens} salad with olives and {vegetable}',
    slots: { meat: [...group.CHICKEN, 'turkey-breast', 'beef-sirloin', 'shrimp'], greens: group.SALAD_GREENS, olives: ['olives'], vegetable: ['cucumber', 'tomatoes', 'celery'], oil: group.COOKING_OIL },
  },
  {
    name: '{beans} burrito bowl with {rice}, {vegetable} and {salsa}',
    slots: { beans: ['black-beans-canned=Black bean', 'black-beans-dry=Black bean', 'pinto-beans-dry=Pinto bean', 'kidney-beans-canned=Kidney bean'], rice: group.RICE, vegetable: ['corn-frozen', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers'], salsa: ['salsa', 'tomatoes', 'avocado'] },
  },
  {
    name: '{meat} burrito bowl with {rice}, {beans} and {vegetable}',
    slots: { meat: ['chicken-breast', 'chicken-thigh', 'ground-turkey-93', 'ground-beef-93'], rice: group.RICE, beans: group.BEANS, vegetable: ['salsa', 'corn-frozen', 'romaine-lettuce', 'tomatoes'] },
  },
  {
    name: 'Lentil soup with {vegetable} and {bread}',
    slots: { lentils: ['lentils-brown', 'lentils-red'], vegetable: ['carrots', 'spinach', 'kale', 'canned-tomatoes=tomatoes'], bread: group.BREAD },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Lentil and {grain} salad with {vegetable} and {second}',
    slots: { lentils: ['lentils-brown'], grain: ['brown-rice', 'quinoa', 'bulgur', 'buckwheat-groats'], vegetable: ['cucumber', 'tomatoes', 'red-bell-pepper=peppers', 'carrots'], second: ['spinach', 'kale', 'celery'], oil: group.COOKING_OIL },
    extras: [['lemon-juice']],
  },
  {
    name: 'Split pea soup with {vegetable} and {side}',
    slots: { peas: ['split-peas'], vegetable: ['carrots', 'celery', 'spinach'], side: ['potatoes', 'ham', 'whole-wheat-bread', 'white-bread'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Pasta salad with {protein} and {vegetable}',
    slots: { pasta: group.PASTA, protein: ['chicken-breast', 'tuna-canned', 'chickpeas-canned', 'chickpeas-dry', 'mozzarella', 'salmon-canned'], vegetable: ['tomatoes', 'red-bell-pepper=peppers', 'broccoli', 'zucchini', 'cucumber'], oil: [...group.COOKING_OIL, 'pesto'] },
  },
  {
    name: 'Chickpea salad with {vegetable}, {second} and {dressing}',
    slots: { chickpeas: group.CHICKPEAS, vegetable: ['cucumber', 'tomatoes', 'carrots'], second: ['red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'spinach', 'romaine-lettuce', 'cabbage'], dressing: ['tahini', 'feta-cheese', 'olive-oil', 'hummus', 'canola-oil=vinaigrette', 'avocado'] },
  },
  {
    name: 'Cobb salad with {meat}, egg and avocado',
    slots: { meat: ['chicken-breast', 'chicken-thigh', 'turkey-breast', 'bacon', 'ham'], eggs: ['eggs'], avocado: ['avocado'], greens: ['romaine-lettuce', 'spinach'] },
    extras: [['tomatoes'], group.COOKING_OIL],
  },
  {
    name: '{fish} and avocado salad with {greens}',
    slots: { fish: [...group.CANNED_FISH, 'shrimp', 'salmon'], avocado: ['avocado'], greens: group.SALAD_GREENS, oil: [...group.COOKING_OIL, 'mayonnaise'] },
    extras: [['cucumber', 'celery'], ['lemon-juice']],
  },
  {
    name: '{fish} salad with {vegetable} and egg',
    slots: { fish: [...group.CANNED_FISH], vegetable: ['green-beans-frozen', 'romaine-lettuce', 'cucumber', 'spinach'], eggs: ['eggs'], oil: [...group.COOKING_OIL, 'mayonnaise'] },
    extras: [['olives'], ['tomatoes']],
  },
  {
    name: '{protein} noodle salad with {vegetable} and {second}',
    slots: { protein: [...group.TOFU, 'chicken-breast', 'shrimp', 'edamame', 'tempeh'], noodles: ['rice-noodles'], vegetable: ['cabbage', 'carrots', 'cucumber'], second: ['red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'broccoli', 'broccoli-frozen', 'spinach'], dressing: ['peanut-butter', 'sesame-oil', ...group.COOKING_OIL] },
    extras: [['soy-sauce']],
  },
  {
    name: 'Egg salad {greens} wraps',
    slots: { eggs: ['eggs'], greens: ['romaine-lettuce=lettuce'], dressing: ['mayonnaise', 'avocado', ...group.COOKING_OIL] },
    extras: [['celery', 'cucumber']],
  },
  {
    name: 'Egg salad sandwich with {vegetable}',
    slots: { eggs: ['eggs'], bread: group.BREAD, vegetable: ['celery', 'cucumber', 'tomatoes', 'romaine-lettuce'] },
    extras: [['mayonnaise', 'plain-yogurt', ...group.COOKING_OIL]],
  },
  {
    name: 'Stuffed {potato} with {beans} and {topping}',
    slots: { potato: ['sweet-potatoes', 'potatoes=baked potato'], beans: [...group.BEANS, ...group.CHICKPEAS], topping: ['cheddar-cheese', 'avocado', 'salsa', 'greek-yogurt-nonfat', 'spinach', 'kale'] },
  },
  {
    name: 'Stuffed {potato} with {protein} and {vegetable}',
    slots: { potato: ['sweet-potatoes', 'potatoes=baked potato'], protein: ['tuna-canned', 'cottage-cheese', 'chicken-breast', 'ground-turkey-93'], vegetable: ['broccoli', 'broccoli-frozen', 'spinach', 'green-peas-frozen'] },
  },
  {
    name: 'Hummus wrap with {vegetable} and {second}',
    slots: { hummus: ['hummus'], tortilla: ['flour-tortillas'], vegetable: ['cucumber', 'carrots', 'tomatoes'], second: ['spinach', 'romaine-lettuce', 'red-bell-pepper=peppers'] },
    extras: [['feta-cheese', 'chickpeas-canned']],
  },
  {
    name: 'Minestrone with {beans}, {vegetable} and {pasta}',
    slots: { beans: ['kidney-beans-canned', 'navy-beans-dry', ...group.CHICKPEAS], vegetable: ['zucchini', 'carrots', 'cabbage', 'kale', 'green-beans-frozen'], pasta: group.PASTA, tomatoes: ['canned-tomatoes'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: '{grain} tabbouleh with {protein}',
    slots: { grain: ['bulgur', 'quinoa'], protein: ['chickpeas-canned', 'chickpeas-dry', 'feta-cheese', 'chicken-breast', 'tuna-canned', 'lentils-brown'], cucumber: ['cucumber'], tomatoes: ['tomatoes', 'red-bell-pepper'], oil: group.COOKING_OIL },
    extras: [['lemon-juice']],
  },
  {
    name: 'Zucchini noodles with {protein} and {sauce}',
    slots: { zucchini: ['zucchini'], protein: [...group.CHICKEN, 'shrimp', 'salmon', 'mozzarella', 'ground-turkey-93'], sauce: ['pesto', 'marinara-sauce', 'avocado'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: '{protein} with cauliflower rice, {vegetable} and {topping}',
    slots: { protein: ['chicken-breast', 'chicken-thigh', 'shrimp', ...group.TOFU, 'tempeh', 'ground-turkey-93', 'ground-beef-80'], cauliflower: ['cauliflower'], vegetable: ['spinach', 'zucchini', 'mushrooms', 'broccoli', 'green-bell-pepper=peppers'], topping: ['avocado', 'olives', 'cashews', 'almonds'], oil: group.COOKING_OIL },
  },
  {
    name: '{greens} salad with {protein}, {nuts} and {dressing}',
    slots: { greens: ['kale', 'spinach', 'romaine-lettuce'], protein: [...group.TOFU, 'tempeh', 'chicken-breast', 'eggs', 'edamame', 'beef-sirloin'], nuts: ['almonds', 'walnuts', 'pecans', 'pumpkin-seeds', 'sunflower-seeds'], dressing: ['tahini', 'avocado', 'olive-oil', 'canola-oil=vinaigrette', 'sunflower-oil=vinaigrette', 'avocado-oil=vinaigrette'] },
    extras: [['cucumber', 'celery']],
  },
  {
    name: 'Grilled {cheese} sandwich with {soup} soup',
    slots: { bread: group.BREAD, cheese: ['cheddar-cheese', 'american-cheese', 'mozzarella'], soup: ['canned-tomatoes=tomato', 'pumpkin-canned=pumpkin', 'butternut-squash'] },
  },
  {
    name: '{vegetable} quesadilla with {beans}',
    slots: { tortilla: group.TORTILLA, cheese: ['cheddar-cheese', 'mozzarella'], vegetable: ['mushrooms=mushroom', 'spinach', 'red-bell-pepper=pepper', 'zucchini', 'corn-frozen'], beans: group.BEANS },
    extras: [['salsa']],
  },
  {
    name: '{fish} and {grain} salad with {vegetable}',
    slots: { fish: ['shrimp', 'salmon-canned', 'tuna-canned', 'salmon'], grain: ['quinoa', 'brown-rice', 'bulgur', 'pearled-barley'], vegetable: ['cucumber', 'asparagus', 'spinach', 'green-beans-frozen', 'tomatoes'], oil: group.COOKING_OIL },
  },
  {
    name: '{meat} and cabbage skillet with {vegetable}',
    slots: { meat: ['ground-beef-93', 'ground-beef-80', 'ground-turkey-93', 'ground-lamb'], cabbage: ['cabbage'], vegetable: ['carrots', 'mushrooms', 'green-bell-pepper=peppers', 'zucchini'], fat: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['garlic']],
  },
  {
    name: 'Black-eyed pea and {grain} salad with {vegetable}',
    slots: { peas: ['black-eyed-peas-dry'], grain: ['brown-rice', 'white-rice', 'quinoa', 'bulgur'], vegetable: ['red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'tomatoes', 'kale', 'cucumber', 'cabbage'], oil: group.COOKING_OIL },
  },
  {
    name: 'Egg fried {rice} with {vegetable}',
    slots: { rice: ['white-rice=rice', 'brown-rice'], eggs: ['eggs'], vegetable: ['mixed-vegetables-frozen', 'green-peas-frozen', 'cabbage', 'carrots', 'broccoli-frozen'], oil: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['soy-sauce'], ['onions']],
  },
  {
    name: '{meat} {greens} wraps with {vegetable}',
    slots: { meat: ['ground-turkey-93', 'chicken-breast', 'ground-beef-93', 'shrimp'], greens: ['romaine-lettuce=lettuce'], vegetable: ['carrots', 'cucumber', 'mushrooms', 'red-bell-pepper=peppers'], oil: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['peanuts', 'cashews']],
  },
  {
    name: 'Cottage cheese plate with {vegetable}, {second} and {bread}',
    slots: { cheese: ['cottage-cheese'], vegetable: ['tomatoes', 'cucumber'], second: ['red-bell-pepper=peppers', 'carrots', 'celery'], bread: ['whole-wheat-bread', 'white-bread', 'rice-cakes'] },
  },
  {
    name: '{protein} and {vegetable} soup with {grain}',
    slots: { protein: ['chicken-breast', 'chicken-thigh', 'turkey-breast', 'navy-beans-dry', 'kidney-beans-canned'], vegetable: ['carrots=carrot', 'kale', 'cabbage', 'celery', 'mixed-vegetables-frozen=vegetable'], grain: ['pearled-barley', 'white-rice', 'brown-rice', 'potatoes', 'pasta', 'corn-pasta-gf'] },
    extras: [['onions'], ['garlic'], group.COOKING_OIL],
  },
  {
    name: '{tofu} and edamame bowl with {rice} and {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh'], edamame: ['edamame'], rice: group.RICE, vegetable: ['carrots', 'cucumber', 'cabbage', 'spinach', 'broccoli'] },
    extras: [['soy-sauce'], ['sesame-oil']],
  },
  {
    name: '{greens} caesar-style salad with {protein} and parmesan',
    slots: { greens: ['romaine-lettuce', 'kale'], protein: ['chicken-breast', 'chicken-thigh', 'shrimp', 'eggs', 'salmon'], parmesan: ['parmesan'], dressing: ['mayonnaise', ...group.COOKING_OIL] },
    extras: [['lemon-juice']],
  },
  {
    name: 'Pulled {meat} sandwich with {vegetable} slaw',
    slots: { meat: ['chicken-thigh', 'chicken-breast', 'pork-tenderloin', 'whole-chicken'], bread: group.BREAD, vegetable: ['cabbage'] },
    extras: [['mayonnaise', ...group.COOKING_OIL], ['carrots']],
  },
  {
    name: '{meat} salad with {cheese}, {greens} and olives',
    slots: { meat: [...group.CHICKEN, 'turkey-breast', 'ham', 'beef-sirloin', 'tuna-canned'], cheese: ['feta-cheese', 'mozzarella', 'cheddar-cheese'], greens: group.SALAD_GREENS, olives: ['olives'], oil: group.COOKING_OIL },
    extras: [['cucumber']],
  },
  {
    name: 'Creamy {meat} and celery salad in {greens} cups',
    slots: { meat: [...group.CHICKEN, 'turkey-breast', 'shrimp', 'tuna-canned', 'salmon-canned'], celery: ['celery'], greens: ['romaine-lettuce=lettuce'], dressing: ['mayonnaise', 'avocado'] },
    extras: [['walnuts', 'pecans', 'almonds']],
  },
  {
    name: 'Bunless {meat} cheeseburger with {vegetable}',
    slots: { meat: ['ground-beef-80=beef', 'ground-beef-93=beef', 'ground-turkey-93=turkey'], cheese: group.MELTING_CHEESE, vegetable: ['romaine-lettuce=lettuce', 'tomatoes', 'cabbage', 'cucumber', 'mushrooms'] },
    extras: [['mayonnaise', 'avocado', ...group.COOKING_OIL]],
  },
  {
    name: '{meat} and {greens} salad with egg',
    slots: { meat: ['bacon', 'ham', 'shrimp', 'chicken-breast', 'chicken-thigh'], greens: ['spinach', 'romaine-lettuce', 'cabbage'], eggs: ['eggs'], oil: [...group.COOKING_OIL, 'mayonnaise'] },
    extras: [['mushrooms', 'cucumber', 'tomatoes']],
  },
  {
    name: 'Zucchini boats with {meat} and {cheese}',
    slots: { zucchini: ['zucchini'], meat: ['ground-beef-80', 'ground-beef-93', 'ground-turkey-93', 'tuna-canned'], cheese: ['mozzarella', 'cheddar-cheese', 'feta-cheese'] },
    extras: [group.COOKING_OIL, ['canned-tomatoes', 'marinara-sauce']],
  },
  {
    name: 'Zucchini noodles with {protein}, avocado and {nuts}',
    slots: { zucchini: ['zucchini'], protein: [...group.TOFU, 'tempeh', 'shrimp', 'chicken-breast'], avocado: ['avocado'], nuts: ['walnuts', 'pecans', 'almonds', 'pumpkin-seeds', 'hemp-seeds'], oil: group.COOKING_OIL },
  },
  {
    name: '{protein} bowl with {greens}, avocado and {vegetable}',
    slots: { protein: [...group.TOFU, 'tempeh', 'salmon', 'chicken-thigh'], greens: ['spinach', 'kale', 'romaine-lettuce', 'cabbage'], avocado: ['avocado'], vegetable: ['cucumber', 'mushrooms', 'zucchini', 'celery'], dressing: ['sesame-oil', 'tahini', ...group.COOKING_OIL] },
  },
  {
    name: 'Seitan wrap with {greens} and {vegetable}',
    slots: { gluten: ['vital-wheat-gluten'], tortilla: ['flour-tortillas'], greens: ['romaine-lettuce', 'spinach', 'cabbage'], vegetable: ['tomatoes', 'cucumber', 'carrots', 'avocado', 'red-bell-pepper=peppers'] },
    extras: [['hummus', 'tahini', ...group.COOKING_OIL]],
  },
  {
    name: 'Seitan and {beans} bowl with {grain} and {vegetable}',
    slots: { gluten: ['vital-wheat-gluten'], beans: ['black-beans-canned=black bean', 'black-beans-dry=black bean', 'lentils-brown=lentil', 'chickpeas-canned=chickpea', 'chickpeas-dry=chickpea', 'edamame'], grain: group.GRAIN, vegetable: ['spinach', 'kale', 'broccoli', 'broccoli-frozen', 'cabbage', 'red-bell-pepper=peppers'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: 'Seitan salad with {greens}, {vegetable} and {dressing}',
    slots: { gluten: ['vital-wheat-gluten'], greens: ['romaine-lettuce', 'spinach', 'kale', 'cabbage'], vegetable: ['cucumber', 'celery', 'mushrooms', 'tomatoes'], dressing: ['olives', 'avocado', 'tahini', 'walnuts', 'almonds'], oil: group.COOKING_OIL },
  },
  {
    name: '{crumbles} and {grain} bowl with {vegetable} and {salsa}',
    slots: { crumbles: ['tvp=soy crumble'], grain: ['white-rice', 'brown-rice', 'quinoa', 'corn-tortillas=corn tortilla'], vegetable: ['corn-frozen', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'cabbage', 'spinach'], salsa: ['salsa', 'tomatoes', 'avocado', 'canned-tomatoes=tomatoes'] },
    extras: [group.BEANS, group.COOKING_OIL],
  },
  {
    name: 'Bean and {vegetable} soup with homemade {flour}',
    slots: { beans: ['navy-beans-dry', 'pinto-beans-dry', 'black-beans-dry', 'kidney-beans-canned', 'black-eyed-peas-dry'], vegetable: ['carrots=carrot', 'cabbage', 'kale', 'celery', 'canned-tomatoes=tomato', 'spinach-frozen=spinach'], flour: ['all-purpose-flour=flatbread', 'whole-wheat-flour=whole-wheat flatbread', 'cornmeal=cornbread'], oil: group.COOKING_OIL },
    extras: [['onions']],
  },
  {
    name: '{pasta} with {beans} and {vegetable}',
    slots: { pasta: group.PASTA, beans: [...group.CHICKPEAS, 'navy-beans-dry', 'lentils-brown', 'kidney-beans-canned'], vegetable: ['spinach', 'kale', 'cabbage', 'carrots', 'canned-tomatoes=tomatoes', 'zucchini', 'broccoli-frozen'], oil: group.COOKING_OIL },
    extras: [['garlic'], ['parmesan']],
  },
  {
    name: '{potato} and {vegetable} soup with {protein}',
    slots: { potato: group.POTATO_NOUN, vegetable: ['carrots=carrot', 'cabbage', 'celery', 'broccoli', 'kale', 'cauliflower'], protein: ['lentils-red', 'lentils-brown', 'split-peas', 'ham', 'cheddar-cheese', 'chicken-thigh'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Seitan and {beans} soup with {vegetable} and {bread}',
    slots: { gluten: ['vital-wheat-gluten'], beans: ['navy-beans-dry=white bean', 'lentils-brown=lentil', 'split-peas=split pea', 'black-eyed-peas-dry=black-eyed pea', 'chickpeas-dry=chickpea'], vegetable: ['carrots', 'cabbage', 'kale', 'celery', 'canned-tomatoes', 'spinach-frozen'], bread: [...group.BREAD, 'potatoes', 'all-purpose-flour=homemade flatbread', 'whole-wheat-flour=homemade flatbread'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: '{tofu} {greens} wraps with {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh', 'vital-wheat-gluten'], greens: ['romaine-lettuce=lettuce', 'cabbage'], vegetable: ['mushrooms', 'cucumber', 'celery', 'zucchini'], oil: group.COOKING_OIL },
    extras: [['sesame-oil'], ['walnuts', 'peanuts', 'cashews']],
  },
  {
    name: '{greens} salad with crispy {tofu} and {dressing}',
    slots: { greens: ['spinach', 'romaine-lettuce', 'kale'], tofu: [...group.TOFU, 'tempeh'], dressing: ['sesame-oil=sesame dressing', 'hemp-seeds', 'olives', 'pecans', 'walnuts', 'tahini=tahini dressing'], oil: group.COOKING_OIL },
    extras: [['cucumber', 'celery'], ['lemon-juice']],
  },
  {
    name: 'Zucchini noodles with {tofu} and {seeds}',
    slots: { zucchini: ['zucchini'], tofu: [...group.TOFU, 'vital-wheat-gluten'], seeds: ['hemp-seeds', 'pumpkin-seeds', 'olives', 'walnuts', 'pecans'], oil: group.COOKING_OIL },
    extras: [['garlic'], ['sesame-oil']],
  },
  {
    name: 'Creamy coconut and {vegetable} soup with {protein}',
    slots: { coconut: ['coconut-milk'], vegetable: ['spinach', 'spinach-frozen', 'zucchini', 'mushrooms=mushroom', 'cauliflower', 'asparagus', 'broccoli'], protein: [...group.TOFU, 'vital-wheat-gluten=seitan strips', 'chicken-thigh', 'shrimp'], oil: [...group.COOKING_OIL, 'coconut-oil'] },
    extras: [['garlic'], ['sesame-oil']],
  },
  {
    name: '{tofu} and {nuts} salad with {greens}',
    slots: { tofu: [...group.TOFU, 'vital-wheat-gluten', 'tempeh'], nuts: ['walnuts=walnut', 'pecans=pecan', 'hemp-seeds=hemp seed', 'pumpkin-seeds=pumpkin seed'], greens: ['spinach', 'romaine-lettuce', 'kale'], oil: group.COOKING_OIL },
    extras: [['celery', 'cucumber'], ['avocado', 'olives']],
  },
  {
    name: 'Grilled {tofu} and {vegetable} skewers with {dip}',
    slots: { tofu: [...group.TOFU, 'vital-wheat-gluten'], vegetable: ['zucchini', 'mushrooms=mushroom', 'eggplant'], dip: ['tahini=tahini sauce', 'almond-butter=almond sauce', 'peanut-butter=peanut sauce', 'coconut-milk=coconut sauce'], oil: group.COOKING_OIL },
    extras: [['sesame-oil']],
  },
  {
    name: '{tofu} and seitan bowl with {grain} and {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh', 'tvp=soy crumble'], gluten: ['vital-wheat-gluten'], grain: [...group.GRAIN, ...group.POTATO], vegetable: ['spinach', 'kale', ...group.BROCCOLI, 'cabbage', 'mushrooms', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: '{tofu} and seitan salad with {greens} and {nuts}',
    slots: { tofu: [...group.TOFU, 'tempeh'], gluten: ['vital-wheat-gluten'], greens: ['spinach', 'romaine-lettuce', 'kale'], nuts: ['hemp-seeds', 'pumpkin-seeds', 'walnuts', 'pecans', 'olives'], oil: group.COOKING_OIL },
    extras: [['sesame-oil']],
  },
  {
    name: '{greens} and avocado salad with {seeds} and {vegetable}',
    slots: { greens: ['spinach', 'romaine-lettuce', 'kale'], avocado: ['avocado'], seeds: ['hemp-seeds', 'pumpkin-seeds'], vegetable: ['cucumber', 'celery', 'mushrooms', 'tomatoes'], oil: group.COOKING_OIL },
    extras: [['lemon-juice']],
  },
  {
    name: 'Creamy coconut and {vegetable} soup with {seeds}',
    slots: { coconut: ['coconut-milk'], vegetable: ['spinach', 'spinach-frozen', 'zucchini', 'mushrooms=mushroom', 'cauliflower', 'asparagus'], seeds: ['hemp-seeds', 'pumpkin-seeds'], oil: [...group.COOKING_OIL, 'coconut-oil'] },
    extras: [['garlic']],
  },
]
