import type { DishTemplate } from './dishTemplate.js'
import * as group from './foodGroups.data.js'

// biome-ignore format: one dish a block, slots side by side
export const DINNERS: readonly DishTemplate[] = [
  {
    name: 'Baked {fish} with {potato} and {vegetable}',
    slots: { fish: ['salmon', ...group.WHITE_FISH], potato: group.POTATO, vegetable: group.ROASTING_VEGETABLE, oil: group.COOKING_FAT },
    extras: [['lemon-juice']],
  },
  {
    name: 'Pan-seared {fish} with {grain} and {vegetable}',
    slots: { fish: ['salmon', ...group.WHITE_FISH, 'shrimp'], grain: ['brown-rice', 'white-rice', 'quinoa', 'bulgur', 'pearled-barley'], vegetable: ['spinach', 'asparagus', 'green-beans-frozen', 'zucchini', ...group.BROCCOLI], oil: group.COOKING_FAT },
  },
  {
    name: 'Roast {meat} with {potato} and {vegetable}',
    slots: { meat: ['chicken-drumstick', 'whole-chicken', 'chicken-thigh', 'turkey-breast'], potato: group.POTATO, vegetable: group.ROASTING_VEGETABLE, oil: group.COOKING_OIL },
  },
  {
    name: '{protein} stir-fry with {vegetable}, {second} and {grain}',
    slots: { protein: ['chicken-breast', 'chicken-thigh', 'beef-sirloin', 'pork-tenderloin', 'shrimp', ...group.TOFU, 'tempeh'], vegetable: group.STIR_FRY_VEGETABLE, second: ['carrots', 'onions', 'mushrooms', 'cabbage'], grain: ['white-rice', 'brown-rice', 'rice-noodles'], oil: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['soy-sauce'], ['garlic']],
  },
  {
    name: '{meat} and {beans} chili',
    slots: { meat: [...group.GROUND_MEAT, 'tvp=soy-crumble'], beans: ['kidney-beans-canned=kidney bean', 'pinto-beans-dry=pinto bean', 'black-beans-canned=black bean', 'black-beans-dry=black bean'], tomatoes: ['canned-tomatoes'], pepper: [...group.BELL_PEPPER, 'corn-frozen', 'carrots'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: '{beans} and {second} chili with {side}',
    slots: { beans: ['kidney-beans-canned=kidney bean', 'pinto-beans-dry=pinto bean', 'black-beans-canned=black bean', 'black-beans-dry=black bean'], second: ['red-bell-pepper=pepper', 'green-bell-pepper=pepper', 'corn-frozen=corn', 'butternut-squash', 'sweet-potatoes'], tomatoes: ['canned-tomatoes'], side: ['white-rice', 'brown-rice', 'corn-tortillas', 'cornmeal=cornbread'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: '{pasta} with {meat} and tomato sauce',
    slots: { pasta: ['pasta=spaghetti', 'whole-wheat-pasta=whole-wheat spaghetti', 'corn-pasta-gf=corn pasta'], meat: [...group.GROUND_MEAT, 'tvp'], sauce: ['marinara-sauce', 'canned-tomatoes'], vegetable: ['mushrooms', 'zucchini', 'carrots', 'spinach'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Lentil bolognese with {pasta} and {vegetable}',
    slots: { lentils: ['lentils-brown', 'lentils-red'], pasta: ['pasta=spaghetti', 'whole-wheat-pasta=whole-wheat spaghetti', 'corn-pasta-gf=corn pasta'], sauce: ['canned-tomatoes', 'marinara-sauce'], vegetable: ['carrots', 'mushrooms', 'zucchini', 'spinach'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Chickpea coconut curry with {vegetable} and {grain}',
    slots: { chickpeas: group.CHICKPEAS, coconut: ['coconut-milk'], vegetable: ['spinach', 'spinach-frozen', 'cauliflower', 'sweet-potatoes', 'butternut-squash', 'green-peas-frozen'], grain: group.RICE },
    extras: [['onions'], ['canned-tomatoes']],
  },
  {
    name: 'Chickpea and {vegetable} curry with {grain}',
    slots: { chickpeas: group.CHICKPEAS, vegetable: ['spinach', 'spinach-frozen', 'cauliflower', 'eggplant', 'green-peas-frozen=pea', 'potatoes=potato'], grain: [...group.RICE, 'quinoa', 'bulgur'], sauce: ['canned-tomatoes', 'plain-yogurt', 'pumpkin-canned'], oil: group.COOKING_OIL },
    extras: [['onions'], ['garlic']],
  },
  {
    name: 'Red lentil dal with {vegetable} and {grain}',
    slots: { lentils: ['lentils-red'], vegetable: ['spinach', 'spinach-frozen', 'carrots', 'cauliflower', 'canned-tomatoes=tomatoes', 'pumpkin-canned'], grain: group.RICE, oil: [...group.COOKING_OIL, 'ghee'] },
    extras: [['onions'], ['garlic']],
  },
  {
    name: 'Beef stew with {potato} and {vegetable}',
    slots: { beef: ['beef-stew-meat', 'beef-chuck-roast'], potato: ['potatoes', 'sweet-potatoes', 'pearled-barley'], vegetable: ['carrots', 'green-peas-frozen', 'mushrooms', 'celery', 'green-beans-frozen'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: '{meat} with {potato}, {vegetable} and {fruit}',
    slots: { meat: ['pork-chop', 'pork-tenderloin'], potato: [...group.POTATO, 'butternut-squash'], vegetable: ['green-beans-frozen', 'cabbage', 'brussels-sprouts', 'broccoli'], fruit: ['apples', 'applesauce'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{meat} with {grain} and {vegetable}',
    slots: { meat: ['chicken-breast', 'turkey-breast', 'pork-tenderloin', 'pork-chop', 'beef-sirloin'], grain: ['brown-rice', 'quinoa', 'bulgur', 'pearled-barley', 'buckwheat-groats'], vegetable: group.ROASTING_VEGETABLE, oil: group.COOKING_OIL },
    extras: [['garlic']],
  },
  {
    name: '{meat} with sautéed {vegetable} and {second}',
    slots: { meat: ['beef-sirloin', 'pork-chop', 'chicken-thigh', 'ground-lamb=lamb patties'], vegetable: ['mushrooms', 'spinach', 'zucchini', 'cabbage'], second: ['asparagus', 'cauliflower', ...group.BROCCOLI, 'green-beans-frozen'], fat: group.COOKING_FAT },
    extras: [['garlic']],
  },
  {
    name: '{fish} with {vegetable} and {topping}',
    slots: { fish: ['salmon', 'cod', 'tilapia', 'shrimp'], vegetable: group.LOW_CARB_VEGETABLE, topping: ['avocado', 'pesto', 'olives'], fat: group.COOKING_FAT },
    extras: [['lemon-juice']],
  },
  {
    name: 'Creamy {vegetable} {meat} with cauliflower mash',
    slots: { vegetable: ['mushrooms=mushroom', 'spinach', 'spinach-frozen'], meat: ['chicken-thigh', 'chicken-breast', 'pork-chop', 'shrimp', 'cod'], cream: ['heavy-cream', 'coconut-milk', 'cream-cheese'], cauliflower: ['cauliflower'], fat: group.COOKING_FAT },
  },
  {
    name: '{protein} coconut curry with {vegetable} and {second}',
    slots: { protein: [...group.TOFU, 'tempeh', 'chicken-thigh', 'shrimp', 'cod'], coconut: ['coconut-milk'], vegetable: ['spinach', 'spinach-frozen', 'kale', 'zucchini'], second: ['cauliflower', 'mushrooms', 'green-beans-frozen', 'eggplant', 'red-bell-pepper=peppers'], oil: [...group.COOKING_OIL, 'coconut-oil'] },
    extras: [['garlic']],
  },
  {
    name: '{protein} coconut curry with {vegetable} and {rice}',
    slots: { protein: [...group.TOFU, 'chicken-thigh', 'chicken-breast', 'shrimp', 'cod'], coconut: ['coconut-milk'], vegetable: ['spinach', 'green-beans-frozen', 'broccoli', 'red-bell-pepper=peppers', 'cauliflower'], rice: group.RICE },
    extras: [['onions'], ['garlic']],
  },
  {
    name: 'Stuffed peppers with {meat} and {grain}',
    slots: { pepper: group.BELL_PEPPER, meat: [...group.GROUND_MEAT, 'ground-lamb', ...group.BLACK_BEANS, 'lentils-brown', 'tvp'], grain: ['white-rice', 'brown-rice', 'quinoa', 'bulgur'], tomatoes: ['canned-tomatoes', 'marinara-sauce'] },
    extras: [['mozzarella', 'cheddar-cheese', ...group.COOKING_OIL]],
  },
  {
    name: '{fish} tacos with {vegetable} and {topping}',
    slots: { fish: ['cod', 'tilapia', 'shrimp'], tortilla: ['corn-tortillas', 'flour-tortillas'], vegetable: ['cabbage', 'romaine-lettuce'], topping: ['avocado', 'salsa', 'mango'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: '{protein} fajitas with {pepper} and {topping}',
    slots: { protein: ['chicken-breast', 'chicken-thigh', 'beef-sirloin', 'shrimp', 'tofu-extra-firm', ...group.BLACK_BEANS], tortilla: group.TORTILLA, pepper: ['red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'mushrooms'], topping: ['avocado', 'salsa', 'tomatoes'], oil: group.COOKING_OIL },
    extras: [['onions']],
  },
  {
    name: '{protein} pasta with {vegetable} and {sauce}',
    slots: { protein: ['shrimp', 'chicken-breast', 'salmon', 'tuna-canned', 'sardines-canned', ...group.CHICKPEAS, 'navy-beans-dry'], pasta: group.PASTA, vegetable: ['spinach', 'zucchini', ...group.BROCCOLI, 'tomatoes', 'asparagus', 'mushrooms', 'green-peas-frozen'], sauce: ['olive-oil', 'marinara-sauce', 'pesto', 'parmesan'] },
    extras: [['garlic']],
  },
  {
    name: 'Eggplant bake with {cheese} and {sauce}',
    slots: { eggplant: ['eggplant'], cheese: ['mozzarella'], sauce: ['marinara-sauce', 'canned-tomatoes=tomatoes'], oil: group.COOKING_OIL },
    extras: [['parmesan'], ['spinach', 'zucchini']],
  },
  {
    name: '{vegetable} and {cheese} frittata with {side}',
    slots: { eggs: ['eggs'], vegetable: ['spinach', 'broccoli', 'zucchini', 'mushrooms=mushroom', 'asparagus', 'kale'], cheese: ['cheddar-cheese', 'feta-cheese', 'mozzarella', 'cottage-cheese'], side: ['potatoes=roast potatoes', 'romaine-lettuce=green salad', 'tomatoes=tomato salad', 'cucumber=cucumber salad'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{beans} and {potato} tacos with {vegetable}',
    slots: { beans: ['black-beans-canned=Black bean', 'black-beans-dry=Black bean', 'pinto-beans-dry=Pinto bean', 'tvp=Soy-crumble', 'tofu-extra-firm=Tofu'], potato: ['sweet-potatoes=sweet potato', 'corn-frozen=corn', 'zucchini'], tortilla: ['corn-tortillas', 'flour-tortillas'], vegetable: ['cabbage', 'avocado', 'romaine-lettuce', 'salsa'] },
  },
  {
    name: 'Polenta with {protein} and {vegetable}',
    slots: { cornmeal: ['cornmeal'], protein: ['navy-beans-dry=white beans', 'lentils-brown', ...group.CHICKPEAS, 'chicken-thigh', 'ground-turkey-93', 'shrimp'], vegetable: ['mushrooms', 'kale', 'spinach', 'spinach-frozen', 'canned-tomatoes=tomatoes', 'zucchini'], fat: group.COOKING_FAT },
    extras: [['parmesan']],
  },
  {
    name: 'Seitan with {grain} and {vegetable}',
    slots: { gluten: ['vital-wheat-gluten'], grain: [...group.GRAIN, ...group.POTATO], vegetable: [...group.ROASTING_VEGETABLE, 'mushrooms'], oil: group.COOKING_OIL },
    extras: [['soy-sauce'], ['onions']],
  },
  {
    name: 'Seitan stir-fry with {vegetable} and {second}',
    slots: { gluten: ['vital-wheat-gluten'], vegetable: group.STIR_FRY_VEGETABLE, second: ['cabbage', 'spinach', 'zucchini', 'mushrooms', 'onions'], oil: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['soy-sauce'], ['cashews', 'peanuts']],
  },
  {
    name: '{meat} patties with {mash} mash and {vegetable}',
    slots: { meat: ['ground-beef-93', 'ground-beef-80', 'ground-turkey-93', 'ground-lamb'], mash: ['potatoes=potato', 'cauliflower', 'sweet-potatoes'], vegetable: ['green-beans-frozen', 'brussels-sprouts', ...group.BROCCOLI, 'carrots', 'spinach', 'asparagus'], fat: group.COOKING_FAT },
  },
  {
    name: '{protein} with {vegetable} and {sauce} sauce',
    slots: { protein: ['tempeh', ...group.TOFU, 'chicken-breast'], vegetable: [...group.BROCCOLI, 'green-beans-frozen', 'cabbage', 'zucchini', 'spinach'], sauce: ['peanut-butter=peanut', 'almond-butter=almond', 'tahini'], oil: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['soy-sauce'], ['garlic']],
  },
  {
    name: '{protein} with {grain}, {vegetable} and {sauce} sauce',
    slots: { protein: ['tempeh', ...group.TOFU, 'chicken-breast', 'tvp'], grain: ['white-rice', 'brown-rice', 'rice-noodles', 'quinoa'], vegetable: [...group.BROCCOLI, 'green-beans-frozen', 'cabbage', 'carrots', 'red-bell-pepper=peppers'], sauce: ['peanut-butter=peanut', 'tahini', 'almond-butter=almond'] },
    extras: [['soy-sauce'], ['garlic']],
  },
  {
    name: '{beans} and {vegetable} stew with homemade {flour}',
    slots: { beans: ['navy-beans-dry=white bean', 'kidney-beans-canned=kidney bean', 'pinto-beans-dry=pinto bean', 'black-eyed-peas-dry=black-eyed pea', 'chickpeas-dry=chickpea', 'lentils-brown=lentil'], vegetable: ['canned-tomatoes=tomato', 'kale', 'cabbage', 'carrots=carrot', 'pumpkin-canned'], flour: ['all-purpose-flour=flatbread', 'whole-wheat-flour=whole-wheat flatbread'], oil: group.COOKING_OIL },
    extras: [['onions'], ['garlic']],
  },
  {
    name: '{grain} risotto with {vegetable} and {topping}',
    slots: { grain: ['pearled-barley', 'buckwheat-groats'], vegetable: ['mushrooms', 'green-peas-frozen', 'asparagus', 'butternut-squash', 'spinach'], topping: ['parmesan', 'shrimp', 'chicken-breast', 'navy-beans-dry=white beans'], fat: group.COOKING_FAT },
    extras: [['onions']],
  },
  {
    name: 'Ratatouille with {protein} and {side}',
    slots: { zucchini: ['zucchini'], eggplant: ['eggplant', 'red-bell-pepper', 'green-bell-pepper'], tomatoes: ['canned-tomatoes', 'tomatoes'], protein: [...group.CHICKPEAS, 'chicken-breast', 'navy-beans-dry=white beans', 'eggs=baked eggs', 'cod', 'tofu-extra-firm'], side: ['quinoa', 'bulgur', 'cornmeal=polenta', 'potatoes', 'brown-rice'], oil: group.COOKING_OIL },
  },
  {
    name: 'Lamb kofta with {grain} and {vegetable}',
    slots: { lamb: ['ground-lamb'], grain: ['bulgur', 'quinoa', 'brown-rice', 'cauliflower=cauliflower rice'], vegetable: ['cucumber=cucumber salad', 'eggplant', 'tomatoes=tomato salad', 'zucchini'] },
    extras: [['onions'], ['garlic']],
  },
  {
    name: 'Egg-roll bowl with {meat}, cabbage and {vegetable}',
    slots: { meat: ['ground-turkey-93', 'ground-beef-93', 'tofu-extra-firm', 'tofu-firm', 'pork-tenderloin', 'tempeh'], cabbage: ['cabbage'], vegetable: ['carrots', 'mushrooms', 'celery', 'zucchini'], oil: ['sesame-oil', ...group.COOKING_OIL] },
    extras: [['soy-sauce'], ['garlic']],
  },
  {
    name: 'Turkey and {vegetable} skillet with {side}',
    slots: { turkey: ['ground-turkey-93', 'turkey-breast'], vegetable: ['zucchini', 'green-bell-pepper=pepper', 'mushrooms=mushroom', 'kale', 'tomatoes=tomato'], side: ['white-rice', 'brown-rice', 'quinoa', 'sweet-potatoes', 'potatoes'], oil: group.COOKING_OIL },
    extras: [['onions']],
  },
  {
    name: '{tofu} steaks with {potato} and {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh'], potato: group.POTATO, vegetable: group.ROASTING_VEGETABLE, oil: group.COOKING_OIL },
    extras: [['soy-sauce'], ['garlic']],
  },
  {
    name: 'Beans and {rice} with {vegetable} and {topping}',
    slots: { beans: [...group.BEANS, 'black-eyed-peas-dry'], rice: group.RICE, vegetable: ['cabbage', 'kale', 'carrots', 'corn-frozen', 'green-bell-pepper=peppers', 'canned-tomatoes=tomatoes'], topping: ['avocado', 'cheddar-cheese', 'salsa', 'eggs=fried eggs', 'spinach'] },
  },
  {
    name: 'Bunless {meat} burger with {cheese} and {vegetable}',
    slots: { meat: ['ground-beef-80=beef', 'ground-beef-93=beef', 'ground-turkey-93=turkey', 'ground-lamb=lamb'], cheese: ['cheddar-cheese', 'mozzarella', 'feta-cheese'], vegetable: ['mushrooms', 'zucchini', 'cabbage', 'asparagus', 'spinach', 'tomatoes'], fat: ['mayonnaise', 'butter', ...group.COOKING_OIL] },
  },
  {
    name: '{meat} with creamed spinach and {vegetable}',
    slots: { meat: ['chicken-thigh', 'chicken-drumstick', 'pork-chop', 'beef-sirloin', 'salmon', 'cod'], spinach: group.SPINACH, cream: ['heavy-cream', 'cream-cheese', 'coconut-milk'], vegetable: ['mushrooms', 'asparagus', 'cauliflower', 'zucchini', 'green-beans-frozen'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{fish} scampi with zucchini noodles and {topping}',
    slots: { fish: ['shrimp', 'cod', 'salmon'], zucchini: ['zucchini'], topping: ['parmesan', 'olives', 'avocado', 'pecans'], fat: ['butter', 'ghee', ...group.COOKING_OIL] },
    extras: [['garlic'], ['lemon-juice']],
  },
  {
    name: 'Roast {meat} with {vegetable} and {second}',
    slots: { meat: ['whole-chicken', 'chicken-thigh', 'chicken-drumstick', 'pork-tenderloin', 'turkey-breast'], vegetable: ['cauliflower', 'asparagus', 'zucchini', ...group.BROCCOLI], second: ['mushrooms', 'cabbage', 'green-beans-frozen', 'eggplant'], fat: group.COOKING_FAT },
  },
  {
    name: '{protein} bake with {vegetable} and {cheese}',
    slots: { protein: ['chicken-breast', 'chicken-thigh', 'ground-beef-80', 'ground-turkey-93', 'tuna-canned', 'eggs=egg', 'tofu-firm', 'tofu-extra-firm'], vegetable: ['cauliflower', ...group.BROCCOLI, 'zucchini', 'eggplant', 'spinach'], cheese: ['cheddar-cheese', 'mozzarella', 'feta-cheese'], cream: ['heavy-cream', 'cream-cheese', 'greek-yogurt-whole', ...group.COOKING_OIL] },
  },
  {
    name: 'Pesto {meat} with {vegetable} and {second}',
    slots: { meat: ['chicken-breast', 'chicken-thigh', 'salmon', 'shrimp', 'tofu-extra-firm'], pesto: ['pesto'], vegetable: ['zucchini', 'green-beans-frozen', 'asparagus', ...group.BROCCOLI], second: ['tomatoes', 'mushrooms', 'cauliflower', 'spinach'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: '{protein} with olives, {vegetable} and {second}',
    slots: { protein: [...group.TOFU, 'tempeh', 'chicken-thigh', 'cod', 'tilapia'], olives: ['olives'], vegetable: ['zucchini', 'eggplant', 'cauliflower', 'spinach'], second: ['tomatoes', 'mushrooms', 'asparagus', 'cabbage'], oil: group.COOKING_OIL },
    extras: [['garlic']],
  },
  {
    name: 'Seitan coconut curry with {vegetable} and {second}',
    slots: { gluten: ['vital-wheat-gluten'], coconut: ['coconut-milk'], vegetable: ['spinach', 'spinach-frozen', 'cauliflower', 'zucchini'], second: ['mushrooms', 'green-beans-frozen', 'eggplant', 'cabbage'] },
    extras: [['garlic'], group.COOKING_OIL],
  },
  {
    name: 'Soy-crumble bolognese with {pasta} and {vegetable}',
    slots: { crumbles: ['tvp'], pasta: ['pasta=spaghetti', 'whole-wheat-pasta=whole-wheat spaghetti', 'corn-pasta-gf=corn pasta', 'zucchini=zucchini noodles'], sauce: ['canned-tomatoes', 'marinara-sauce'], vegetable: ['mushrooms', 'carrots', 'spinach', 'red-bell-pepper=peppers'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Soy-crumble chili with {beans} and {vegetable}',
    slots: { crumbles: ['tvp'], beans: ['kidney-beans-canned', 'pinto-beans-dry', 'black-beans-canned', 'black-beans-dry'], tomatoes: ['canned-tomatoes'], vegetable: ['red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'corn-frozen', 'carrots'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: '{tofu} with edamame, {vegetable} and {grain}',
    slots: { tofu: [...group.TOFU, 'vital-wheat-gluten'], edamame: ['edamame'], vegetable: [...group.BROCCOLI, 'cabbage', 'red-bell-pepper=peppers', 'spinach', 'mushrooms'], grain: ['brown-rice', 'white-rice', 'rice-noodles', 'quinoa', 'cauliflower=cauliflower rice'] },
    extras: [['soy-sauce'], ['sesame-oil', ...group.COOKING_OIL]],
  },
  {
    name: 'Lentil and {vegetable} shepherd’s pie with {mash} mash',
    slots: { lentils: ['lentils-brown'], vegetable: ['carrots=carrot', 'mushrooms=mushroom', 'green-peas-frozen=pea', 'mixed-vegetables-frozen=vegetable'], mash: ['potatoes=potato', 'sweet-potatoes=sweet potato'], oil: [...group.COOKING_OIL, 'butter'] },
    extras: [['onions'], ['canned-tomatoes']],
  },
  {
    name: 'Potato and {vegetable} gratin with {protein}',
    slots: { potato: ['potatoes'], vegetable: ['cabbage', 'spinach-frozen=spinach', 'broccoli-frozen=broccoli', 'carrots=carrot', 'cauliflower'], protein: ['eggs', 'ham', 'chicken-thigh', 'tuna-canned', 'salmon-canned'], milk: ['reduced-fat-milk', 'whole-milk', 'soy-milk', 'heavy-cream'] },
    extras: [group.MELTING_CHEESE],
  },
  {
    name: 'Cabbage and {protein} noodles with {vegetable}',
    slots: { cabbage: ['cabbage'], protein: ['eggs=egg', 'chicken-thigh', 'tofu-firm', 'tofu-extra-firm', 'ground-turkey-93', 'shrimp'], noodles: ['rice-noodles', 'pasta', 'corn-pasta-gf'], vegetable: ['carrots', 'mushrooms', 'green-peas-frozen', 'onions'], oil: [...group.COOKING_OIL, 'sesame-oil'] },
    extras: [['soy-sauce'], ['garlic']],
  },
  {
    name: 'Seitan and {beans} stew with {vegetable} and {side}',
    slots: { gluten: ['vital-wheat-gluten'], beans: ['navy-beans-dry=white bean', 'kidney-beans-canned=kidney bean', 'pinto-beans-dry=pinto bean', 'lentils-brown=lentil', 'black-beans-dry=black bean'], vegetable: ['canned-tomatoes', 'cabbage', 'carrots', 'kale', 'green-bell-pepper', 'pumpkin-canned'], side: ['potatoes', ...group.RICE, 'all-purpose-flour=homemade flatbread', 'whole-wheat-flour=homemade flatbread', 'cornmeal'], oil: group.COOKING_OIL },
    extras: [['onions'], ['garlic']],
  },
  {
    name: 'Seitan ragù with {pasta} and {vegetable}',
    slots: { gluten: ['vital-wheat-gluten'], pasta: group.PASTA, sauce: ['canned-tomatoes', 'marinara-sauce'], vegetable: ['carrots', 'mushrooms', 'zucchini', 'cabbage', 'spinach-frozen', 'onions'] },
    extras: [['garlic'], group.COOKING_OIL],
  },
  {
    name: 'Sesame {tofu} with {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh', 'vital-wheat-gluten'], vegetable: ['spinach', 'zucchini', 'mushrooms', 'asparagus', 'cabbage', ...group.BROCCOLI], sesame: ['sesame-oil'], oil: group.COOKING_OIL },
    extras: [['soy-sauce'], ['hemp-seeds', 'pumpkin-seeds']],
  },
  {
    name: '{tofu} and seitan stir-fry with {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh'], gluten: ['vital-wheat-gluten'], vegetable: ['spinach', 'mushrooms', 'zucchini', 'cabbage', ...group.BROCCOLI, 'green-bell-pepper=peppers'], oil: group.COOKING_OIL },
    extras: [['sesame-oil'], ['soy-sauce'], ['garlic']],
  },
  {
    name: '{tofu} in coconut broth with {vegetable}',
    slots: { tofu: [...group.TOFU, 'shrimp', 'cod', 'chicken-thigh'], coconut: ['coconut-milk'], vegetable: ['mushrooms', 'spinach', 'zucchini', 'asparagus', 'cabbage'], oil: ['coconut-oil', ...group.COOKING_OIL] },
    extras: [['sesame-oil'], ['garlic'], ['lemon-juice']],
  },
  {
    name: 'Seared {tofu} with creamed {greens}',
    slots: { tofu: [...group.TOFU, 'vital-wheat-gluten=seitan steak', 'tempeh'], greens: ['spinach', 'spinach-frozen', 'kale', 'cabbage'], cream: ['coconut-milk'], oil: group.COOKING_OIL },
    extras: [['garlic'], ['coconut-oil']],
  },
  {
    name: 'Cabbage noodles with {tofu} and {seeds}',
    slots: { cabbage: ['cabbage'], tofu: [...group.TOFU, 'vital-wheat-gluten', 'tempeh'], seeds: ['hemp-seeds', 'pumpkin-seeds', 'peanuts', 'walnuts'], oil: group.COOKING_OIL },
    extras: [['sesame-oil'], ['garlic']],
  },
  {
    name: 'Roasted {vegetable} with crispy {tofu} and {sauce}',
    slots: { vegetable: ['zucchini', 'cauliflower', 'asparagus', 'mushrooms', 'broccoli', 'eggplant'], tofu: [...group.TOFU, 'vital-wheat-gluten'], sauce: ['olives', 'hemp-seeds', 'tahini=tahini sauce', 'pecans', 'walnuts', 'avocado'], oil: group.COOKING_OIL },
    extras: [['garlic'], ['lemon-juice']],
  },
  {
    name: 'Seitan steaks with {vegetable} and {topping}',
    slots: { gluten: ['vital-wheat-gluten'], vegetable: ['mushrooms', 'spinach', 'asparagus', 'zucchini'], topping: ['avocado', 'olives', 'hemp-seeds', 'walnuts'], oil: group.COOKING_OIL },
    extras: [['garlic'], ['coconut-oil']],
  },
  {
    name: '{tofu} and seitan coconut curry with {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh'], gluten: ['vital-wheat-gluten'], coconut: ['coconut-milk'], vegetable: ['spinach', 'mushrooms', 'zucchini', 'cauliflower', 'asparagus'], oil: ['coconut-oil', ...group.COOKING_OIL] },
    extras: [['garlic']],
  },
  {
    name: 'Seitan and soy-crumble chili with {beans}',
    slots: { gluten: ['vital-wheat-gluten'], crumbles: ['tvp'], beans: ['kidney-beans-canned', 'pinto-beans-dry', 'black-beans-canned', 'black-beans-dry', 'navy-beans-dry', 'lentils-brown'], tomatoes: ['canned-tomatoes', 'pumpkin-canned', 'carrots'] },
    extras: [['onions'], group.COOKING_OIL],
  },
  {
    name: 'Zucchini noodles with {vegetable} and {seeds}',
    slots: { zucchini: ['zucchini'], vegetable: ['mushrooms', 'spinach', 'kale', 'asparagus', 'broccoli'], seeds: ['hemp-seeds', 'pumpkin-seeds'], oil: group.COOKING_OIL },
    extras: [['garlic'], ['olives']],
  },
  {
    name: 'Roasted {vegetable} and {second} with {seeds} and {sauce}',
    slots: { vegetable: ['zucchini', 'cauliflower', 'asparagus', 'eggplant'], second: ['mushrooms', 'spinach', 'olives', 'cabbage'], seeds: ['hemp-seeds', 'pumpkin-seeds'], sauce: ['avocado', 'tahini=tahini sauce', 'coconut-milk=coconut sauce', 'almond-butter=almond sauce'], oil: group.COOKING_OIL },
  },
]
