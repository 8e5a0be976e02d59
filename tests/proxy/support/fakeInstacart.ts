import type { ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { fakeUpstream } from './fakeUpstream.js'

/** Units of one word. "tbsp" is not among them. */
const WORDS =
  'cup cups c gallon gallons gal gals milliliter millilitre milliliters millilitres ml mls liter litre liters litres l ' +
  'pint pints pt pts quart quarts qt qts tablespoon tablespoons tb tbs teaspoon teaspoons ts tsp tspn ' +
  'gram grams g gs kilogram kilograms kg kgs lb ounce ounces oz pound pounds lbs ' +
  'bunch bunches can cans each ears head heads large lrg lge lg medium med md package packages packet small sm'

/** Units of several words. A plain "fl oz" is not among them. */
const PHRASES = [
  'fl oz can',
  'fl oz container',
  'fl oz jar',
  'fl oz pouch',
  'fl oz ounce',
  'pt container',
  'lb bag',
  'lb can',
  'lb container',
  'per lb',
  'ounces bag',
  'oz bag',
  'ounces can',
  'oz can',
  'ounces container',
  'oz container',
  'small ears',
  'small head',
  'small heads',
]

/** Every unit that Instacart takes (docs.instacart.com, Developer Platform API, "Units of measurement", read 2026). */
const UNITS = new Set([...WORDS.split(' '), ...PHRASES])

const measurement = z.strictObject({
  quantity: z.number().check(z.positive()),
  unit: z.string().check(z.refine((unit) => UNITS.has(unit))),
})
/** `quantity` and `unit` of a line itself are deprecated since March 2026. */
const bodySchema = z.strictObject({
  title: z.string().check(z.minLength(1)),
  link_type: z.optional(z.enum(['shopping_list', 'recipe'])),
  expires_in: z.optional(z.number().check(z.gte(1), z.lte(365), z.multipleOf(1))),
  line_items: z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1)),
        line_item_measurements: z.array(measurement).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
})

export const INSTACART_KEY = 'keys.0123456789abcdef0123456789abcdef'
export const INSTACART_LINK = 'https://www.instacart.com/store/shopping_lists/13896774'

const refuse = (response: ServerResponse, status: number, message: string, code: number) =>
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ error: { message, code }, meta: { key: 'base' } }))

/**
 * Instacart's Developer Platform as documented: it refuses another path, key, type or body. A test may let it return
 * another link, or react differently to a correct call.
 */
export async function fakeInstacart({
  link = INSTACART_LINK,
  react,
}: {
  readonly link?: unknown
  readonly react?: (response: ServerResponse) => void
} = {}) {
  const faults: string[] = []
  const upstream = await fakeUpstream((response) => {
    const call = upstream.calls.at(-1)
    const body = bodySchema.safeParse(call?.body)
    if (call?.path !== '/idp/v1/products/products_link') faults.push(`path ${call?.path}`)
    if (call?.headers['content-type'] !== 'application/json') faults.push('type')
    if (!body.success) faults.push(z.prettifyError(body.error))
    if (call?.headers.authorization !== `Bearer ${INSTACART_KEY}`) refuse(response, 401, 'Unauthorized', 1001)
    else if (faults.length > 0) refuse(response, 400, 'There were issues with your request', 9999)
    else if (react) react(response)
    else
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ products_link_url: link }))
  })
  const { baseUrl, calls } = upstream
  return { baseUrl, faults, bodies: () => calls.map(({ body }) => body) }
}
