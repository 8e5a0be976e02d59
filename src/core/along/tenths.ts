/** To one decimal, as kitchen scales and labels show grams: a week may use less than a gram of a seasoning. */
export const tenths = (value: number) => Math.round(value * 10) / 10
