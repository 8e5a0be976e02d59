import { isDate } from '../isDate.js'
import { oneLine } from '../oneLine.js'
import { type Eaters, portionFor } from '../plan/eaters.js'
import { eatersText, itemLines, textForEach } from '../plan/eatersText.js'
import type { Recipe } from '../plan/recipeFor.js'
import { recipeLines } from '../plan/recipeLines.js'
import type { Meal, WeekPlan } from '../plan/weekPlan.js'
import { type MealOut, withMealsOut } from '../plan/withMealsOut.js'
import { type FileLanguage, inEnglish, type PlanFileOptions } from './alongOptions.js'
import { calendarText, textLine } from './calendarText.js'
import { MEAL_TIME } from './mealTime.js'

/**
 * The time of a reminder: the evening before or, for the plan's first day, that morning. It is the evening there, too, for what
 * has to be begun before, although a plan may be made later: a reminder that is past harms nobody.
 */
const EVENING = '20:00'
const MORNING = '08:00'
const MEAL_DURATION = 'PT30M'
const REMINDER_DURATION = 'PT15M'
/** Who cooks for longer is reminded when to begin. */
const LONG_MINUTES = 30
/** Nobody begins before: the evening before is the time to think of what takes so long. */
const EARLIEST = '06:00'
const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** Options of a calendar file. */
export interface CalendarOptions extends PlanFileOptions {
  /** The time at which the file is made. */
  readonly madeAt: Date
  /** Recipes of the meals, made by `mealRecipes`. Without them the events have no recipes, and there are no reminders. */
  readonly recipes?: ReadonlyMap<Meal, Recipe> | null | undefined
  /** The meals that are eaten out, as in `PlanState`. */
  readonly eatenOut?: readonly MealOut[] | null | undefined
}

interface Context extends FileLanguage {
  readonly recipes: ReadonlyMap<Meal, Recipe>
  readonly eaters: Eaters
  readonly startDate: string
}

const timeText = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

/** So long before a time in the reader's own time zone (RFC 5545, section 3.3.5, form 1): breakfast is at 7 everywhere. */
const localTime = (date: string, time: string, minutesBefore = 0) =>
  timeText(new Date(Date.parse(`${date}T${time}Z`) - MINUTE_MS * minutesBefore).toISOString()).slice(0, -1)

/** @throws {RangeError} when it is no time of the calendar's years, which have four digits. */
function utcTime(madeAt: Date): string {
  const text = isDate(madeAt) && !Number.isNaN(madeAt.getTime()) ? madeAt.toISOString() : ''
  if (!/^\d{4}-/.test(text))
    throw new RangeError(`madeAt must be a valid Date, got ${String(madeAt)}. Pass one such as new Date().`)
  return timeText(text)
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
  readonly summary: string
  readonly description?: string
  readonly isReminder?: true
}

function eventLines(
  { uid, start, summary, description = '', isReminder }: CalendarEvent,
  stamp: string,
): readonly string[] {
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    textLine('DESCRIPTION', summary),
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@react-meal-planner`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    `DURATION:${isReminder ? REMINDER_DURATION : MEAL_DURATION}`,
    textLine('SUMMARY', summary),
    textLine('DESCRIPTION', description),
    // A meal leaves its time free, so that other people can book it.
    'TRANSP:TRANSPARENT',
    ...(isReminder ? alarm : []),
    'END:VEVENT',
  ]
}

/**
 * A meal. What to soak or thaw for it, and when to begin if it takes long, are events of their own, because many calendars
 * ignore the alarms of a file.
 */
function mealEvents(meal: Meal | MealOut, date: string, context: Context): readonly CalendarEvent[] {
  const { words, along, format, recipes, startDate } = context
  const mealType = words.mealType[meal.type]
  const time = MEAL_TIME[meal.type]
  // The same in every plan for that day, so that a calendar replaces the meal of an older plan.
  const uid = `${date}-${meal.type}`
  const start = localTime(date, time)
  if (!('name' in meal)) return [{ uid, start, summary: words.planText.eatingOut(mealType) }]
  const recipe = recipes.get(meal)
  const { minutes = 0, minutesBefore = 0, dayBefore = [] }: Partial<Recipe> = recipe ?? {}
  const name = oneLine(meal.name)
  const minutesToday = minutes - minutesBefore
  const isLong = minutesToday > LONG_MINUTES
  const begin: CalendarEvent = {
    uid: `${uid}-begin`,
    start: localTime(date, time, minutesToday),
    summary: along.begin(name),
    isReminder: true,
  }
  const isTooEarly = isLong && begin.start < localTime(date, EARLIEST)
  const isToday = date === startDate && time > MORNING && !isTooEarly
  const before: CalendarEvent = {
    uid: `${uid}-before`,
    start: isToday ? localTime(date, MORNING) : localTime(date, EVENING, DAY_MINUTES),
    summary: (isToday ? along.reminderToday : along.reminder)(name),
    // What takes so long is told with its minutes and steps.
    description: [
      ...dayBefore.map(oneLine),
      ...(recipe && isTooEarly ? recipeLines(recipe, words, format) : []),
    ].join('\n'),
    isReminder: true,
  }
  return [
    ...(dayBefore.length > 0 || isTooEarly ? [before] : []),
    ...(isLong && !isTooEarly ? [begin] : []),
    { uid, start, summary: along.event(mealType, name), description: mealText(meal, context) },
  ]
}

/**
 * A week as a calendar file (RFC 5545), to be saved as `.ics`. Each meal is at its time in the reader's own time zone,
 * with its foods and its recipe. Reminders say what to soak or thaw, and when to begin what takes long.
 * @throws {RangeError} when `madeAt` is no valid date.
 */
export function planToCalendar(week: WeekPlan, options: CalendarOptions): string {
  const { madeAt, recipes, eaters, eatenOut } = options
  const context: Context = {
    recipes: recipes ?? new Map(),
    eaters: eaters ?? {},
    startDate: week.startDate,
    ...inEnglish(options),
  }
  const stamp = utcTime(madeAt)
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//react-meal-planner//EN',
    textLine('X-WR-CALNAME', context.along.calendar),
    ...week.days
      .flatMap((day) =>
        withMealsOut(day, eatenOut ?? []).flatMap((meal) => mealEvents(meal, day.date, context)),
      )
      .flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ])
}
