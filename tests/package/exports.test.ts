import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()),
  main: z.string(),
  types: z.string(),
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string(), default: z.string() })])),
  sideEffects: z.array(z.string()),
})
const readManifest = async () => manifestSchema.parse(JSON.parse(await readFile('package.json', 'utf8')))
const namesOf = async (entry: string) => Object.keys(await import(`react-meal-planner${entry}`)).sort()
/** The built modules, without the two files for script tags, which include everything. */
const builtModules = async () => {
  const files = await readdir('dist', { recursive: true })
  return files.filter((file) => file.endsWith('.js') && !/^meal-planner(\.plan)?\.js$/.test(file))
}
const read = (file: string) => readFile(`dist/${file}`, 'utf8')
/** Bundlers leave these out unless the host imports `defaultMessages` or the errors of calls. */
const FOR_HOSTS_ONLY = ['messages/en.js', 'api/apiErrors.js']
/** The built modules that a page loads with this one before the visitor does anything. */
async function importedAtOnce(entry: string): Promise<string[]> {
  const found = new Set([entry])
  for (const file of found) {
    for (const [, path = ''] of (await read(file)).matchAll(/^(?:import|export) [^("]*?"(\.[^"]+)"/gm)) {
      const imported = join(dirname(file), path)
      if (!FOR_HOSTS_ONLY.includes(imported)) found.add(imported)
    }
  }
  return [...found]
}

describe('the manifest', () => {
  it('also names the component for tools that read no exports map, such as Parcel by default', async () => {
    const { main, types, exports } = await readManifest()
    expect(exports['.']).toEqual({ types, default: main })
  })

  it('has these entries and no others', async () => {
    expect(Object.keys((await readManifest()).exports)).toEqual([
      '.',
      './core',
      './element',
      './package.json',
    ])
  })

  it('declares the files with side effects and no others', async () => {
    expect((await readManifest()).sideEffects).toEqual(['./dist/element/index.js', './dist/meal-planner.js'])
  })
})

describe('the public names', () => {
  it('include these of the component', async () => {
    expect(await namesOf('')).toEqual([
      'ApiError',
      'BackendProxyError',
      'HttpStatusError',
      'MealPlanner',
      'PartNotLoadedError',
      'RefusalError',
      'TimeLimitError',
      'defaultMessages',
    ])
  })

  it('include these of the element', async () => {
    expect(await namesOf('/element')).toEqual(['MealPlannerElement'])
  })

  it('include these of the core', async () => {
    expect(await namesOf('/core')).toMatchInlineSnapshot(`
      [
        "ACTIVITY_LEVELS",
        "ANIMAL_SOURCES",
        "AVOIDABLE_FOODS",
        "CoreError",
        "DELIVERY_ERRORS",
        "DELIVERY_LIMITS",
        "EMPTY_PROFILE",
        "FOOD_CATEGORIES",
        "GENDERS",
        "GOALS",
        "GROCERY_CATEGORIES",
        "InfeasibleWeekError",
        "MEAL_CLOCK",
        "MEAL_TYPES",
        "MEAL_VARIETIES",
        "NoFoodLeftError",
        "OTHER_ALLERGENS",
        "OWN_ITEM_LIMITS",
        "PORTION_LIMITS",
        "PROFILE_ERRORS",
        "PROFILE_LIMITS",
        "PartNotLoadedError",
        "PlanChangeError",
        "PlanRefusedError",
        "SERVICE_FEE_RATE",
        "SUBSCRIPTION_FEE_USD",
        "TargetsError",
        "WEEKS_PER_MONTH",
        "adjustMeal",
        "averageServing",
        "avoidFood",
        "bmi",
        "buildGroceryList",
        "builtInFoods",
        "builtInSeasonings",
        "byClock",
        "changePlan",
        "checkPlan",
        "composeMeal",
        "coreWords",
        "createFormat",
        "dailyTargets",
        "dayFor",
        "dayPlanSchema",
        "dayTargets",
        "deliveryEstimate",
        "deliveryInfoSchema",
        "eatIn",
        "eatOut",
        "foodObjections",
        "foodSchema",
        "foodUses",
        "foodsFor",
        "generateTemplateWeek",
        "groceriesByMeal",
        "groceriesLeft",
        "groceriesOf",
        "groceriesToCsv",
        "groceryCategoryTotals",
        "householdMeasure",
        "indexFoods",
        "isHard",
        "leastCost",
        "macroStatus",
        "mealItemSchema",
        "mealRecipes",
        "mealSchema",
        "mealTypes",
        "metricFormat",
        "mixesMeatAndDairy",
        "moveMeal",
        "neverDish",
        "newHistory",
        "newOwnItem",
        "newPlanState",
        "otherPortions",
        "packLeftovers",
        "parseOwnItem",
        "parsePlanLink",
        "planBasisOf",
        "planBasisSchema",
        "planStateSchema",
        "planToCalendar",
        "planToCsv",
        "planToJson",
        "planToLink",
        "planToText",
        "portionFor",
        "profileSchema",
        "readRestrictions",
        "recipeFor",
        "recordChange",
        "redoChange",
        "refreshPlan",
        "replaceWeek",
        "replanWeek",
        "restrictionLabel",
        "savedStateSchema",
        "seasoningGrams",
        "storeQuantityLabel",
        "sumMacros",
        "swapFoodOptions",
        "swapOptions",
        "targetCautions",
        "toMeal",
        "toMealItem",
        "toWeekPlan",
        "undoChange",
        "weekNutrients",
        "weekPlanSchema",
      ]
    `)
  })
})

describe('the built files', () => {
  it('leave React and every other dependency to the host, except the icons, the tabs and a part of Emotion', async () => {
    for (const file of await builtModules()) {
      expect(await read(file), file).not.toMatch(
        /react\.transitional\.element|node_modules\/(?!lucide\/|react-tabs\/|clsx\/|@emotion\/|@babel\/)/,
      )
    }
  })

  it('mark the component and the element, but not the core, with "use client"', async () => {
    expect(await read('index.js')).toMatch(/^['"]use client['"]/)
    expect(await read('element/index.js')).toMatch(/^['"]use client['"]/)
    for (const file of (await builtModules()).filter((name) => name.startsWith('core/'))) {
      expect(await read(file), file).not.toMatch(/use client|from "(react|@emotion|zustand|lucide)/)
    }
  })

  it('import every package that is installed with them and no other', async () => {
    const imported = new Set<string>()
    for (const file of await builtModules()) {
      for (const [, name = ''] of (await read(file)).matchAll(
        /(?:from|import) "(@[^/"]+\/[^/"]+|[^@."/][^/"]*)/g,
      ))
        imported.add(name)
    }
    const { dependencies, peerDependencies } = await readManifest()
    expect([...imported].sort()).toEqual(Object.keys({ ...dependencies, ...peerDependencies }).sort())
  })

  it('carry the licences of what is inside them', async () => {
    const licenses = await read('licenses.md')
    expect(licenses).toMatch(/## lucide.*ISC License.*The MIT License.*Cole Bemis/s)
    expect(licenses).toMatch(/## react-tabs.*MIT/s)
    expect(licenses).toMatch(/## clsx.*MIT License/s)
    expect(licenses).toMatch(/## @emotion\/cache.*MIT License/s)
    expect(licenses).toMatch(/## @emotion\/react.*MIT License/s)
    expect(licenses).toMatch(/## @emotion\/styled.*MIT License/s)
  })

  it('have declarations only for types that a host can name', async () => {
    const files = await readdir('dist', { recursive: true })
    const declared = files.filter((file) => file.endsWith('.d.ts'))
    expect(declared).toEqual(expect.arrayContaining(['index.d.ts', 'core/index.d.ts', 'element/index.d.ts']))
    expect(declared.filter((file) => /^(ai|contract|planner)\/|\.chunk\.d\.ts$/.test(file))).toEqual([])
  })

  it('load on demand whatever a visitor may never need', async () => {
    const atOnce = await importedAtOnce('index.js')
    expect(atOnce).toContain('ui/profile/ProfileScreen.js')
    const later =
      /^(ai|api|contract|planner)\/|^(ui|messages\/en)\/(plan|nutrients|grocery|groceries|delivery|print)\b|foods?(Terms)?\.data|\.chunk/
    expect(atOnce.filter((file) => later.test(file))).toEqual([])
  })

  it('contain no `any` in the types that a host sees', async () => {
    const files = await readdir('dist', { recursive: true })
    for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
      const code = (await read(file)).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      expect(code, file).not.toMatch(/\bany\b/)
    }
  })
})
