/** Temperatures from here on are an oven's, which is set in steps of 10 °C. */
const OVEN_F = 300
const OVEN_STEP_C = 10
const FAHRENHEIT = /(\d+) °F/g
/** The lengths to which foods are cut. */
const LENGTHS: readonly (readonly [RegExp, string])[] = [
  [/1\/2([ -])inch/g, '1$1cm'],
  [/\b1([ -])inch/g, '2.5$1cm'],
]

function celsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9
  return fahrenheit < OVEN_F ? Math.round(exact) : OVEN_STEP_C * Math.round(exact / OVEN_STEP_C)
}

/** A recipe's text with °C for °F and centimeters for inches. Safe temperatures are those of the USDA in °C. */
export function metricText(text: string): string {
  const inCelsius = text.replace(FAHRENHEIT, (_, degrees: string) => `${celsius(Number(degrees))} °C`)
  return LENGTHS.reduce((lengths, [inch, cm]) => lengths.replace(inch, cm), inCelsius)
}
