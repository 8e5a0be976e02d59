/** Forms in a text that are written out before its words are read. */
export const WRITTEN_FORMS: readonly (readonly [form: RegExp, meant: string])[] = [
  [/\bn\/a\b/gi, 'na'],
  [/\bw\/o(?:ut)?\b/gi, 'without'],
  [/\bw\//gi, 'with '],
  [/\b(\d)\.\d+(?=[\s-]*(?:years?|yrs?|y\/?o)\b)/gi, '$1'],
  [/\b(\d{1,2})[\s-]*(?:mos?|mths?)\b(?:[\s-]*olds?\b)?/gi, '$1 months old'],
  [/\b(\d{1,2})[\s-]*(?:yrs?|y\/?o)\b(?:[\s-]*olds?\b)?/gi, '$1 year old'],
  // Lists with one item per line.
  [/:\s*[\n\r]+[\s*•-]*/g, ': '],
  [/[\n\r]\s*[*•-]\s*/g, ', '],
  // "No veg" as a whole item, not in "no veg pizza", "dairy: no veg: yes" and "allergies? No veg".
  [
    /(^|[.,;!(&+\n]|\b(?:and|but|or|eats?|eating|ha(?:ve|s)|wants?|likes?|with))(\s*\bno +)veg(?=\s*(?:$|[.,;!)&+\n]|(?:at\s+all|please|pls|thanks?|for|ever|except|but|(?:and|or)\s+(?:no|fruits?))\b))/gi,
    '$1$2vegetables',
  ],
  // "No - peanut allergy" is an answer and its continuation, and "no shrimp - allergy" a food and its reason. Without the dash
  // the allergy would be denied.
  [/\b(no|nope|none|without|nothing)\b([^.,;:!?\n]*?)(?<!\s)\s+[-–—]\s+(?!yes\b|no\b|ok|fine)/gi, '$1$2, '],
  // "No pork, lamb – chicken is ok": what is fine begins after the sign. "Shrimp - is fine" is about what comes before it.
  [
    /(?<!\s)\s+[-–—=~>|•·→*\\_]+\s+(?!(?:its?|they|th[eo]se|is|are|not)\b)(?=\S[^.,;:!?\n]*\s(?:ok|okay|fine|good|yes)\b)/gi,
    ', ',
  ],
]
