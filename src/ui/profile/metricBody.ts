import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND } from '../../core/units.js'
import type { WidgetMessages } from '../../messages/mergeMessages.js'
import type { BodyDraft } from '../../store/profileDraft.js'
import { typedNumber } from '../../store/profileDraft.js'
import { numberError } from './numberError.js'

/** The specification's limits, section 5, in whole metric units. */
export const METRIC_LIMITS = {
  heightCm: { min: 122, max: 272 },
  weightKg: { min: 30, max: 299 },
} as const

/**
 * The specification allows at most 11 inches. A height between that and the next foot becomes the nearer of the two.
 */
const MOST_INCHES = 11
const DECIMALS = 6
/** The form refuses it. In US units the field then shows nothing, not a number that nobody typed. */
const WRONG = ''

const toText = (value: number) => String(Number(value.toFixed(DECIMALS)))

const within = (value: number | undefined, { min, max }: { readonly min: number; readonly max: number }) =>
  value !== undefined && value >= min && value <= max ? value : undefined

type UsHeight = Pick<BodyDraft, 'heightFeet' | 'heightInches'>

/** The profile's height for one typed in centimeters. */
export function usHeight(heightCm: string): UsHeight {
  if (heightCm.trim() === '') return { heightFeet: '', heightInches: '' }
  const cm = within(typedNumber(heightCm, 'heightCm'), METRIC_LIMITS.heightCm)
  if (cm === undefined) return { heightFeet: WRONG, heightInches: WRONG }
  const allInches = cm / CM_PER_INCH
  const feet = Math.floor(allInches / INCHES_PER_FOOT)
  const inches = allInches - feet * INCHES_PER_FOOT
  const isNextFoot = inches > (MOST_INCHES + INCHES_PER_FOOT) / 2
  if (isNextFoot) return { heightFeet: toText(feet + 1), heightInches: '0' }
  return { heightFeet: toText(feet), heightInches: toText(Math.min(MOST_INCHES, inches)) }
}

/** The profile's weight for one typed in kilograms. */
export function usWeight(weightKg: string): string {
  if (weightKg.trim() === '') return ''
  const kg = within(typedNumber(weightKg, 'weightKg'), METRIC_LIMITS.weightKg)
  return kg === undefined ? WRONG : toText(kg / KG_PER_POUND)
}

/** The height in centimeters: as typed, or converted from feet and inches. */
export function heightInCm({ heightCm = '', heightFeet, heightInches }: BodyDraft): string {
  const typed = usHeight(heightCm)
  if (typed.heightFeet === heightFeet && typed.heightInches === heightInches) return heightCm
  const feet = typedNumber(heightFeet, 'heightFeet')
  if (feet === undefined) return ''
  return String(
    Math.round((feet * INCHES_PER_FOOT + (typedNumber(heightInches, 'heightInches') ?? 0)) * CM_PER_INCH),
  )
}

/** The weight in kilograms: as typed, or converted from pounds. */
export function weightInKg({ weightKg = '', weight }: BodyDraft): string {
  if (usWeight(weightKg) === weight) return weightKg
  const pounds = typedNumber(weight, 'weight')
  return pounds === undefined ? '' : String(Math.round(pounds * KG_PER_POUND * 10) / 10)
}

/** Whether a height is wrong. The numbers in US units decide: the profile has them, and a wrong one leaves them empty. */
export const isHeightWrong = (
  { heightFeet, heightInches }: UsHeight,
  messages: WidgetMessages['profile'],
): boolean =>
  Boolean(
    numberError('heightFeet', heightFeet, messages) ?? numberError('heightInches', heightInches, messages),
  )
