import { coreWords } from '../../core/words.js'

/** Texts about what the answers mean. They load with what reads the answers. */
export const answers = {
  /** Under "Dietary restrictions". */
  restrictions: {
    understood: (terms: readonly string[]) => `Understood: ${terms.join(', ')}`,
    notUnderstood: (words: readonly string[]) =>
      `Not understood: ${words.join(', ')}. Tick foods to avoid below, or reword.`,
    /** If a chip is pressed that only another text unticks. */
    kept: (chip: string) => `“${chip}” comes from your text above. Change the text to untick it.`,
    /** If more than one macro split is asked for. */
    outranked: (style: string, others: readonly string[]) =>
      `Protein, fat and carbs follow ${style}, not ${others.join(', ')}.`,
    partlyApplied: (terms: readonly string[]) => `Not fully applied: ${terms.join(', ')}`,
  },
  /** Boxes to tick before we make a plan. */
  confirm: {
    /** If not all restrictions could be applied. One of the lists may be empty. */
    notApplied: (words: readonly string[], partly: readonly string[]) =>
      [
        words.length > 0 ? `We could not apply: ${words.join(', ')}.` : '',
        partly.length > 0 ? `We could not fully apply: ${partly.join(', ')}.` : '',
        // An allergy, or a wish that no label speaks of.
        'I will check the meals and the labels myself',
      ]
        .filter(Boolean)
        .join(' '),
    /** If all were applied and an allergy is among them. */
    leftOut: (terms: readonly string[]) => `We left out: ${terms.join(', ')}. I will check the labels myself`,
    /** If the daily target is under 1,000 kcal. */
    supervision: 'I do this under medical supervision',
    /** The same if only further people who eat have such a target, by their numbers. */
    supervisionOfOthers: (numbers: readonly string[]) =>
      `${numbers.length === 1 ? 'Person' : 'Persons'} ${numbers.join(', ')} ${numbers.length === 1 ? 'does' : 'do'} this under medical supervision`,
    /** The same for the visitor and for further people. */
    supervisionOfAll: (numbers: readonly string[]) =>
      `I do this under medical supervision, and so ${numbers.length === 1 ? 'does person' : 'do persons'} ${numbers.join(', ')}`,
    /** Under a box that was not ticked. */
    error: 'Tick this box before we make your plan',
  },
  /** Under the daily targets. */
  targets: {
    /** Where the targets come from. */
    source: 'Estimated from your body, activity and goal (Mifflin–St Jeor formula).',
    /** If the visitor typed them. */
    own: 'Your own targets. The meals are planned for them.',
    /** After the error that these do not add up to the calories. */
    sum: (calories: string) => `Now they add up to ${calories} kcal.`,
    impossible:
      'These answers leave no energy to plan with. Check age, height and weight, or choose "Maintain weight".',
    /** The same for a further person who eats, by their number. */
    impossibleOther: (number: string) =>
      `The answers of person ${number} leave no energy to plan with. Check their age, height and weight, or choose "Maintain weight" for them.`,
  },
  /** Under the budget: what a week could cost at least. Amounts are whole dollars. */
  leastCost: {
    /** While it is not known, if that takes a while. */
    working: 'Working out what a week costs at least…',
    noBudget: (cost: string, till: string) =>
      `The least for these targets and foods is about $${cost} a week ($${till} at checkout, from an empty cupboard).`,
    /** Before `noBudget`. */
    fits: (budget: string) => `$${budget} fits.`,
    /** In its place if the budget is hardly more than the least, which is an estimate. */
    fitsBarely: (budget: string) => `$${budget} may be just enough.`,
    short: (budget: string, cost: string, more: string) =>
      `About $${cost} a week for these targets and foods; your budget is $${budget}. About $${more} more may be enough.`,
    /** The cost of whole packs, which does not count against the budget. */
    till: (till: string) => `At checkout, from an empty cupboard: about $${till}.`,
    /** Numbers that no week reaches. */
    missed: (numbers: readonly string[]) =>
      `With these foods and meals, most days will miss: ${numbers.join(', ')}.`,
    tooLittle: (percent: string) =>
      `These foods reach only ${percent} of the calories you need, so no plan could be shown.`,
    help: coreWords.planLimit.help,
    /** If one more meal a day helps. */
    mealMore: (mealsPerDay: string) => `${mealsPerDay} meals per day would help.`,
    /** If nothing was found that the visitor may be asked to give up. */
    moreFoods: 'Allow more foods.',
  },
  /** The same for a further person who eats, by their number. */
  otherCautions: {
    'low-calories': (number: string) =>
      `The targets of person ${number} have less energy than is usually advised without supervision. They should talk to a healthcare professional first.`,
    'underweight-losing': (number: string) =>
      `Person ${number} is already under a healthy weight. They should talk to a healthcare professional before they lose more.`,
    underweight: (number: string) =>
      `Person ${number} is under a healthy weight. They should talk to a healthcare professional about how to gain safely.`,
    'obese-gaining': (number: string) =>
      `Gaining more weight can harm the health of person ${number}. They should talk to a healthcare professional first.`,
    'young-losing': (number: string) =>
      `Person ${number} is under 20 and may still be growing. They should talk to a healthcare professional before they lose weight.`,
    'older-losing': (number: string) =>
      `Person ${number} is over 65, when losing weight can cost muscle and bone. They should talk to a healthcare professional first.`,
  },
  /** Warnings about the visitor's own targets. On a shared plan they stand beside the numbers of that plan. */
  cautions: {
    'low-calories':
      'These targets have less energy than is usually advised without supervision. Please talk to a healthcare professional before you follow them.',
    'underweight-losing':
      'At this height and weight you are already under a healthy weight. Please talk to a healthcare professional before you lose more.',
    underweight:
      'At this height and weight you are under a healthy weight. Please talk to a healthcare professional about how to gain safely.',
    'obese-gaining':
      'At this height and weight, gaining more can harm your health. Please talk to a healthcare professional first.',
    'young-losing':
      'Under 20 you may still be growing. Please talk to a healthcare professional before you lose weight.',
    'older-losing':
      'Over 65, losing weight can cost muscle and bone. Please talk to a healthcare professional first.',
    pregnancy:
      'These targets do not allow for pregnancy or breastfeeding. Please plan your meals with a healthcare professional.',
    kidney_disease:
      'Kidney disease may need less protein, salt, potassium or phosphorus, which this plan does not count. Please talk to a healthcare professional first.',
    diabetes:
      'This plan does not fit carbs to medicine or blood sugar. With diabetes, please talk to a healthcare professional first.',
    eating_disorder:
      'Counting calories can harm people with an eating disorder. Please talk to a healthcare professional before you use this plan.',
    young_child:
      'Meals are for adults. Whole nuts, seeds and grapes can choke a child under 4, and honey is not for a child under 1. Please talk to a healthcare professional first.',
  },
}
