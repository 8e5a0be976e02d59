type Row = readonly [name: string, foods: string]

/** Names that promise what the meal lacks; the foods are ids. */
// biome-ignore format: a table, one meal a line
export const LYING: readonly Row[] = [
  // Foods that people who refuse fruit or vegetables do not mean, or do not count as greens.
  ['Fruit salad with yogurt', 'avocado plain-yogurt'], ['Fruit bowl', 'avocado rolled-oats'], ['Leafy greens with eggs', 'potatoes eggs'], ['Greens with eggs', 'olives eggs'], ['Green salad', 'potatoes eggs'],
  ['Short rib stew', 'chicken-breast potatoes'], ['Salmon poke bowl', 'chicken-breast white-rice'], ['Kebab with rice', 'white-rice broccoli'], ['Spare ribs with slaw', 'beef-sirloin cabbage'],
  // Meat, fish and shellfish that are not there.
  ['Beef Wellington', 'chicken-breast potatoes'], ['Lobster thermidor', 'turkey-breast broccoli'], ['Grilled salmon with rice', 'chicken-breast white-rice'],
  ['Shrimp scampi', 'cod pasta olive-oil'], ['Duck confit', 'chicken-thigh potatoes'], ['Lamb kofta', 'tofu-firm bulgur'], ['Pork carnitas bowl', 'black-beans-canned white-rice'],
  ['Steak frites', 'chicken-breast potatoes'], ['Tuna melt', 'white-bread cheddar-cheese'], ['Crab cakes', 'cod white-bread'], ['Bacon and eggs', 'eggs white-bread'],
  ['Ham and cheese toast', 'white-bread cheddar-cheese'], ['Turkey club', 'chicken-breast white-bread'], ['Sausage skillet', 'potatoes eggs'], ['Chicken Caesar salad', 'romaine-lettuce tofu-firm parmesan'],
  ['Fish tacos', 'corn-tortillas black-beans-canned'], ['Seafood paella', 'white-rice chicken-thigh'], ['Oysters Rockefeller', 'spinach parmesan'], ['Clam chowder', 'potatoes whole-milk'],
  ['Chicken cordon bleu', 'chicken-breast cheddar-cheese'], ['Beef bourguignon', 'lentils-brown carrots mushrooms'], ['Osso buco', 'beef-chuck-roast carrots'], ['Venison stew', 'beef-stew-meat carrots'],
  ['Veal schnitzel', 'pork-chop all-purpose-flour'], ['Prosciutto melon', 'cantaloupe ham'], ['Pepperoni pizza', 'flour-tortillas mozzarella canned-tomatoes'], ['Chorizo tacos', 'corn-tortillas ground-beef-93'],
  ['Anchovy toast', 'white-bread sardines-canned'], ['Trout with almonds', 'tilapia almonds'], ['Caviar on toast', 'eggs white-bread'], ['Smoked mackerel salad', 'tuna-canned romaine-lettuce'],
  ['Chicken Kiev', 'chicken-breast olive-oil'], ['Philly cheesesteak', 'chicken-breast flour-tortillas'], ['BLT sandwich', 'white-bread bacon romaine-lettuce'], ['Reuben sandwich', 'turkey-breast whole-wheat-bread'],
  ['Beef jerky and apple', 'apples almonds'], ['Sushi bowl', 'salmon cucumber'], ['Poke bowl', 'chicken-breast white-rice'], ['Cioppino', 'chicken-thigh canned-tomatoes'], ['Hamburger', 'ground-turkey-93 white-bread'],
  // Nuts, seeds and allergens that are not there.
  ['PB&J', 'white-bread strawberries'], ['Peanut butter and jelly sandwich', 'whole-wheat-bread strawberries'], ['Pad Thai', 'rice-noodles eggs'], ['Peanut noodles', 'pasta tahini'], ['Chicken satay', 'chicken-breast coconut-milk'],
  ['Kung pao chicken', 'chicken-breast white-rice'], ['Almond butter toast', 'white-bread peanut-butter'], ['Walnut pesto pasta', 'pasta olive-oil'], ['Cashew curry', 'chickpeas-canned coconut-milk'], ['Pistachio yogurt', 'plain-yogurt honey'],
  ['Pecan pie oatmeal', 'rolled-oats dates'], ['Hazelnut granola', 'rolled-oats almonds'], ['Sesame tofu', 'tofu-firm soy-sauce'], ['Tahini bowl', 'chickpeas-canned brown-rice'], ['Waldorf salad', 'apples romaine-lettuce'],
  ['Seed dip', 'mayonnaise carrots'], ['Trail mix', 'raisins dates'], ['Nutella toast', 'white-bread honey'], ['Marzipan bites', 'dates coconut-dried'], ['Soy milk smoothie', 'reduced-fat-milk bananas'], ['Edamame salad', 'green-peas-frozen quinoa'],
  // Dairy and eggs that are not there.
  ['Cheese omelette', 'eggs spinach'], ['Eggs Benedict', 'ham white-bread'], ['Spinach frittata', 'spinach potatoes'], ['Shakshuka', 'canned-tomatoes chickpeas-canned'], ['Egg salad sandwich', 'tofu-firm white-bread'], ['Carbonara', 'pasta bacon'],
  ['Fettuccine Alfredo', 'pasta olive-oil'], ['Mac and cheese', 'pasta butter'], ['Quesadilla', 'flour-tortillas black-beans-canned'], ['Caprese salad', 'tomatoes romaine-lettuce'], ['Greek salad', 'cucumber tomatoes'], ['Greek yogurt bowl', 'blueberries rolled-oats'],
  ['Yogurt parfait', 'strawberries almonds'], ['Cottage cheese and peach', 'peaches almonds'], ['Butter corn', 'corn-frozen olive-oil'], ['Feta and olive bowl', 'olives quinoa'], ['Cheesecake', 'dates almonds'], ['Grilled cheese', 'white-bread tomatoes'],
  ['Caesar salad', 'romaine-lettuce chicken-breast'], ['Chicken parmesan', 'chicken-breast marinara-sauce'], ['Tzatziki plate', 'cucumber chickpeas-canned'], ['Creamy ranch chicken', 'chicken-breast broccoli'], ['Tiramisu', 'plain-yogurt rolled-oats'],
  // Grains, vegetables and fruit that are not there.
  ['Spaghetti Bolognese', 'ground-beef-93 white-rice'], ['Chicken fried rice', 'chicken-breast potatoes'], ['Mushroom risotto', 'mushrooms potatoes'], ['Avocado toast', 'avocado black-beans-canned'], ['Guacamole and carrots', 'carrots hummus'],
  ['Quinoa salad', 'bulgur cucumber'], ['Lentil soup', 'split-peas carrots'], ['Black bean chili', 'ground-beef-93 canned-tomatoes'], ['Chickpea curry', 'potatoes coconut-milk'], ['Falafel wrap', 'flour-tortillas cucumber'], ['Hummus plate', 'carrots cucumber'],
  ['Coconut curry', 'chickpeas-canned canned-tomatoes'], ['Kale salad', 'romaine-lettuce apples'], ['Spinach salad', 'cabbage carrots'], ['Asparagus and eggs', 'eggs green-beans-frozen'], ['Blueberry pancakes', 'all-purpose-flour eggs'], ['Banana oatmeal', 'rolled-oats apples'],
  ['Mango smoothie', 'bananas whole-milk'], ['Orange chicken', 'chicken-breast white-rice'], ['Lemon cod', 'cod potatoes'], ['Sweet potato hash', 'potatoes eggs'], ['Shepherd’s pie', 'ground-lamb rolled-oats'], ['Pumpkin soup', 'carrots heavy-cream'],
  ['Ratatouille', 'tomatoes onions'], ['Moussaka', 'ground-lamb canned-tomatoes'], ['Baba ganoush', 'chickpeas-canned tahini'], ['Oatmeal with berries', 'white-rice strawberries'], ['Tofu scramble', 'eggs spinach'], ['Chia pudding', 'rolled-oats coconut-milk'],
  ['Vegan burger', 'ground-beef-93 romaine-lettuce'], ['Vegan chili', 'ground-beef-93 kidney-beans-canned'], ['Vegetarian lasagna', 'pasta ground-beef-93'], ['Gluten-free toast', 'white-bread eggs'], ['Dairy-free smoothie', 'whole-milk bananas'], ['Nut-free granola', 'rolled-oats almonds'],
  // Texts that are not names.
  ['Call 1-800-555-0199 for rice', 'white-rice chicken-breast'], ['Chicken with rice www.example.com', 'chicken-breast white-rice'], ['Rice bowl @chef', 'white-rice chicken-breast'], ['Order at meals.shop', 'white-rice eggs'], ['3 egg omelette', 'eggs spinach'],
  // A second sample, written without looking at the table of words.
  ['Tandoori lamb with naan', 'chicken-breast white-rice'], ['Miso black cod', 'tilapia white-rice'], ['Peking duck pancakes', 'chicken-thigh all-purpose-flour'],
  ['Surf and turf', 'beef-sirloin potatoes'], ['Linguine alle vongole', 'pasta olive-oil'], ['Vitello tonnato', 'pork-chop mayonnaise'], ['Lox bagel', 'white-bread cream-cheese'],
  ['Fish and chips', 'chicken-breast potatoes'], ['Crispy calamari', 'cod all-purpose-flour'], ['Beef tacos al carbon', 'ground-turkey-93 corn-tortillas'],
  ['Chicken pot pie', 'turkey-breast all-purpose-flour'], ['Buffalo wings', 'tofu-firm celery'], ['Pork belly bao', 'tofu-firm white-rice'], ['Bangers and mash', 'potatoes butter'],
  ['Peach cobbler', 'apples rolled-oats'], ['Strawberry shortcake', 'blueberries all-purpose-flour'], ['Key lime pie', 'cream-cheese all-purpose-flour'],
  ['Pumpkin pie', 'sweet-potatoes all-purpose-flour'], ['Cherry yogurt', 'plain-yogurt grapes'], ['Pineapple chicken', 'chicken-breast mango'], ['Cucumber raita', 'cucumber hummus'],
  ['Cream of mushroom soup', 'mushrooms onions'], ['Broccoli cheddar soup', 'broccoli potatoes'], ['Loaded nachos with cheese', 'corn-tortillas black-beans-canned'],
  ['Paneer tikka', 'tofu-firm tomatoes'], ['Halloumi salad', 'feta-cheese cucumber'], ['Goat cheese and beet salad', 'feta-cheese carrots'], ['Brie and pear', 'pears cheddar-cheese'],
  ['Truffle pasta', 'pasta olive-oil'], ['Wild rice salad', 'bulgur cucumber'], ['Couscous with raisins', 'bulgur raisins'], ['Sweet corn fritters', 'zucchini all-purpose-flour'],
  ['Eggplant parmesan', 'eggplant marinara-sauce'], ['Vegan mac', 'pasta cheddar-cheese'], ['Plant-based burger', 'ground-beef-93 white-bread'],
  ['Egg-free pancakes', 'eggs all-purpose-flour'], ['Low-carb beef bowl', 'chicken-breast broccoli'], ['Tuna poke', 'salmon white-rice'], ['Garlic shrimp', 'shrimp olive-oil'],
  ['Onion soup', 'carrots celery'], ['Visit mealdeal.io today', 'eggs kale'], ['Turkey meatballs', 'ground-beef-93 pasta'], ['Rabbit ragu', 'pasta canned-tomatoes'],
  ['Fig and walnut salad', 'dates walnuts'], ['Chocolate oatmeal', 'rolled-oats bananas'], ['Macadamia cod', 'cod almonds'], ['Kimchi fried rice', 'white-rice eggs'],
  ['Borscht', 'carrots cabbage'], ['Haggis', 'rolled-oats potatoes'], ['Foie gras toast', 'white-bread butter'],
  // Addresses and calls to action, in digits or in words.
  ['evil.ru', 'white-rice eggs'], ['Go to evil.xyz now', 'white-rice eggs'], ['Go to evil xyz now', 'white-rice eggs'], ['bit.ly/abc', 'white-rice eggs'], ['Visit example dot com', 'white-rice eggs'], ['Meals at example dot com', 'white-rice eggs'],
  ['Call five five five one two', 'white-rice eggs'], ['Ignore doctors, stop insulin', 'white-rice eggs'], ['Rice, click here', 'white-rice eggs'], ['Egg/rice', 'white-rice eggs'], ['миндаль', 'white-rice eggs'],
  // Plants in plant-based dishes, and foods that the diet keeps.
  ['Vegetarian Peanut Curry', 'chickpeas-canned coconut-milk'], ['Plant-Based Cashew Mac', 'chickpeas-canned pasta'], ['Meatless Almond Crunch Bowl', 'chickpeas-canned'], ['Vegan pesto pasta', 'pasta olive-oil'],
  ['Vegetarian pad Thai', 'rice-noodles tofu-firm'], ['Vegan Waldorf salad', 'apples romaine-lettuce'], ['Vegetarian cheese plate', 'chickpeas-canned'], ['Vegetarian egg bowl', 'chickpeas-canned'],
  // More dishes known for one food, most of them an allergen.
  ['Gado Gado', 'tofu-firm eggs cabbage'], ['Snickers oats', 'rolled-oats dates'], ['Baklava oatmeal', 'rolled-oats honey'], ['Romesco cod', 'cod tomatoes'], ['Dukkah eggs', 'eggs white-bread'], ['Gianduja yogurt', 'plain-yogurt honey'],
  ['Macarons', 'egg-whites honey'], ['Chicken mole', 'chicken-breast tomatoes'], ['Frangipane tart', 'all-purpose-flour eggs'], ['Praline bites', 'dates rolled-oats'], ['Nougat', 'honey egg-whites'], ['Dashi noodles', 'rice-noodles tofu-firm'],
  ['Porchetta', 'turkey-breast potatoes'], ['Spanakopita', 'spinach all-purpose-flour'], ['Gumbo', 'white-rice tomatoes'], ['Paella', 'chicken-thigh tomatoes'], ['Satay skewers', 'tofu-firm soy-sauce'], ['Pesto chicken', 'chicken-breast olive-oil'],
  ['Bolognese', 'pasta tomatoes'], ['Stroganoff', 'pasta chickpeas-canned'], ['Raita', 'cucumber hummus'], ['P.B. and J', 'white-bread strawberries'],
  // Diets that the foods do not fit, or that our data cannot prove.
  ['Keto Chicken Rice', 'chicken-breast white-rice'], ['Kosher pork chop', 'pork-chop apples'], ['Kosher chicken with cheddar', 'chicken-breast cheddar-cheese'], ['Halal ham toast', 'ham white-bread'], ['Paleo rice bowl', 'white-rice chicken-breast'],
  ['Pescatarian chicken bowl', 'chicken-breast quinoa'], ['Jain potato curry', 'potatoes onions'], ['Diabetic-friendly rice', 'white-rice eggs'], ['Rice bowl for diabetes', 'white-rice eggs'], ['Atkins rice bowl', 'white-rice eggs'],
]

