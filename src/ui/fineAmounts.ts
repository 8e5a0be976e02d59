const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

/** Amounts as in a cookbook: `1 1/2 cups` becomes `1½ cups`, and no line breaks between a number and its unit. */
export const fineAmounts = (text: string) =>
  text
    .replace(/(?:\b(\d+) )?\b(\d\/\d)\b/g, (amount, whole: string = '', fraction: string) => {
      const sign = FRACTIONS[fraction]
      return sign === undefined ? amount : whole + sign
    })
    .replace(/([\d½⅓⅔¼¾⅛⅜⅝⅞]) (?=[\p{L}°])/gu, '$1\u00a0')
    .replaceAll('fl oz', 'fl\u00a0oz')
