import { isDate } from '../isDate.js'
import { oneLine } from '../oneLine.js'
import { addDays } from '../plan/addDays.js'
import { type Eaters, portionFor } from '../plan/eaters.js'
import { eatersText, itemLines, textForEach } from '../plan/eatersText.js'
import type { Recipe } from '../plan/recipeFor.js'
import { recipeLines } from '../plan/recipeLines.js'
import type { DayPlan, Meal, WeekPlan } from '../plan/weekPlan.js'
import { type MealOut, withMealsOut } from '../plan/withMealsOut.js'
import { type FileLanguage, inEnglish, type PlanFileOptions } from './alongOptions.js'
import { type CalendarLine, calendarText } from './calendarText.js'
import { MEAL_TIME } from './mealTime.js'

/** The time of a reminder: the evening before or, for the plan's first day, that morning. */
const EVENING = '20:00'
const MORNING = '08:00'
const MEAL_DURATION = 'PT30M'
const REMINDER_DURATION = 'PT15M'

/** Options of a calendar file. */
export interface CalendarOptions extends PlanFileOptions {
  /** The time at which the file is made. */
  readonly madeAt: Date
  /** Recipes of the meals, made by `mealRecipes`. Without them the events have no recipes, and there are no reminders. */
  readonly recipes?: ReadonlyMap<Meal, Recipe> | undefined
  /** The meals that are eaten out, as in `PlanState`. */
  readonly eatenOut?: readonly MealOut[] | undefined
}

interface Context extends FileLanguage {
  readonly recipes: ReadonlyMap<Meal, Recipe>
  readonly eaters: Eaters
  readonly eatenOut: readonly MealOut[]
}

/** A time in the reader's own time zone (RFC 5545, section 3.3.5, form 1): breakfast is at 7 everywhere. */
const localTime = (date: string, time: string) => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`

/** @throws {RangeError} when it is no time of the calendar's years, which have four digits. */
function utcTime(madeAt: Date): string {
  const text = isDate(madeAt) && !Number.isNaN(madeAt.getTime()) ? madeAt.toISOString() : ''
  if (!/^\d{4}-/.test(text))
    throw new RangeError(`madeAt must be a valid Date, got ${String(madeAt)}. Pass one such as new Date().`)
  return text.replace(/[-:]|\.\d+/g, '')
}

function mealText(meal: Meal, context: Context): string {
  const { words, along, format, recipes, eaters } = context
  const energyFor = (person: number) =>
    along.energy(format.whole(portionFor(meal, eaters, person).totalCalories))
  const people = eatersText(eaters, words)
  const recipe = recipes.get(meal)
  return [
    textForEach(eaters, energyFor, words),
    ...(people ? [people] : []),
    ...itemLines(meal, eaters, words, format).map((line) => `- ${line}`),
    ...(recipe ? ['', ...recipeLines(recipe, words, format)] : []),
  ].join('\n')
}

interface CalendarEvent {
  readonly uid: string
  readonly start: string
  readonly duration: string
  readonly summary: string
  readonly description: string
  readonly hasAlarm?: boolean
}

function eventLines(
  { uid, start, duration, summary, description, hasAlarm = false }: CalendarEvent,
  stamp: string,
): CalendarLine[] {
  const alarm: readonly CalendarLine[] = [
    { name: 'BEGIN', raw: 'VALARM' },
    { name: 'ACTION', raw: 'DISPLAY' },
    { name: 'TRIGGER', raw: 'PT0S' },
    { name: 'DESCRIPTION', text: summary },
    { name: 'END', raw: 'VALARM' },
  ]
  return [
    { name: 'BEGIN', raw: 'VEVENT' },
    { name: 'UID', raw: `${uid}@react-meal-planner` },
    { name: 'DTSTAMP', raw: stamp },
    { name: 'DTSTART', raw: start },
    { name: 'DURATION', raw: duration },
    { name: 'SUMMARY', text: summary },
    { name: 'DESCRIPTION', text: description },
    // A meal leaves its time free, so that other people can book it.
    { name: 'TRANSP', raw: 'TRANSPARENT' },
    ...(hasAlarm ? alarm : []),
    { name: 'END', raw: 'VEVENT' },
  ]
}

/** What to soak or thaw for a meal, as an event of its own, because many calendars ignore the alarms of a file. */
function reminder(meal: Meal, date: string, startDate: string, context: Context): CalendarEvent[] {
  const { along, recipes } = context
  const steps = recipes.get(meal)?.dayBefore ?? []
  const isFirstDay = date === startDate
  if (steps.length === 0 || (isFirstDay && MEAL_TIME[meal.type] <= MORNING)) return []
  return [
    {
      uid: `${date}-${meal.type}-before`,
      start: isFirstDay ? localTime(date, MORNING) : localTime(addDays(date, -1), EVENING),
      duration: REMINDER_DURATION,
      summary: (isFirstDay ? along.reminderToday : along.reminder)(oneLine(meal.name)),
      description: steps.map(oneLine).join('\n'),
      hasAlarm: true,
    },
  ]
}

function dayEvents(day: DayPlan, startDate: string, context: Context): CalendarEvent[] {
  const { words, along, eatenOut } = context
  const { date } = day
  return withMealsOut(day, eatenOut).flatMap((meal) => {
    const isPlanned = 'name' in meal
    const mealType = words.mealType[meal.type]
    const event = {
      // The same in every plan for that day, so that a calendar replaces the meal of an older plan.
      uid: `${date}-${meal.type}`,
      start: localTime(date, MEAL_TIME[meal.type]),
      duration: MEAL_DURATION,
      summary: isPlanned ? along.event(mealType, oneLine(meal.name)) : words.planText.eatingOut(mealType),
      description: isPlanned ? mealText(meal, context) : '',
    }
    return isPlanned ? [...reminder(meal, date, startDate, context), event] : [event]
  })
}

/**
 * A week as a calendar file (RFC 5545), to be saved as `.ics`. Each meal is at its time in the reader's own time zone,
 * with its foods and its recipe. A reminder says what to soak or thaw.
 * @throws {RangeError} when `madeAt` is no valid date.
 */
export function planToCalendar(week: WeekPlan, options: CalendarOptions): string {
  const { madeAt, recipes = new Map(), eaters = {}, eatenOut = [] } = options
  const context: Context = { recipes, eaters, eatenOut, ...inEnglish(options) }
  const stamp = utcTime(madeAt)
  return calendarText([
    { name: 'BEGIN', raw: 'VCALENDAR' },
    { name: 'VERSION', raw: '2.0' },
    { name: 'PRODID', raw: '-//react-meal-planner//EN' },
    { name: 'CALSCALE', raw: 'GREGORIAN' },
    { name: 'X-WR-CALNAME', text: context.along.calendar },
    ...week.days
      .flatMap((day) => dayEvents(day, week.startDate, context))
      .flatMap((event) => eventLines(event, stamp)),
    { name: 'END', raw: 'VCALENDAR' },
  ])
}
