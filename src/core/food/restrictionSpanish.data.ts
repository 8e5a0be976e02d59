import type { Diet } from './diets.js'
import type { Role } from './restrictionRole.js'

/**
 * Everyday Spanish of visitors in the US, without accents. "Soy" means "I am", so it is here only before a word that
 * makes this clear. "Pan" (bread) is here only after a word that distinguishes it from an English frying pan.
 */
// biome-ignore format: lists, many words a line
export const SPANISH_ROLES: readonly (readonly [Role, readonly string[]])[] = [
  ['filler', [
    ...['el', 'la', 'los', 'las', 'lo', 'un', 'una', 'de', 'del', 'al', 'con', 'en', 'mi', 'mis', 'me', 'se', 'su', 'que'],
    ...['tengo', 'tiene', 'tenemos', 'yo', 'yo soy', 'es', 'son', 'estoy', 'esta', 'muy', 'por favor', 'porfa', 'soy de', 'gracias', 'comida'],
    ...['dieta', 'comer', 'puedo', 'puede', 'hijo', 'hija', 'esposo', 'esposa', 'restriccion'],
    ...['restricciones', 'alimento', 'todo', 'tipo', 'productos', 'producto', 'derivados', 'grave', 'severa', 'porque', 'anadida', 'anadido', 'carne de', 'algun', 'alguna', 'hola', 'cosas', 'enfermedad'],
  ]],
  ['no', ['sin', 'nada', 'nada de', 'ni', 'cero', 'ninguno', 'ninguna', 'ningun']],
  ['and', ['y', 'tambien']],
  ['or', ['o']],
  ['stop', ['pero', 'aunque']],
  ['cannot', ['nunca', 'jamas', 'no puedo', 'no puede', 'no puedo comer', 'no debo', 'no debo comer']],
  ['avoid', [
    ...['no me gusta', 'no me gustan', 'no tolero', 'no consumo', 'odio', 'evito', 'evitar', 'evita', 'excluir', 'prohibido'],
    ...['prohibida', 'libre de', 'libres de', 'detesto'],
  ]],
  ['harm', ['me hace dano', 'me hacen dano', 'me cae mal', 'me caen mal', 'me enferma', 'me enferman', 'mal', 'dano']],
  ['danger', ['me mata', 'me matan', 'me muero', 'veneno', 'mata', 'matan']],
  ['positive', ['como', 'me gusta', 'me gustan', 'me encanta', 'me encantan', 'prefiero', 'quiero', 'amo', 'tolero', 'si como', 'que come', 'que comen']],
  ['except', ['excepto', 'menos', 'salvo', 'a excepcion de']],
  ['allergy', ['alergia', 'alergias', 'intolerancia', 'anafilaxia', 'sensibilidad']],
  ['allergic', ['alergico', 'alergica', 'alergicos', 'alergicas', 'intolerante', 'sensible', 'soy alergico', 'soy alergica', 'soy intolerante', 'soy muy alergico', 'soy muy alergica']],
  ['allergyTo', ['alergia a', 'alergia al', 'alergias a', 'alergico a', 'alergica a', 'alergico al', 'alergica al', 'intolerante a', 'intolerante al', 'intolerancia a', 'intolerancia al', 'soy alergico a', 'soy alergica a', 'soy alergico al', 'soy alergica al', 'soy intolerante a', 'soy intolerante al']],
]

// biome-ignore format: lists, many words a line
export const SPANISH_DIETS: readonly (readonly [Diet, readonly string[]])[] = [
  ['vegan', ['vegano', 'vegana', 'veganos', 'soy vegano', 'soy vegana', 'vegetariano estricto']],
  ['vegetarian', ['vegetariano', 'vegetariana', 'vegetarianos', 'soy vegetariano', 'soy vegetariana']],
  ['pescatarian', ['pescetariano', 'pescetariana', 'pescatariano', 'soy pescetariano']],
  ['halal', ['musulman', 'musulmana', 'soy musulman', 'soy musulmana']],
  ['hindu', ['soy hindu']],
  ['kosher', ['judio', 'judia', 'soy judio', 'soy judia']],
  ['gluten_free', ['celiaco', 'celiaca', 'celiaquia', 'soy celiaco', 'soy celiaca', 'enfermedad celiaca']],
  ['diabetic', ['diabetico', 'diabetica', 'soy diabetico', 'soy diabetica', 'azucar alta']],
  ['low_sodium', ['bajo en sodio', 'baja en sodio', 'baja en sal', 'bajo en sal', 'sin sal']],
]

export const SPANISH_PREGNANCY = ['embarazada', 'embarazo', 'encinta']
export const SPANISH_KIDNEY_DISEASE = [
  'enfermedad renal',
  'enfermedad del rinon',
  'insuficiencia renal',
  'dialisis',
]
export const SPANISH_EATING_DISORDER = ['trastorno alimenticio', 'trastorno alimentario']

