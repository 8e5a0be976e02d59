import { createRef } from 'react'
import {
  defaultMessages,
  MealPlanner,
  type MealPlannerHandle,
  type MealPlannerProps,
  type WeekPlan,
} from 'react-meal-planner'
import { builtInFoods, dailyTargets, generateTemplateWeek, type Profile } from 'react-meal-planner/core'
import { MealPlannerElement, type MealPlannerElementEvents } from 'react-meal-planner/element'

const profile: Profile = {
  age: 34,
  gender: 'female',
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  activityLevel: 'sedentary',
  goal: 'lose',
  dietaryRestrictions: '',
  foodRestrictions: ['peanuts'],
  weeklyFoodBudget: 120,
  mealsPerDay: 4,
  mealVariety: 'medium',
}

const handle = createRef<MealPlannerHandle>()
const props: MealPlannerProps = {
  initialProfile: profile,
  catalog: { foods: builtInFoods.slice(0, 3) },
  messages: { profile: { form: defaultMessages.profile.form } },
  onPlanGenerated: (week: WeekPlan) => console.log(week.days[0]?.meals[0]?.items[0]?.food.name),
  onChangePreferences: () => console.log('preferences'),
}
export const planner = <MealPlanner {...props} ref={handle} />

// @ts-expect-error A prop's type is checked.
export const wrong = <MealPlanner apiBase={1} />

const calories: number = dailyTargets(profile).calories
const week: Promise<WeekPlan> = generateTemplateWeek({ profile, startDate: '2026-03-02' })
export const results = { calories, week }

const element: MealPlannerElement = document.createElement('meal-planner')
element.initialProfile = profile
element.addEventListener('notice', (event) => {
  if (event instanceof CustomEvent) {
    const notice: MealPlannerElementEvents['notice'] = event.detail
    console.log(notice.text, element.getPlan()?.startDate, element instanceof MealPlannerElement)
  }
})
