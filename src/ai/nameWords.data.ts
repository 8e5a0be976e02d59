import type { Diet } from '../core/food/diets.js'

const PASTA = 'pasta|spaghetti|noodle|zucchini|eggplant'
const FLOUR =
  'flour|bread|oat|cornmeal|buckwheat|rice|almond|coconut|chickpea|banana|potato|quinoa|egg|protein|cauliflower'
const MINCE = '@meat|lentil|mushroom|tofu|tempeh|vegetable protein|walnut|bean|wheat gluten'
const PLANT_STEAK = 'cauliflower|tofu|mushroom|eggplant|wheat gluten|tempeh|cabbage'

/**
 * What a word of a dish's name promises: the words that foods of the meal must have in their names, all groups joined by
 * `&`, each with its alternatives; `@` marks a term of the food vocabulary. A word without needs promises nothing. The
 * first alternative is the food that a plant-based dish of that name may replace. Longer phrases count before shorter
 * ones: `cauliflower rice` is not rice.
 */
// biome-ignore format: a table, one kind of name a line
export const NAME_WORDS: readonly (readonly [phrases: string, needs: string])[] = [
  // Groups of foods.
  ['meat', '@meat'], ['poultry', '@poultry'], ['fish', '@fish'], ['seafood', '@seafood'], ['shellfish', '@shellfish'],
  ['dairy', '@dairy'], ['cheese', '@cheese'], ['cheesy', '@cheese'], ['yogurt,yoghurt,skyr', '@yogurt'], ['milk', 'milk'], ['milk protein', '@dairy'], ['cream', 'cream|coconut milk'],
  ['nut', '@nuts'], ['seed', 'seed|flax|flaxseed|tahini'], ['bean', '@beans|edamame'], ['legume,pulse', '@legumes'], ['pea', 'pea|mixed vegetable'], ['grain', '@grains'],
  ['fruit', '@sweet fruit'], ['berry', '@berries'], ['citrus', '@citrus fruits'], ['melon', '@melon'],
  ['vegetable,veggie,veggies,veg,garden', '@vegetables|@legumes|potato'], ['green coconut curry', ''], ['green,leafy green', '@leafy greens|@cruciferous vegetables|@peas|@green beans|lettuce|asparagus|zucchini|cucumber|celery|green'], ['root vegetable', 'carrot|potato|onion|beet'],
  ['flour', 'flour'], ['bread', 'bread'], ['egg', 'egg'], ['pepper', 'pepper|salsa'], ['oil', 'oil'], ['squash', 'squash|zucchini|pumpkin'], ['protein powder', 'protein'], ['protein shake', '@protein powder|milk|@yogurt'],
  // Other names of one food.
  ['oatmeal,porridge oat,overnight oat', 'oat'], ['kiwi', 'kiwi|kiwifruit'], ['cornbread', 'cornmeal|bread'], ['garbanzo', 'chickpea'], ['aubergine', 'eggplant'], ['courgette', 'zucchini'], ['prawn', 'shrimp'], ['soya', 'soy'],
  ['guacamole', 'avocado'], ['hummus', 'hummus|chickpea'], ['marinara,pomodoro,arrabbiata,tomato sauce', 'marinara|tomato'], ['pesto', '@pine nuts'], ['ketchup', 'tomato'],
  ['mayo,mayonnaise', 'mayonnaise'], ['ghee', 'ghee'], ['tahini', 'tahini'], ['popcorn', 'popcorn'], ['polenta,grit', 'cornmeal|polenta'], ['dal,daal,dahl', 'lentil|pea'],
  ['chana', 'chickpea'], ['aloo', 'potato'], ['gobi', 'cauliflower'], ['saag,palak,florentine', 'spinach'], ['rajma', 'kidney bean'], ['seitan,seitan sausage,seitan steak', 'wheat gluten|seitan'], ['tvp', 'vegetable protein'],
  ['scallion,spring onion,green onion,shallot,leek,chive', 'onion|leek|chive'], ['cherry tomato,plum tomato', 'tomato'], ['acorn squash,spaghetti squash,butternut', 'squash'],
  ['sprout', 'sprout'], ['refried bean', '@beans'], ['white bean,cannellini,great northern', 'navy bean|white bean|cannellini'], ['granola', 'oat|granola'], ['muesli', 'oat'], ['pepita', 'pepita'], ['dried fruit', 'raisin|date|fig|apricot|prune|coconut dried'],
  ['flax,linseed', 'flax|flaxseed'], ['lettuce,romaine', 'lettuce'], ['edamame', 'edamame'], ['shoyu,tamari', 'soy sauce'], ['half and half', 'cream'],
  // Plants that stand in for something else.
  ['cauliflower rice,cauliflower crust,cauliflower pizza', 'cauliflower'], ['zucchini noodle,zucchini pasta,zucchini spaghetti,zoodle,zucchini boat', 'zucchini'], ['eggplant lasagna,eggplant steak', 'eggplant'], ['eggplant parmesan', 'eggplant & @cheese'],
  ['cauliflower steak,cauliflower wing', 'cauliflower'], ['mushroom steak,mushroom bacon', 'mushroom'], ['tofu scramble,tofu steak,tofu bacon,tofu egg,tofu nugget,tofu ricotta,tofu feta', 'tofu'],
  ['tempeh bacon,tempeh sausage,tempeh scramble', 'tempeh'], ['cabbage noodle', 'cabbage'], ['coconut bacon,coconut yogurt,coconut cream,coconut butter', 'coconut'], ['chickpea tuna,chickpea omelet,chickpea omelette,chickpea pancake', 'chickpea'],
  ['lentil loaf,lentil meatball,lentil meatloaf,lentil burger', 'lentil'], ['bean burger,bean meatball', '@beans'], ['cashew cream,cashew cheese,cashew butter', 'cashew'], ['almond yogurt,almond cream,almond flour', 'almond'],
  ['soy yogurt,soy cream,soy milk', 'soy'], ['soy sauce', 'soy sauce'], ['nut butter', 'butter'], ['seed butter', 'tahini|seed'], ['sunflower butter', 'sunflower'], ['oat milk', 'oat'], ['lettuce wrap,lettuce taco,lettuce cup', 'lettuce'], ['cabbage roll', 'cabbage'],
  ['turkey bacon,turkey sausage,turkey ham,turkey burger', 'turkey'], ['chicken sausage,chicken burger', 'chicken'], ['rice paper', 'rice'], ['egg noodle', 'egg'], ['egg roll,egg roll bowl', 'cabbage'], ['roll up,roll ups', ''], ['sweet potato toast', 'sweet potato'], ['rice cake', 'rice cake'],
  ['coffee cake', 'flour'], ['apple pie oat,apple pie oatmeal', 'apple & oat'], ['carrot cake oat,carrot cake oatmeal', 'carrot & oat'], ['nice cream', 'banana'], ['ice cream', 'cream|milk|banana'], ['butter bean,lima bean', 'butter bean|lima bean'],
  // Names of our own dishes in which a word means something else.
  ['chocolate,chocolate yogurt,chocolate pudding,chocolate mousse', 'chocolate|cocoa'], ['cowboy caviar', '@beans'], ['kasha', 'buckwheat'], ['soy chorizo', 'soy|vegetable protein'], ['spanish tortilla,tortilla espanola', 'egg'], ['taco skillet', ''],
  ['vinaigrette', 'vinegar|lemon|lime'], ['tofu caesar', 'tofu & lettuce'], ['hemp seed tabbouleh', 'hemp'], ['danish open sandwich,danish sandwich', 'bread'], ['crouton', 'bread'], ['hemp pesto', 'hemp'], ['pumpkin seed pesto', 'pumpkin seed'], ['hemp seed pesto', 'hemp'],
  ['tofu cacciatore', 'tofu'], ['white bean cacciatore', 'white bean|navy bean'], ['cottage cheese ranch', 'cottage cheese'], ['tofu ranch', 'tofu'], ['labneh style', '@yogurt'], ['edamame hummus', 'edamame'], ['split pea hummus', 'split pea'], ['tofu jerky', 'tofu'], ['lentil pate', 'lentil'],
  ['banana sushi', 'banana'], ['protein truffle', 'protein'], ['tofu mousse', 'tofu'], ['yogurt mousse', '@yogurt'], ['pumpkin pie yogurt', 'pumpkin & @yogurt'], ['pumpkin pie tofu', 'pumpkin & tofu'], ['yogurt bark', '@yogurt'], ['frozen yogurt bark', '@yogurt'], ['chicken steak', 'chicken'],
  ['tofu tzatziki', 'tofu & cucumber'], ['gallo pinto', 'rice & @beans'], ['lettuce cup,lettuce roll', 'lettuce'],
  ['breakfast sausage,sausage patty', 'lamb|beef|turkey|pork|chicken|protein'], ['tofu chorizo', 'tofu'], ['tofu mayo,tofu mayonnaise', 'tofu'], ['protein burger', 'protein'], ['romaine caesar', 'lettuce'], ['egg wrap', 'egg'], ['tofu piccata', 'tofu'], ['protein crust', 'protein'],
  ['protein kofta', 'protein'], ['protein dumpling', 'protein'], ['tofu schnitzel', 'tofu'], ['protein pizza', 'protein'], ['egg ribbon carbonara', 'egg'], ['gumbo of,frozen', ''], ['hemp seed truffle', 'hemp'], ['hemp seed cup', 'hemp'], ['ham roll', 'ham'],
  ['seitan jerky', 'wheat gluten|seitan'], ['taco in cheddar shell', 'cheddar'], ['makhani', 'chicken|tofu|lentil'], ['herb butter', 'butter'],
  // Names of dishes: meat, fish and eggs.
  ['wellington', 'beef|salmon|lamb|mushroom|lentil & flour|pastry'], ['thermidor', 'lobster'], ['rockefeller', 'oyster'], ['stroganoff', `beef|pork|${MINCE}`], ['bourguignon', 'beef|mushroom'], ['osso buco', 'veal'], ['surf and turf', '@seafood & beef'], ['haggis', 'haggis'], ['foie gras', 'foie gras'], ['pate', 'pate'], ['spam', 'spam'], ['bangers,wurst,hot dog,corn dog', 'sausage'],
  ['carne asada,bulgogi,galbi,ropa vieja,sauerbraten', 'beef'], ['pollo,yakitori', 'chicken'], ['char siu,tonkatsu,porchetta', 'pork'], ['lox,gravlax', 'salmon'], ['tonnato', 'tuna'], ['vongole', 'clam'], ['camarones,ebi', 'shrimp'], ['unagi', 'eel'], ['sashimi,dashi', '@fish'], ['gumbo', '@seafood|chicken|sausage|okra'], ['rogan josh', 'lamb'],
  ['bolognese,ragu,sloppy joe,meatball,meatloaf', MINCE], ['hamburger', 'beef'], ['cheeseburger', `@cheese & beef|${MINCE}`], ['burger', `${MINCE}|@fish|@seafood|chickpea|quinoa`], ['cordon bleu', 'ham & @cheese'], ['kiev', 'chicken & butter'],
  ['schnitzel', 'flour|bread'], ['piccata', 'lemon'], ['marsala', 'mushroom'], ['saltimbocca', 'ham|prosciutto'], ['shepherd pie,shepherds pie,cottage pie', `${MINCE} & potato|cauliflower`],
  ['steak', `steak|sirloin|roast|salmon|tuna|pork chop|${PLANT_STEAK}`], ['philly,cheesesteak', `beef|${PLANT_STEAK} & @cheese`], ['carnita,al pastor', 'pork'], ['barbacoa', 'beef|lamb'], ['gyro,souvlaki,kofta', MINCE], ['reuben,pastrami,corned', 'beef'],
  ['blt', 'bacon & lettuce & tomato'], ['croque', 'ham & @cheese'], ['tuna melt', 'tuna & @cheese'], ['patty melt,melt,fondue,raclette', '@cheese'], ['scampi', '@seafood'], ['etouffee', 'shrimp|crawfish'], ['cioppino,bouillabaisse', '@seafood'], ['ceviche,poke,poke bowl', '@seafood|tofu'], ['shawarma,kebab,doner,birria,carne', '@meat|@seafood|tofu|tempeh|wheat gluten|chickpea|cauliflower|mushroom|lentil|soy'], ['charcuterie', '@meat'], ['drumstick', 'chicken|turkey'],
  ['tri tip,filet mignon,chateaubriand,short rib,pot roast,chuck roast,prime rib,flank', 'beef'], ['spare rib,sparerib,back rib', 'pork'], ['tenderloin', 'pork|beef|chicken|turkey'],
  ['coq au vin,cacciatore', 'chicken'], ['duck', 'duck'], ['jerky', '@meat'], ['wing,buffalo wing', 'chicken|cauliflower'], ['nugget', 'chicken|turkey|@fish|tofu'], ['fish and chip', '@fish & potato'], ['fish cake', '@fish'], ['crab cake', 'crab'],
  ['benedict,huevo,shakshuka,souffle,meringue,quiche', 'egg'], ['scramble,frittata,omelet,omelette', 'egg|tofu|chickpea'], ['egg salad', 'egg'], ['french toast', 'bread'], ['cobb', 'egg'], ['nicoise', 'tuna|salmon|sardine|tofu & egg|potato'],
  // Names of dishes: grains, noodles and bread.
  ['carbonara', 'pasta|spaghetti & egg'], ['alfredo', `${PASTA} & cream|parmesan|milk|cashew`], ['mac and cheese,macaroni and cheese', 'pasta & @cheese'], ['cacio e pepe', 'pasta|spaghetti & parmesan'], ['lasagna,lasagne,pasta', PASTA],
  ['spaghetti,macaroni,penne,fusilli,linguine,linguini,fettuccine,fettuccini,rigatoni,orzo,ziti,farfalle,tagliatelle,pappardelle,angel hair,rotini', `${PASTA}`], ['ravioli,tortellini,dumpling,gyoza,wonton,pierogi', 'flour|pasta'], ['gnocchi', 'potato|gnocchi'],
  ['noodle,ramen,udon,soba,pho,laksa,lo mein,chow mein,vermicelli,pad see ew', `${PASTA}`], ['rice noodle', 'rice noodle'], ['pad thai', 'noodle & peanut'], ['fried rice', 'rice|cauliflower'], ['risotto,pilaf,biryani', 'rice|barley|quinoa|bulgur|buckwheat|cauliflower'],
  ['paella,jambalaya,sushi,maki,nigiri,congee', 'rice'], ['couscous', 'couscous|cauliflower'], ['tabbouleh,tabouli', 'bulgur|quinoa|cauliflower'], ['calzone,stromboli,blini,spaetzle,everything bagel', FLOUR], ['fregola', PASTA], ['porridge', 'oat|rice|quinoa|buckwheat|cornmeal|barley|bulgur|chia|flax|hemp|coconut'], ['pizza', `${FLOUR}|tortilla`],
  ['pancake,waffle,crepe,muffin,scone,biscuit,cookie,brownie,cake,pie,tart,crust,crumble,cobbler,bun,bagel,roll', `${FLOUR}|tortilla|lettuce|cabbage`], ['toast,sandwich,panini,bruschetta,crostini', 'bread|rice cake|sweet potato'], ['pita,naan,flatbread', 'pita|naan|tortilla|flour|flatbread'],
  ['taco bowl,taco salad,burrito bowl,fajita bowl', ''], ['taco,burrito,enchilada,tostada,chilaquile,nacho', 'tortilla|lettuce'], ['fajita', 'tortilla|pepper'], ['quesadilla', 'tortilla & @cheese|avocado'], ['wrap', 'tortilla|bread|lettuce|cabbage|kale'], ['french fry,fry,fries,hash brown', 'potato|zucchini|carrot'],
  ['pizza bowl', ''], ['poutine', 'potato & @cheese'], ['latke,rosti', 'potato|zucchini'], ['cereal', '@grains'], ['cheesecake', '@cheese|yogurt|cashew'], ['pudding', 'chia|rice|bread|milk|yogurt|avocado|banana|coconut'], ['parfait', '@yogurt|chia|coconut|cottage cheese'], ['custard', 'egg|milk'],
  ['latte,milkshake', 'milk'], ['lassi,raita', '@yogurt'], ['tzatziki', '@yogurt & cucumber'], ['tiramisu', 'mascarpone'], ['nutella,gianduja', 'hazelnut'], ['marzipan,frangipane,macaron,amandine,almondine,amaretti', 'almond'], ['baklava,praline,nougat', '@tree nuts'], ['snickers,reese', 'peanut'], ['macaroon', 'coconut|almond'], ['halva,halvah', 'sesame|tahini'], ['spanakopita', 'spinach & feta'],
  // Names of dishes: vegetables, legumes, nuts and sauces.
  ['caesar style', 'parmesan'], ['caesar', 'lettuce|kale & parmesan'], ['waldorf', 'apple|pear & walnut|pecan|almond|sunflower'], ['caprese', 'mozzarella & tomato'], ['greek salad', 'cucumber|tomato & feta|olive'], ['ratatouille', 'eggplant|zucchini'], ['moussaka', 'eggplant|potato'], ['baba ganoush', 'eggplant'], ['parm,parmigiana', '@cheese'],
  ['falafel', 'chickpea'], ['kung pao', 'peanut|cashew'], ['satay', 'peanut|almond butter|tahini'], ['gado gado,pb,pbj,peanut butter and jelly,elvis', 'peanut'], ['mole', '@nuts'], ['romesco', 'almond|hazelnut'], ['dukkah', '@tree nuts'], ['muhammara', 'walnut'], ['korma', 'coconut|yogurt|cream|cashew|almond'], ['tikka masala', 'yogurt|cream|coconut|tomato'], ['butter chicken', 'butter & chicken'], ['teriyaki', 'soy sauce'],
  ['coleslaw,slaw', 'cabbage|carrot|broccoli|kale|sprout'], ['sauerkraut,kimchi', 'cabbage'], ['gazpacho', 'tomato'], ['borscht', 'beet'], ['ranch', 'yogurt|mayonnaise|cream'], ['aioli,hollandaise,bearnaise', 'egg|mayonnaise'], ['puttanesca', 'tomato & olive'], ['trail mix', '@nuts|seed'], ['cracker', `${FLOUR}|rice cake`], ['arepa,tamale,pupusa', 'cornmeal'], ['empanada,chimichanga', 'flour|tortilla'], ['queso', '@cheese'], ['samosa', 'potato & flour|tortilla'],
  // Food words for how a dish is seasoned or made, and words with another meaning.
  ['chili,chilli,chile,paprika,cayenne,jalapeno,poblano,sriracha,basil,ginger,turmeric,mustard,vinegar,curry powder,garlic powder,spicy,spice,herb,hot', ''], ['black pepper,lemon pepper,pepper flake,stir fry,air fry,pan fry,chip,chips', ''], ['gochujang,doenjang,ponzu,zaatar,furikake,gomasio,everything seasoning,everything but the bagel,black bean sauce', ''], ['stock,broth,gravy,batter,stuffing,roast,stew,date night,game day,salt,salted,fat,ground,gf', ''],
]