// biome-ignore format: lists, many words a line
export const SPANISH_FOODS: readonly (readonly [term: string, words: readonly string[]])[] = [
  ['peanuts', ['cacahuate', 'cacahuates', 'cacahuete', 'cacahuetes', 'mani', 'crema de cacahuate']],
  ['nuts', ['nueces', 'nuez', 'frutos secos', 'fruto seco']],
  ['tree nuts', ['nueces de arbol', 'nuez de arbol']],
  ['almonds', ['almendra', 'almendras']],
  ['walnuts', ['nuez de castilla', 'nueces de castilla']],
  ['dairy', ['leche', 'leche de vaca', 'lacteo', 'lacteos', 'lactosa', 'productos lacteos', 'crema']],
  ['cheese', ['queso', 'quesos']],
  ['butter', ['mantequilla']],
  ['yogurt', ['yogur']],
  ['eggs', ['huevo', 'huevos', 'clara de huevo', 'claras de huevo']],
  ['fish', ['pescado', 'pescados', 'pez']],
  ['tuna', ['atun']],
  ['seafood', ['mariscos y pescado', 'pescado y mariscos', 'comida de mar']],
  ['shellfish', ['marisco', 'mariscos', 'crustaceos', 'crustaceo']],
  ['shrimp', ['camaron', 'camarones', 'gamba', 'gambas']],
  ['crab', ['cangrejo', 'jaiba']],
  ['soy', ['soja', 'frijol de soya', 'salsa de soya']],
  ['gluten', ['trigo', 'harina de trigo', 'cebada', 'centeno']],
  ['bread', ['el pan', 'sin pan', 'ni pan', 'no como pan', 'pan blanco', 'pan dulce']],
  ['rice', ['arroz']],
  ['corn', ['maiz', 'elote']],
  ['oats', ['avena']],
  ['meat', ['carne', 'carnes']],
  ['red meat', ['carne roja', 'carnes rojas']],
  ['beef', ['carne de res', 'res', 'carne de vaca', 'bistec', 'ternera']],
  ['pork', ['puerco', 'cerdo', 'carne de puerco', 'carne de cerdo', 'cochino', 'manteca']],
  ['bacon', ['tocino']],
  ['ham', ['jamon']],
  ['lamb', ['cordero', 'borrego']],
  ['chicken', ['pollo']],
  ['turkey', ['pavo']],
  ['sesame', ['ajonjoli', 'sesamo']],
  ['mustard', ['mostaza']],
  ['vinegar', ['vinagre']],
  ['ginger', ['jengibre']],
  ['cumin', ['comino']],
  ['cinnamon', ['canela']],
  ['parsley', ['perejil']],
  ['mint', ['menta', 'hierbabuena']],
  ['celery', ['apio']],
  ['mushrooms', ['hongo', 'hongos', 'champinon', 'champinones', 'setas']],
  ['onions', ['cebolla', 'cebollas']],
  ['garlic', ['ajo', 'ajos']],
  ['tomatoes', ['jitomate', 'jitomates']],
  ['peppers', ['pimiento', 'pimientos', 'chiles', 'picante']],
  ['avocado', ['aguacate', 'aguacates', 'palta']],
  ['bananas', ['platano', 'platanos', 'guineo']],
  ['coconut', ['coco']],
  ['citrus fruits', ['citrico', 'citricos', 'naranja', 'naranjas', 'limon', 'limones', 'toronja']],
  ['strawberries', ['fresa', 'fresas']],
  ['apples', ['manzana', 'manzanas']],
  ['beans', ['frijol', 'frijoles', 'habichuela', 'habichuelas']],
  ['lentils', ['lenteja', 'lentejas']],
  ['chickpeas', ['garbanzo', 'garbanzos']],
  ['potatoes', ['papa', 'papas', 'patata', 'patatas']],
  ['honey', ['miel']],
  ['sugar', ['azucar', 'dulces']],
  ['broccoli', ['brocoli']],
  ['cauliflower', ['coliflor']],
  ['spinach', ['espinaca', 'espinacas']],
  ['carrots', ['zanahoria', 'zanahorias']],
  ['cucumber', ['pepino', 'pepinos']],
  ['squash', ['calabaza', 'calabacita', 'calabacitas']],
  ['pineapple', ['pina']],
  ['grapes', ['uva', 'uvas']],
  ['pears', ['pera', 'peras']],
  ['peaches', ['durazno', 'duraznos']],
  ['vegetables', ['verdura', 'verduras']],
  ['fruit', ['fruta', 'frutas']],
  ['lettuce', ['lechuga']],
  ['alcohol', ['vino', 'cerveza']],
]
