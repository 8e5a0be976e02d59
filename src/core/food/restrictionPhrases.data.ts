import type { Diet } from './diets.js'
import type { AskedMacroStyle } from './macroStyle.js'

/** The phrases for one diet. Hyphens, capitals and plurals do not matter. */
export interface DietPhrases {
  readonly names?: readonly string[]
  /** Only "not" denies an adjective: "no gluten free" may mean "No. Gluten free". */
  readonly adjectives?: readonly string[]
}

/** The type asks for an entry when `diets.ts` gains a diet. */
export const DIET_PHRASES: Readonly<Record<Diet, DietPhrases>> = {
  vegan: {
    names: [
      ...['vegan', 'veganism', 'plant based', 'plantbased', 'no animal product', 'strict vegan', 'wfpb'],
      ...[
        'whole food plant based',
        'whole foods plant based',
        'plants only',
        'only plants',
        'plant diet',
        'only eat plants',
      ],
    ],
  },
  vegetarian: {
    names: [
      ...['vegetarian', 'vegetarianism', 'veggie', 'veg', 'vegitarian', 'vegeterian', 'vegiterian'],
      ...[
        'lacto ovo',
        'ovo lacto',
        'ovo lacto vegetarian',
        'lacto ovo vegetarian',
        'meatless',
        'meat free',
        'eggetarian',
        'veggo',
      ],
    ],
  },
  pescatarian: {
    names: [
      'pescatarian',
      'pescetarian',
      'pescaterian',
      'piscatarian',
      'pesco vegetarian',
      'pesco',
      'pesce vegetarian',
    ],
  },
  halal: {
    names: [
      'halal',
      'halaal',
      'muslim',
      'moslem',
      'islam',
      'islamic',
      'zabiha',
      'no haram',
      'nothing haram',
      'haram free',
      'avoid haram',
      'not haram',
    ],
  },
  kosher: { names: ['kosher', 'kashrut', 'jewish', 'kosher style'] },
  hindu: { names: ['hindu', 'hinduism'] },
  jain: { names: ['jain', 'jainism', 'jain vegetarian', 'jain vegan'] },
  sattvic: {
    names: [
      'sattvic',
      'satvik',
      'hare krishna',
      'krishna devotee',
      'iskcon',
      'vaishnava',
      'swaminarayan',
      'yogic diet',
    ],
  },
  adventist: { names: ['adventist', 'seventh day adventist', '7th day adventist', 'sda'] },
  gluten_free: {
    names: [
      'celiac',
      'coeliac',
      'celiac disease',
      'coeliac disease',
      'gluten intolerance',
      'gluten sensitivity',
      'coeliacs',
      'sprue',
    ],
    adjectives: [
      'gluten free',
      'wheat free',
      'gf',
      'gluten intolerant',
      'gluten sensitive',
      'gluten less',
      'glutenless',
    ],
  },
  dairy_free: {
    names: ['lactose intolerance', 'dairy intolerance', 'galactosemia', 'lactose malabsorption'],
    adjectives: ['dairy free', 'milk free', 'lactose free', 'df', 'lactose intolerant', 'dairy intolerant'],
  },
  nut_free: { adjectives: ['nut free'] },
  egg_free: { adjectives: ['egg free'] },
  soy_free: { adjectives: ['soy free', 'soya free'] },
  paleo: { names: ['paleo', 'paleolithic', 'caveman diet', 'primal'] },
  whole30: { names: ['whole30', 'whole 30', 'whole thirty'] },
  aip: { names: ['aip', 'autoimmune protocol', 'autoimmune paleo', 'auto immune protocol'] },
  alpha_gal: {
    names: ['alpha gal', 'alphagal', 'alpha gal syndrome', 'alpha gal allergy', 'red meat allergy'],
  },
  low_fodmap: {
    names: [
      'low fodmap',
      'fodmap diet',
      'fodmap',
      'no fodmap',
      'fodmap free',
      'fodmap intolerance',
      'fodmap friendly',
    ],
  },
  diabetic: {
    names: [
      ...[
        'diabetic',
        'diabetes',
        'type 1 diabetes',
        'type 2 diabetes',
        'type 1 diabetic',
        'type 2 diabetic',
        'prediabetic',
      ],
      ...[
        'pre diabetic',
        'prediabetes',
        'pre diabetes',
        'gestational diabetes',
        't1d',
        't2d',
        'type one diabetic',
      ],
      ...[
        'type two diabetic',
        'type one diabetes',
        'type two diabetes',
        'diabetes type 1',
        'diabetes type 2',
        'diabetes tipo 2',
      ],
      ...['diabetes tipo 1', 'diabetic type 1', 'diabetic type 2', 't1dm', 't2dm', 'insulin dependent'],
      ...['on insulin', 'take insulin', 'taking insulin', 'use insulin', 'insulin pump', 'insulin shot'],
      ...['i use insulin', 'using insulin', 'inject insulin', 'injecting insulin', 'insulin injection'],
      ...['need insulin', 'insulin therapy', 'insulin pen', 'insulin user'],
    ],
  },
  mediterranean: { names: ['mediterranean', 'mediterranean diet', 'mediterranean style'] },
  gout: {
    names: ['gout', 'gouty arthritis', 'low purine', 'low in purine', 'high uric acid', 'uric acid'],
  },
  low_sodium: {
    names: [
      ...[
        'low sodium',
        'low salt',
        'no salt',
        'less salt',
        'low in sodium',
        'low in salt',
        'no added salt',
        'reduced sodium',
      ],
      ...[
        'reduced salt',
        'dash diet',
        'no sodium',
        'less sodium',
        'lower sodium',
        'limit sodium',
        'limit salt',
        'cardiac diet',
      ],
    ],
    adjectives: ['salt free', 'sodium free'],
  },
}

