/** Words for how a food is sold or cut, which do not make it another food. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  'fresh frozen canned tinned dried dry raw cooked diced sliced chopped crushed fillet fillets firm extra pink'.split(
    ' ',
  ),
)
