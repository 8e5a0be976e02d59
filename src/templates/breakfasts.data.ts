import type { DishTemplate } from './dishTemplate.js'
import * as group from './foodGroups.data.js'

// biome-ignore format: one dish a block, slots side by side
export const BREAKFASTS: readonly DishTemplate[] = [
  {
    name: 'Oatmeal with {fruit} and {nuts}',
    slots: { oats: ['rolled-oats'], milk: group.MILK, fruit: [...group.ORCHARD_FRUIT, ...group.BERRIES, 'raisins'], nuts: group.NUTS_OR_SEEDS },
  },
  {
    name: 'Oatmeal with {butter} and {fruit}',
    slots: { oats: ['rolled-oats'], milk: group.MILK, butter: group.NUT_BUTTER, fruit: ['bananas', 'apples', 'pears', ...group.BERRIES] },
  },
  {
    name: 'Overnight oats with {seeds} and {fruit}',
    slots: { oats: ['rolled-oats'], base: [...group.YOGURT, 'soy-milk', 'almond-milk'], seeds: group.SOAKING_SEEDS, fruit: [...group.BERRIES, 'mango', 'peaches'] },
  },
  {
    name: 'Protein oatmeal with {fruit}',
    slots: { oats: ['rolled-oats'], powder: group.PROTEIN_POWDER, milk: group.MILK, fruit: [...group.BERRIES, 'bananas', 'apples'] },
  },
  {
    name: 'Scrambled eggs on {toast} with {vegetable}',
    slots: { eggs: ['eggs'], toast: group.TOAST, vegetable: ['tomatoes', 'spinach', 'mushrooms'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{vegetable} and {cheese} omelette',
    slots: { eggs: ['eggs'], vegetable: group.OMELETTE_VEGETABLE, cheese: [...group.MELTING_CHEESE, 'feta-cheese'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{vegetable} and {second} omelette',
    slots: { eggs: ['eggs'], vegetable: group.OMELETTE_VEGETABLE, second: ['mushrooms=mushroom', 'tomatoes=tomato', 'spinach', 'onions=onion'], fat: group.COOKING_FAT },
  },
  {
    name: 'Breakfast tacos with eggs, {beans} and {salsa}',
    slots: { tortilla: ['corn-tortillas'], eggs: ['eggs'], beans: group.BEANS, salsa: ['salsa', 'tomatoes', 'avocado'] },
  },
  {
    name: 'Breakfast burrito with eggs, {cheese} and {vegetable}',
    slots: { tortilla: ['flour-tortillas'], eggs: ['eggs'], cheese: group.MELTING_CHEESE, vegetable: ['spinach', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'salsa'] },
  },
  {
    name: '{yogurt} with {fruit} and {nuts}',
    slots: { yogurt: group.GREEK_YOGURT, fruit: [...group.BERRIES, 'peaches', 'mango', 'kiwifruit', 'bananas'], nuts: group.NUTS_OR_SEEDS },
  },
  {
    name: '{yogurt} with oat granola and {fruit}',
    slots: { yogurt: group.YOGURT, oats: ['rolled-oats'], fruit: [...group.BERRIES, 'apples', 'pears', 'grapes'], sweet: ['honey', 'raisins'] },
  },
  {
    name: 'Cottage cheese with {fruit} and {nuts}',
    slots: { cheese: ['cottage-cheese'], fruit: ['pineapple', 'peaches', 'strawberries', 'cantaloupe', 'pears'], nuts: [...group.NUTS_OR_SEEDS, 'flaxseed'] },
  },
  {
    name: 'Cottage cheese on {toast} with {vegetable}',
    slots: { cheese: ['cottage-cheese'], toast: group.TOAST, vegetable: ['tomatoes', 'cucumber', 'spinach'] },
  },
  {
    name: 'Pancakes with {fruit}',
    slots: { flour: ['all-purpose-flour', 'whole-wheat-flour'], eggs: ['eggs'], milk: group.MILK, fruit: [...group.BERRIES, 'bananas', 'applesauce', 'apples', 'peaches'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: 'Eggless {fruit} pancakes with {butter}',
    slots: { flour: ['all-purpose-flour', 'whole-wheat-flour'], milk: ['soy-milk', 'almond-milk', 'rice-milk'], fruit: ['bananas=banana', 'applesauce', 'blueberries-frozen=blueberry', 'blueberries=blueberry'], butter: group.NUT_BUTTER },
  },
  {
    name: 'French toast with {fruit}',
    slots: { bread: group.BREAD, eggs: ['eggs'], milk: group.MILK, fruit: [...group.BERRIES, 'bananas', 'peaches', 'apples'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{tofu} scramble with {vegetable} and {second}',
    slots: { tofu: group.TOFU, vegetable: ['spinach', 'kale', 'spinach-frozen'], second: ['mushrooms', 'tomatoes', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'zucchini'], oil: group.COOKING_OIL },
  },
  {
    name: '{tofu} scramble with {toast} and {vegetable}',
    slots: { tofu: group.TOFU, toast: group.TOAST, vegetable: ['tomatoes', 'spinach', 'mushrooms', 'kale'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: '{tofu} and {potato} hash with {vegetable}',
    slots: { tofu: group.TOFU, potato: group.POTATO_NOUN, vegetable: ['kale', 'spinach', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers', 'mushrooms'], oil: group.COOKING_OIL },
    extras: [['onions']],
  },
  {
    name: '{potato} hash with {meat} and eggs',
    slots: { potato: group.POTATO_NOUN, meat: ['ham', 'ground-turkey-93', 'ground-beef-93', 'bacon'], eggs: ['eggs'] },
    extras: [group.BELL_PEPPER, ['onions'], group.COOKING_OIL],
  },
  {
    name: '{potato} and {vegetable} hash with eggs',
    slots: { potato: group.POTATO_NOUN, vegetable: ['kale', 'spinach', 'mushrooms', 'cabbage', 'brussels-sprouts', 'zucchini'], eggs: ['eggs'], oil: group.COOKING_OIL },
  },
  {
    name: '{butter} and {fruit} on {toast}',
    slots: { butter: group.NUT_BUTTER, fruit: ['bananas=banana', 'apples=apple', 'strawberries=strawberry'], toast: group.TOAST },
  },
  {
    name: 'Avocado {toast} with {topping}',
    slots: { avocado: ['avocado'], toast: group.TOAST, topping: ['eggs=boiled eggs', 'tomatoes', 'hemp-seeds', 'pumpkin-seeds'] },
  },
  {
    name: 'Bacon and eggs with {vegetable}',
    slots: { bacon: ['bacon'], eggs: ['eggs'], vegetable: ['tomatoes', 'mushrooms', 'spinach', 'asparagus'] },
  },
  {
    name: 'Fried eggs with avocado and {vegetable}',
    slots: { eggs: ['eggs'], avocado: ['avocado'], vegetable: ['tomatoes', 'spinach', 'mushrooms', 'asparagus'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{meat} breakfast skillet with {vegetable} and eggs',
    slots: { meat: ['ground-turkey-93', 'ground-beef-80', 'ground-beef-93'], vegetable: ['zucchini', 'spinach', 'mushrooms', 'cabbage', 'kale'], eggs: ['eggs'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: 'Egg white scramble with {vegetable} and {toast}',
    slots: { whites: ['egg-whites'], vegetable: ['spinach', 'mushrooms', 'tomatoes', 'red-bell-pepper=peppers', 'green-bell-pepper=peppers'], toast: group.TOAST },
    extras: [group.COOKING_OIL],
  },
  {
    name: 'Egg white and {potato} skillet with {vegetable}',
    slots: { whites: ['egg-whites'], potato: group.POTATO_NOUN, vegetable: ['spinach', 'mushrooms', 'kale', 'zucchini'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: 'Chia pudding with {fruit} and {nuts}',
    slots: { chia: ['chia-seeds'], milk: [...group.MILK, 'coconut-milk'], fruit: [...group.BERRIES, 'mango', 'kiwifruit', 'peaches'], nuts: [...group.NUTS_OR_SEEDS, 'coconut-dried', 'hemp-seeds'] },
  },
  {
    name: 'Hemp and {seeds} porridge with {fruit}',
    slots: { hemp: ['hemp-seeds'], seeds: ['chia-seeds=chia', 'flaxseed'], milk: ['almond-milk', 'coconut-milk', 'soy-milk', 'whole-milk'], fruit: group.BERRIES },
    extras: [['coconut-dried', 'pecans', 'walnuts']],
  },
  {
    name: 'Buckwheat porridge with {fruit} and {nuts}',
    slots: { buckwheat: ['buckwheat-groats'], milk: group.MILK, fruit: ['apples', 'pears', 'bananas', ...group.BERRIES], nuts: group.NUTS_OR_SEEDS },
  },
  {
    name: 'Quinoa breakfast bowl with {fruit} and {nuts}',
    slots: { quinoa: ['quinoa'], milk: group.MILK, fruit: ['apples', 'peaches', 'mango', ...group.BERRIES], nuts: group.NUTS_OR_SEEDS },
  },
  {
    name: 'Creamy cornmeal porridge with {fruit}',
    slots: { cornmeal: ['cornmeal'], milk: group.MILK, fruit: ['bananas', 'apples', 'raisins', 'peaches', ...group.BERRIES] },
    extras: [['honey', 'butter']],
  },
  {
    name: 'Rice pudding with {fruit} and {nuts}',
    slots: { rice: ['white-rice'], milk: group.MILK, fruit: ['raisins', 'mango', 'apples', 'bananas'], nuts: ['almonds', 'pistachios', 'cashews', 'sunflower-seeds'] },
  },
  {
    name: '{fruit} and {greens} protein smoothie',
    slots: { fruit: ['bananas=banana', 'mango', 'strawberries-frozen=strawberry', 'blueberries-frozen=blueberry', 'pineapple'], greens: ['spinach', 'kale'], milk: group.MILK, powder: group.PROTEIN_POWDER },
    extras: [['flaxseed', 'chia-seeds', ...group.NUT_BUTTER]],
  },
  {
    name: '{fish} on {toast} with {vegetable}',
    slots: { fish: ['sardines-canned', 'salmon-canned'], toast: group.TOAST, vegetable: ['tomatoes', 'cucumber', 'spinach'] },
  },
  {
    name: 'Tempeh breakfast skillet with {vegetable} and avocado',
    slots: { tempeh: ['tempeh'], vegetable: ['kale', 'spinach', 'mushrooms', 'zucchini'], avocado: ['avocado'], oil: group.COOKING_OIL },
  },
  {
    name: 'Beans on {toast} with {vegetable}',
    slots: { beans: ['navy-beans-dry', 'pinto-beans-dry', 'kidney-beans-canned'], toast: group.TOAST, vegetable: ['tomatoes', 'canned-tomatoes=tomatoes', 'mushrooms'] },
  },
  {
    name: 'Breakfast beans with {vegetable} and {tortilla}',
    slots: { beans: group.BEANS, vegetable: ['salsa', 'tomatoes', 'spinach'], tortilla: ['corn-tortillas=warm corn tortillas', 'flour-tortillas=a warm tortilla'] },
    extras: [['avocado']],
  },
  {
    name: '{meat} and {cheese} omelette with {vegetable}',
    slots: { eggs: ['eggs'], meat: ['ham', 'bacon'], cheese: group.MELTING_CHEESE, vegetable: ['spinach', 'mushrooms', 'tomatoes'] },
  },
  {
    name: 'Scrambled eggs with {cheese} and {vegetable}',
    slots: { eggs: ['eggs'], cheese: ['cheddar-cheese', 'cream-cheese', 'feta-cheese', 'mozzarella'], vegetable: ['spinach', 'spinach-frozen', 'zucchini', 'mushrooms', 'asparagus'], fat: ['butter', 'ghee', ...group.COOKING_OIL] },
  },
  {
    name: 'Cream cheese pancakes with {fruit}',
    slots: { eggs: ['eggs'], cheese: ['cream-cheese'], fruit: group.BERRIES, fat: ['butter', 'ghee', ...group.COOKING_OIL] },
    extras: [['walnuts', 'pecans', 'almonds']],
  },
  {
    name: 'Egg muffins with {filling} and {vegetable}',
    slots: { eggs: ['eggs'], filling: ['ham', 'bacon', 'feta-cheese', 'cheddar-cheese', 'ground-turkey-93'], vegetable: ['spinach', 'broccoli', 'broccoli-frozen', 'red-bell-pepper=peppers', 'zucchini'] },
    extras: [group.COOKING_FAT],
  },
  {
    name: '{fish} and egg plate with {vegetable}',
    slots: { fish: ['salmon-canned', 'sardines-canned', 'tuna-canned'], eggs: ['eggs'], vegetable: ['cucumber', 'tomatoes', 'avocado', 'spinach'] },
    extras: [['mayonnaise', 'olives', ...group.COOKING_OIL]],
  },
  {
    name: '{tofu} scramble with avocado and {vegetable}',
    slots: { tofu: [...group.TOFU, 'tempeh'], avocado: ['avocado'], vegetable: ['spinach', 'spinach-frozen', 'mushrooms', 'kale', 'zucchini'], oil: group.COOKING_OIL },
    extras: [['hemp-seeds', 'pumpkin-seeds']],
  },
  {
    name: '{tofu} scramble with {vegetable} and olives',
    slots: { tofu: group.TOFU, vegetable: ['spinach', 'spinach-frozen', 'zucchini', 'mushrooms', 'asparagus', 'tomatoes'], olives: ['olives'], oil: group.COOKING_OIL },
  },
  {
    name: 'Seitan and {vegetable} breakfast skillet',
    slots: { gluten: ['vital-wheat-gluten'], vegetable: ['mushrooms=mushroom', 'spinach', 'zucchini', 'cabbage', 'kale'], oil: group.COOKING_OIL },
    extras: [['potatoes', 'sweet-potatoes', 'avocado']],
  },
  {
    name: 'Creamy coconut shake with {fruit} and {nuts}',
    slots: { coconut: ['coconut-milk'], powder: group.PROTEIN_POWDER, fruit: group.BERRIES, nuts: ['almond-butter', 'hemp-seeds', 'flaxseed', 'chia-seeds', 'peanut-butter'] },
  },
  {
    name: 'Coconut protein shake with {seeds}',
    slots: { coconut: ['coconut-milk'], powder: ['soy-protein-isolate', 'pea-protein', 'whey-protein'], seeds: ['hemp-seeds', 'almond-butter', 'chia-seeds', 'peanut-butter'] },
    extras: [['spinach', 'kale']],
  },
  {
    name: 'Tofu and {vegetable} scramble with {seeds}',
    slots: { tofu: group.TOFU, vegetable: ['mushrooms=mushroom', 'spinach', 'spinach-frozen', 'asparagus', 'zucchini'], seeds: ['hemp-seeds', 'pumpkin-seeds', 'almonds', 'pecans'], oil: [...group.COOKING_OIL, 'coconut-oil'] },
  },
  {
    name: '{tofu} scramble with {vegetable}',
    slots: { tofu: group.TOFU, vegetable: ['spinach', 'mushrooms', 'zucchini', 'asparagus', 'kale'], oil: [...group.COOKING_OIL, 'coconut-oil'] },
    extras: [['hemp-seeds', 'avocado', 'pumpkin-seeds']],
  },
  {
    name: 'Baked tofu frittata with {vegetable}',
    slots: { tofu: group.TOFU, vegetable: ['spinach', 'zucchini', 'mushrooms', 'asparagus', 'broccoli'], oil: group.COOKING_OIL },
    extras: [['olives']],
  },
  {
    name: 'Seitan sausages with {vegetable}',
    slots: { gluten: ['vital-wheat-gluten'], vegetable: ['spinach', 'mushrooms', 'zucchini', 'tomatoes'], oil: group.COOKING_OIL },
    extras: [['avocado'], ['coconut-oil']],
  },
  {
    name: '{greens} and coconut protein shake',
    slots: { greens: ['spinach', 'kale'], coconut: ['coconut-milk'], powder: group.PROTEIN_POWDER },
    extras: [['coconut-oil'], ['almond-milk', 'soy-milk']],
  },
  {
    name: 'Coconut milk shake with {powder} and {oil}',
    slots: { coconut: ['coconut-milk'], powder: ['soy-protein-isolate', 'pea-protein=pea protein', 'whey-protein'], oil: ['coconut-oil'] },
    extras: [['almond-butter', 'hemp-seeds', 'peanut-butter']],
  },
  {
    name: '{milk} protein shake with {nuts}',
    slots: { milk: ['almond-milk', 'soy-milk', 'reduced-fat-milk'], powder: group.PROTEIN_POWDER, nuts: ['hemp-seeds', 'almond-butter', 'peanut-butter', 'pecans', 'walnuts'] },
    extras: [['coconut-oil']],
  },
  {
    name: 'Warm hemp protein porridge with {nuts}',
    slots: { hemp: ['hemp-seeds'], milk: ['coconut-milk', 'almond-milk', 'soy-milk', 'whole-milk'], powder: group.PROTEIN_POWDER, nuts: ['pecans', 'walnuts', 'coconut-dried', 'almonds', 'pumpkin-seeds'] },
    extras: [['coconut-oil']],
  },
  {
    name: 'Tofu and seitan breakfast hash with {vegetable}',
    slots: { tofu: group.TOFU, gluten: ['vital-wheat-gluten'], vegetable: ['mushrooms', 'spinach', 'zucchini', 'green-bell-pepper=peppers', 'red-bell-pepper=peppers', 'cabbage'], oil: [...group.COOKING_OIL, 'coconut-oil'] },
    extras: [['hemp-seeds', 'pumpkin-seeds'], ['potatoes', 'sweet-potatoes']],
  },
  {
    name: 'Seitan sausages with {toast} and {vegetable}',
    slots: { gluten: ['vital-wheat-gluten'], toast: [...group.TOAST, 'potatoes=hash browns'], vegetable: ['tomatoes', 'mushrooms', 'spinach', 'kale'] },
    extras: [group.COOKING_OIL],
  },
  {
    name: 'Avocado and {greens} protein shake',
    slots: { avocado: ['avocado'], greens: ['spinach', 'kale'], milk: ['almond-milk', 'coconut-milk', 'soy-milk', 'reduced-fat-milk'], powder: group.PROTEIN_POWDER },
    extras: [['hemp-seeds', 'almond-butter'], ['coconut-oil']],
  },
]