/** Diets whose name also says what else is left out, as a term of the food vocabulary. */
export const NARROWED_DIETS: readonly (readonly [phrase: string, Diet, avoided: string])[] = [
  ['lacto vegetarian', 'vegetarian', 'eggs'],
  ['ovo vegetarian', 'vegetarian', 'dairy'],
  ['pure vegetarian', 'vegetarian', 'eggs'],
  ['pure veg', 'vegetarian', 'eggs'],
  ['kosher for passover', 'kosher', 'gluten'],
  ['passover', 'kosher', 'gluten'],
  ['buddhist vegetarian', 'vegetarian', 'alliums'],
]

/** The words for each macro split. */
export const MACRO_PHRASES: Readonly<Record<AskedMacroStyle, readonly string[]>> = {
  keto: ['keto', 'ketogenic', 'ketosis', 'keto diet', 'keto friendly'],
  low_carb: ['low carb', 'lowcarb', 'low carbohydrate', 'low in carb', 'low in carbohydrate'],
  high_protein: ['high protein', 'highprotein', 'high in protein', 'protein rich'],
}

/** A state of health, or somebody at the table, that asks for caution. */
export type Condition = 'pregnancy' | 'kidney_disease' | 'diabetes' | 'eating_disorder' | 'young_child'

/** Young children are missing here because they may be said to avoid a food. */
export const CONDITION_PHRASES: Readonly<Record<Exclude<Condition, 'young_child'>, readonly string[]>> = {
  pregnancy: [
    ...[
      'pregnant',
      'pregnancy',
      'expecting a baby',
      'expecting',
      'with child',
      'having a baby',
      'baby is due',
      'baby due',
      'baby on the way',
      'first trimester',
      'second trimester',
    ],
    ...['third trimester', 'trimester', 'gestational', 'preggo', 'preggers', 'prenatal', '🤰'],
    ...[
      'breastfeeding',
      'breast feeding',
      'breastfeed',
      'breast feed',
      'breastfed',
      'nursing',
      'lactating',
      'lactation',
    ],
    ...['postpartum', 'post partum', 'postnatal'],
  ],
  kidney_disease: [
    ...[
      'kidney disease',
      'kidney failure',
      'kidney problem',
      'kidney issue',
      'kidney trouble',
      'kidney condition',
    ],
    ...[
      'kidney patient',
      'chronic kidney disease',
      'kidney',
      'ckd',
      'renal disease',
      'renal failure',
      'renal diet',
      'renal',
    ],
    ...['dialysis', 'kidney diet', 'bad kidney', 'weak kidney', 'kidney stone', 'nephropathy', 'one kidney'],
    ...['potassium', 'phosphorus', 'phosphate'].flatMap((mineral) =>
      [
        ...[
          'low',
          'low in',
          'lower',
          'less',
          'limit',
          'limited',
          'limiting',
          'restrict',
          'restricting',
          'restricted',
        ],
        ...[
          'reduce',
          'reduced',
          'reducing',
          'no',
          'avoid',
          'avoiding',
          'cut',
          'watch',
          'watching',
          'minimal',
        ],
        ...['avoid high', 'no high', 'limit my', 'watch my', 'reduce my'],
      ]
        .map((little) => `${little} ${mineral}`)
        .concat(`${mineral} restriction`, `${mineral} restricted`),
    ),
  ],
  // The names that also leave out sugar are those of the diet.
  diabetes: ['a1c', 'hba1c'],
  eating_disorder: [
    ...[
      'eating disorder',
      'anorexia',
      'anorexic',
      'bulimia',
      'bulimic',
      'binge eating',
      'binge eater',
      'orthorexia',
    ],
    ...['disordered eating', 'arfid', 'binge eating disorder', 'anorexia nervosa', 'purging'],
  ],
}

/** Names of diets that mean an allergy or intolerance. */
export const ALLERGY_NAME = /intoler|celia[ck]|coeliac|sensitiv|allerg|galactos|malabsor|alpha ?gal/
/** Names of diets and conditions that nobody dislikes: "trouble with celiac disease" claims it. */
export const MEDICAL_NAME = new RegExp(
  `${ALLERGY_NAME.source}|diabet|gout|uric|insulin|a1c|kidney|renal|dialysis|potassium|phosph|pregnan|trimester|breast|nursing|lacta|partum|amamant|pecho|orexi|bulimi|disorder`,
)
