/**
 * How a dish looks, by the words of its name before "with". The first row that matches counts. A test checks every
 * dish of the book against its cooking method.
 */
// biome-ignore format: a table, one picture a line
export const DISH_FORMS = [
  // Names whose words mislead.
  [/\bstuffed (?:bell )?peppers?\b|\bpeppers? halves\b/i, 'bell-pepper'],
  [/\bstuffed (?:sweet )?potato(?:es)?\b/i, 'potato'],
  [/\bstuffed avocado\b|\bguacamole\b/i, 'avocado'],
  [/\bdates stuffed\b/i, 'chestnut'],
  [/\bants on a log\b|\bboats\b|\b(?:lettuce|romaine) (?:cups|leaves)\b|\blarb\b/i, 'leafy-green'],
  // Drinks and sweets.
  [/\b(?:smoothies?|shakes?|lassi|frapp\w*|froth)\b/i, 'cup-with-straw'],
  [/\b(?:protein|cocoa|golden) milk\b/i, 'glass-of-milk'],
  [/\b(?:popsicles?|soft serve|frozen yogurt|ice cream|fluff|sorbet)\b/i, 'ice-cream'],
  [/\brice pudding\b/i, 'bowl-with-spoon'],
  [/\bcassoulet\b|\b(?:bean|chickpea)s? breakfast bowl\b/i, 'pot-of-food'],
  [/\b(?:pudding|mousse|custard|taho|panna cotta|flan)\b/i, 'custard'],
  [/\b(?:seitan|tofu|chickpea) (?:bites|strips|nuggets)\b|\b(?:chicken|turkey|beef|pork)\b.*\bbites\b/i, 'falafel'],
  [/\b(?:cookies?|(?<!egg white |chicken |satay |turkey |cucumber )bites|energy balls|truffles|fat bombs?|granola bars?)\b/i, 'cookie'],
  // Breakfasts.
  [/\b(?:gzik|abendbrot|on toast)\b/i, 'bread'],
  [/\boats\b|\boatmeal\b/i, 'bowl-with-spoon'],
  [/\b(?:pancakes?|waffles?|crepes?|chilla|johnnycakes?|french toast)\b/i, 'pancakes'],
  [/^(?:chocolate )?greek yogurt$|\b(?:parfait|yogurt bowl|muesli|granola|porridge|congee|grits|kasha|cottage cheese(?! plate)|coconut cream)\b(?! (?:rice cakes|and|salad|ranch))/i, 'bowl-with-spoon'],
  // Dishes that people hold in the hand.
  [/\b(?:taco|fajita|burrito|burger|spring-roll) bowl\b/i, 'green-salad'],
  [/\bskillet\b/i, 'shallow-pan-of-food'],
  [/\b(?:tacos?|fajitas?|tostadas?)\b/i, 'taco'],
  [/\b(?:burritos?|wraps?|gyros?|quesadillas?|pitas?|roll-?ups?)\b/i, 'stuffed-flatbread'],
  [/\b(?:burgers?|sloppy joes?)\b/i, 'hamburger'],
  [/\b(?:sandwich\w*|banh mi|pan bagnat|panini|tuna melt|bagel)\b/i, 'sandwich'],
  [/\brice[- ]cakes?\b(?! bhel)|\b(?:crackers|crunch)$/i, 'rice-cracker'],
  [/\btoasts?\b/i, 'bread'],
  // Dishes in bowls and pots.
  [/\b(?:salad\w*|slaws?|tabbouleh|caviar|chaat|bhel|caprese|gado-gado|poke|hiyayakko)\b|^cold (?!.*noodles)/i, 'green-salad'],
  [/\b(?:pasta|spaghetti|alfredo|bolognese|penne|macaroni|puttanesca|zucchini noodles)\b/i, 'spaghetti'],
  [/\b(?:noodles?|pad thai|pancit|ramen|pho|udon|soba)\b/i, 'steaming-bowl'],
  [/\b(?:soup|chowder|minestrone|broth|fagioli|gumbo|stews?|tagine|goulash|ragout|wot|jambalaya|ratatouille|adobo|paprikash|cacciatore|tom kha)\b|\b(?:chili|rice pot)(?: con carne)?$|^chili .*beans$/i, 'pot-of-food'],
  [/\b(?:curry|(?<=\w )masala|tikka|dal|korma|saag|keema)\b|\bkofta in\b/i, 'curry-rice'],
  [/\b(?:fried (?:white |brown |cauliflower )?rice|risotto|bibimbap|garlic rice|gallo pinto|mujaddara|silog|hoppin’ john|pilaf|paella|(?:beans|peas) and (?:white |brown )?rice)\b/i, 'cooked-rice'],
  [/\bbowl\b/i, 'green-salad'],
  // Dishes from pans and the oven.
  [/\b(?:deviled|boiled) eggs?\b/i, 'egg'],
  [/\b(?:omelet\w*|frittata|scramble[ds]?|bhurji|shakshuka|fried eggs?|egg white bites|egg muffins|bacon and eggs|cilbir|spanish tortilla|chilaquiles)\b/i, 'cooking'],
  [/\bpie\b|\bcrisp$/i, 'pie'],
  [/\b(?:patties|sausages?|kofta|meatballs|fritters|falafel|dumplings|(?<!rice |pan|cheese)cakes)\b/i, 'falafel'],
  [/\b(?:wedges|fries)\b/i, 'french-fries'],
  [/\bapplesauce\b/i, 'red-apple'],
  [/\b(?:hash|stir-fry|bake|lasagna|parmigiana|casserole)\b/i, 'shallow-pan-of-food'],
] as const satisfies readonly (readonly [RegExp, string])[]
