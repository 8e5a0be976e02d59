'use client'

import { MealPlanner, type MessagesOverride } from 'react-meal-planner'

/** Any part of `defaultMessages`; what you leave out stays English. */
const german: MessagesOverride = {
  profile: {
    hero: { title: 'Eine Woche Essen, die zu Körper, Ziel und Budget passt' },
    labels: { age: 'Alter', weight: 'Gewicht (lbs)', weeklyFoodBudget: 'Budget pro Woche' },
    refused: (count) => `${count} Angaben stimmen noch nicht.`,
    submit: 'Plan erstellen',
  },
  plan: {
    title: 'Deine Woche',
    tab: { plan: 'Mahlzeiten', groceries: 'Einkaufsliste', delivery: 'Lieferung' },
    starts: (date) => `Beginnt am ${date}`,
  },
}

export function GermanPlanner() {
  return <MealPlanner locale="de-AT" messages={german} />
}