/**
 * Words that never belong in the name of a dish: they send a visitor to a site, a telephone or a shop, or give health
 * advice.
 */
// biome-ignore format: a list, many words a line
export const NOT_IN_NAMES: readonly string[] = [
  'call', 'dial', 'phone', 'text', 'email', 'whatsapp', 'telegram', 'visit', 'go to', 'click', 'subscribe', 'order', 'buy', 'http', 'www', 'dot', 'website',
  'ignore', 'stop', 'quit', 'doctor', 'insulin', 'medicine', 'medication', 'pill', 'drug', 'cure', 'prescription',
  // Diets that the food data cannot prove, because we have no rules for them or the rules are partial.
  'keto', 'ketogenic', 'low carb', 'carnivore', 'atkins', 'whole thirty', 'aip', 'fodmap', 'diabetic', 'diabetes', 'gout', 'purine', 'uric acid', 'low sodium', 'alpha gal',
]

/** Words for the diets that the food data can prove. Those for diets of plants are read with the food after them. */
export const DIET_WORDS: readonly (readonly [word: string, diet: Diet])[] = [
  ['pescatarian', 'pescatarian'],
  ['halal', 'halal'],
  ['kosher', 'kosher'],
  ['hindu', 'hindu'],
  ['jain', 'jain'],
  ['sattvic', 'sattvic'],
  ['adventist', 'adventist'],
  ['paleo', 'paleo'],
  ['gf', 'gluten_free'],
  ['celiac', 'gluten_free'],
  ['coeliac', 'gluten_free'],
]