/** Names that are true of the meal. */
// biome-ignore format: a table, one meal a line
export const HONEST: readonly Row[] = [
  ['Salmon poke bowl', 'salmon white-rice'], ['Gochujang tofu with broccoli', 'tofu-extra-firm broccoli'], ['Chicken kebab with rice', 'chicken-breast white-rice'], ['Chickpea shawarma bowl', 'chickpeas-canned brown-rice'],
  ['Chia pudding', 'chia-seeds soy-milk strawberries'], ['Coconut chia pudding with mango', 'chia-seeds coconut-milk mango'], ['Gluten-free wraps with chicken', 'corn-tortillas chicken-breast'], ['Coconut curry', 'coconut-milk chickpeas-canned'],
  ['Vegan Bolognese', 'lentils-brown pasta marinara-sauce'], ['Lentil Bolognese', 'lentils-brown pasta canned-tomatoes'], ['Tofu scramble on toast', 'tofu-firm whole-wheat-bread'], ['Cauliflower rice stir-fry', 'cauliflower chicken-breast'],
  ['Zucchini noodles with pesto', 'zucchini pesto chicken-breast'], ['Chickpea omelette', 'chickpeas-dry spinach'], ['Almond milk porridge', 'almond-milk rolled-oats'], ['Peanut butter banana toast', 'peanut-butter bananas whole-wheat-bread'],
  ['Pad Thai', 'rice-noodles peanuts eggs'], ['PB&J', 'peanut-butter strawberries white-bread'], ['Grilled salmon with asparagus', 'salmon asparagus'], ['Beef stir-fry with broccoli', 'beef-sirloin broccoli white-rice'], ['Turkey chili', 'ground-turkey-93 kidney-beans-canned'],
  ['Chicken Caesar salad', 'chicken-breast romaine-lettuce parmesan'], ['Greek salad with chickpeas', 'cucumber tomatoes feta-cheese chickpeas-canned'], ['Caprese toast', 'mozzarella tomatoes white-bread'], ['Shrimp scampi linguine', 'shrimp pasta garlic'], ['Tuna melt', 'tuna-canned cheddar-cheese white-bread'],
  ['Mac and cheese', 'pasta cheddar-cheese whole-milk'], ['Spaghetti carbonara', 'pasta eggs bacon'], ['Shakshuka', 'eggs canned-tomatoes onions'], ['Spinach frittata', 'eggs spinach'], ['Ham and cheese omelette', 'eggs ham cheddar-cheese'], ['Overnight oats with berries', 'rolled-oats strawberries'],
  ['Blueberry oatmeal', 'rolled-oats blueberries'], ['Banana pancakes', 'bananas eggs'], ['Buckwheat pancakes', 'buckwheat-groats eggs'], ['French toast with strawberries', 'white-bread eggs strawberries'], ['Greek yogurt with honey and walnuts', 'greek-yogurt-nonfat honey walnuts'],
  ['Cottage cheese and pineapple', 'cottage-cheese pineapple'], ['Trail mix', 'almonds raisins'], ['Apple slices with almond butter', 'apples almond-butter'], ['Hummus with carrots', 'hummus carrots'], ['Guacamole with veggies', 'avocado carrots cucumber'], ['Black bean tacos', 'black-beans-canned corn-tortillas'],
  ['Chicken burrito bowl', 'chicken-breast white-rice black-beans-canned'], ['Bean and cheese quesadilla', 'pinto-beans-dry cheddar-cheese flour-tortillas'], ['Fish tacos', 'cod corn-tortillas cabbage'], ['Shepherd’s pie', 'ground-lamb potatoes'], ['Meatballs with spaghetti', 'ground-beef-93 pasta'],
  ['Beef stroganoff', 'beef-sirloin mushrooms pasta'], ['Mushroom risotto', 'mushrooms white-rice parmesan'], ['Vegetable fried rice', 'white-rice mixed-vegetables-frozen eggs'], ['Lemon garlic cod', 'cod lemon-juice garlic'], ['Teriyaki tofu', 'tofu-firm soy-sauce white-rice'], ['Sesame noodles', 'pasta sesame-oil soy-sauce'],
  ['Spicy ginger chicken soup', 'chicken-breast carrots'], ['Red lentil dal', 'lentils-red canned-tomatoes'], ['Chana masala', 'chickpeas-canned canned-tomatoes'], ['Saag aloo', 'spinach potatoes'], ['Ratatouille', 'eggplant zucchini tomatoes'], ['Stuffed peppers', 'red-bell-pepper ground-beef-93 white-rice'],
  ['Sweet potato and black bean bowl', 'sweet-potatoes black-beans-canned'], ['Quinoa tabbouleh', 'quinoa cucumber tomatoes'], ['Kale salad with pumpkin seeds', 'kale pumpkin-seeds'], ['Baked potato with cottage cheese', 'potatoes cottage-cheese'], ['Butternut squash soup', 'butternut-squash coconut-milk'],
  ['Coleslaw with pulled pork', 'cabbage carrots pork-tenderloin'], ['Turkey burger with sweet potato fries', 'ground-turkey-93 sweet-potatoes'], ['Bean burger', 'black-beans-canned rolled-oats'], ['Vegan sausage skillet', 'tempeh potatoes'], ['Cauliflower crust pizza', 'cauliflower mozzarella marinara-sauce'],
  ['Dairy-free banana smoothie', 'bananas soy-milk'], ['Sunday morning delight', 'eggs potatoes'], ['Power bowl', 'quinoa kale'], ['Eggplant lasagna', 'eggplant mozzarella marinara-sauce'], ['Rice cakes with peanut butter', 'rice-cakes peanut-butter'], ['Chicken and vegetable soup', 'chicken-thigh carrots celery'],
  ['Soy-glazed salmon', 'salmon soy-sauce'], ['Nut butter toast', 'almond-butter whole-wheat-bread'], ['Steak and eggs', 'beef-sirloin eggs'], ['Seitan stir-fry', 'vital-wheat-gluten broccoli'], ['Edamame and rice', 'edamame brown-rice'], ['Fruit salad', 'apples grapes oranges'],
  ['Mediterranean chicken bowl', 'chicken-breast cucumber olives'], ['Crispy baked tofu with sesame', 'tofu-firm sesame-oil'], ['Hearty lentil stew', 'lentils-brown carrots'],
  ['Tex-Mex beef skillet', 'ground-beef-93 black-beans-canned corn-frozen'], ['Apple cinnamon porridge', 'rolled-oats apples'],
  ['Roasted vegetable quinoa bowl', 'quinoa zucchini red-bell-pepper'], ['Creamy coconut lentils', 'lentils-red coconut-milk'], ['Thai-style peanut chicken', 'chicken-breast peanut-butter'],
  ['Savory oats with egg', 'rolled-oats eggs'], ['Egg and potato hash', 'eggs potatoes'], ['Smoky bean chili', 'kidney-beans-canned canned-tomatoes'],
  ['Herb-roasted chicken with carrots', 'chicken-thigh carrots'], ['Baked cod with tomatoes and olives', 'cod tomatoes olives'], ['Green smoothie', 'spinach bananas'],
  ['Tropical fruit bowl', 'mango pineapple'], ['Berry yogurt parfait', 'greek-yogurt-nonfat strawberries'], ['Vegan breakfast scramble', 'tofu-firm spinach'],
  ['High-protein pancakes', 'egg-whites rolled-oats'], ['Turkey and avocado wrap', 'turkey-breast avocado flour-tortillas'], ['Veggie omelette', 'eggs mushrooms'],
  ['Chicken noodle soup', 'chicken-breast pasta'], ['Bean and rice burrito', 'pinto-beans-dry white-rice flour-tortillas'], ['Pork and apple skillet', 'pork-chop apples'],
  ['Beef and broccoli', 'beef-sirloin broccoli'], ['Salmon patties', 'salmon-canned eggs'], ['Tuna salad sandwich', 'tuna-canned mayonnaise white-bread'],
  ['Stuffed sweet potato', 'sweet-potatoes black-beans-canned'], ['Garlic green beans', 'green-beans-frozen garlic'], ['Mixed nuts', 'almonds walnuts'],
  ['Nuts and dried fruit', 'almonds raisins'], ['Energy bites', 'dates rolled-oats'], ['Cheese and crackers plate', 'cheddar-cheese rice-cakes'],
  ['Pasta primavera', 'pasta zucchini carrots'], ['Spaghetti marinara', 'pasta marinara-sauce'], ['Chicken tikka', 'chicken-breast plain-yogurt'],
  ['Lamb kofta with tzatziki', 'ground-lamb plain-yogurt cucumber'], ['Zoodles with meatballs', 'zucchini ground-turkey-93'], ['Tofu pad see ew', 'tofu-firm rice-noodles'],
  ['Buddha bowl', 'quinoa chickpeas-canned kale'], ['Midnight snack', 'cottage-cheese'], ['Chicken thighs with crispy potatoes', 'chicken-thigh potatoes'],
  ['Roast beef with root vegetables', 'beef-chuck-roast carrots potatoes'], ['Butter chicken', 'chicken-thigh butter heavy-cream'], ['Cashew cream pasta', 'cashews pasta'],
  ['Vegetarian peanut curry', 'peanuts chickpeas-canned coconut-milk'], ['Vegan beef stew', 'tofu-firm carrots'], ['Vegan carbonara', 'pasta tofu-firm'], ['Vegan cheese toast', 'cashews white-bread'], ['Meatless meatballs', 'chickpeas-canned pasta'],
  ['P.B. and J', 'peanut-butter strawberries white-bread'], ['Gado gado', 'peanuts tofu-firm cabbage'], ['Spanakopita', 'spinach feta-cheese all-purpose-flour'], ['Baklava oatmeal', 'rolled-oats walnuts honey'], ['Pesto chicken', 'chicken-breast pesto'],
  ['Halal chicken rice', 'chicken-breast white-rice'], ['Kosher chicken rice', 'chicken-breast white-rice'], ['Paleo beef skillet', 'ground-beef-93 zucchini'], ['Jalapeño chicken & rice (crispy), with beans', 'chicken-breast white-rice black-beans-canned'],
  ['Oat pancakes with blueberries', 'rolled-oats eggs blueberries'], ['Corn tortilla chips with salsa', 'corn-tortillas salsa'], ['Chopped salad', 'romaine-lettuce cucumber'],
]
