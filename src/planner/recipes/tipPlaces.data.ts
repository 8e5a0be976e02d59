/** Before all else, after the last sentence of the cooking, and after what is done at the table. */
type End = 'first' | 'done' | 'table'

/** Tips by their words, and the sentence with the action that they speak of: the first that is in the recipe. */
type TipPlace = readonly [tip: RegExp, at: End | readonly RegExp[]]

const CUT = /\b[Cc]ut\b|\b[Ss]lice\b/
const SOFT = /until everything is soft/
const STEWED = /Cover and (?:simmer|braise)|Simmer (?:without|for)/
const SAUCE = /into a (?:sauce|dressing)/
const ON_SHEET_PAN = /on a sheet pan/
const PANCAKE = /Fry small ladles/
const CRISPED = /\b(?:Bake|Toast)\b[^.]* for \d/
const FRIED = /\bAdd [^.]*\b(?:cook|brown|sear|fry|stir-fry)\b/
const CHEESE = /cheddar|cheese|mozzarella|feta|parmesan/i

/** Where each tip of the book stands. A recipe whose foods give none of these sentences has its tip first. */
export const TIP_PLACES: readonly TipPlace[] = [
  // Cutting, shaping and mixing
  [/pith|damp towel|as thin as a coin/, [CUT]],
  [/^Cut everything small/, [/in small pieces/, /\bCook [^.]*until soft/, CUT]],
  [/finer you cut/, [/cauliflower/]],
  [/sticky, then it holds|^Dent |^Shape thin/, [/\bshape\b/]],
  [/cold hands/, [/\bShape\b/, /no lump is left/]],
  [/warm water by the spoon/, [/dough/, /\bMash\b/, /\bStir\b/]],
  [/bacon underneath/, [/\bWrap\b/]],
  [/^Stale bread/, [/\bSoak\b/]],
  [/^Stir the curds/, [/\bStir\b/]],
  [/into the spread/, [/\bStir\b/, /\bSpread\b/]],
  [/^Beat the butter/, [/butter/]],
  [/^Grate a third/, [/cucumber/]],
  [/^Mash (?:half|it|with)\b/, [/with a fork/, /\bMash\b/]],
  [/chickpeas, so that/, [/\b(?:Toss|Put) [^.]*chickpeas/, /chickpeas/]],
  [/^Warm the cumin/, [/cumin/]],
  [/every curl/, [/\bToss\b/]],
  [/^Build it/, [/Spread it on|Lay out/]],
  // Draining
  [/^Chill the tofu/, [/tofu/]],
  [/^Drain the chickpeas|^Let the vegetables drain/, [/\bdrain\b/i, CUT]],
  // Blending and swelling
  [/frozen banana/, [/banana/]],
  [/^Use frozen fruit/, [/\bCut\b/, /\bAdd\b/]],
  [/ice cubes/, [/\bBlend\b/]],
  [/^Warm the oil/, [/\bBlend in\b/, /oil\b/]],
  [/sets in two cold hours/, [/\bStir in\b/, /\bWhisk\b/]],
  [/^Chill it well/, [/refrigerate/]],
  // Boiling
  [/^Ten minutes from the boil|^Slice the eggs/, [/\bBoil [^.]*eggs?\b/]],
  [/^The shrimp are done/, [/\b(?:Boil|Add|Cook) [^.]*shrimp/, /shrimp/]],
  [/^Pour half of the dressing/, [/into a dressing/]],
  [/^Keep the heat low and whisk/, [/egg whites/]],
  [/^(?:Stir hard|Warm it gently|It thickens as it stands)/, [/\bCook gently\b/]],
  [/coats a spoon\.$|until it runs|^Loosen the sauce|^Whisk hot water/, [SAUCE, /to a syrup/]],
  [/before the meat goes in|ladle of beans|third of the beans|peas fall apart/, [SOFT]],
  [/^Give the peas/, [/\bStir in [^.]*peas/, /peas/]],
  [/^Keep it below the boil once/, [/coconut milk/]],
  [/^Thin it with hot water/, [/\bWhisk\b/, /\bOff the heat\b/]],
  [/slowly: the color/, [/chopped, and cook/, FRIED]],
  [/spoon of the beans|few of the beans|^Simmer the beans/, [STEWED, /until soft/]],
  [/^Give the eggplant/, [STEWED, /eggplant/]],
  [/fork slides in/, [STEWED]],
  [/^Keep it below a boil/, [/simmer gently/]],
  [/^Stir in the vinegar only/, [/\bSeason with [^.]*vinegar/, /vinegar/]],
  [/^Cook it until nearly dry/, [/simmer for [58] minutes/, /simmer/]],
  [/while the rice cooks/, [/Cover and cook/]],
  [/ladle of its water/, [/\bToss [^.]*cooking water/]],
  // Browning in a pan
  [/^Brown the onions/, [/sliced thin, and brown/]],
  [/^(?:Brown the meat|Sear in one|Leave each side|Leave them alone|Press the meat)/, [FRIED]],
  [/^(?:Leave the cubes|Let the squash)/, [/\bFry\b/, /\bbrown for\b/]],
  [
    /^Cook the vegetables in what/,
    [/beside them/, /\bAdd [^.]*until soft/, /patties out/, /fry the patties/],
  ],
  [/^Scrape the browned/, [/coconut milk|cream|tomatoes|marinara|broth/, /\binto a sauce/, /\bStir in\b/]],
  [/^Take the pan off/, [/chopped, and cook/]],
  [/^Toast the coconut/, [/coconut(?! (?:milk|oil))/]],
  [/^Toast the seeds/, [/seeds/]],
  [/^The fish is done/, [/flakes/]],
  [/^Leave the fish|^Fold the fish/, [/\bFold in\b/, /flakes?\b/]],
  [/cheese melts|^Let the cheese run|^Fry the cheese/, [CHEESE]],
  [/cabbage still|^Cook the cabbage/, [/cabbage[^.]*(?:stir-fry|minutes)/, /cabbage/]],
  [/^Turn the heat up under/, [/pepper[^.]*minutes/, /cut thin/]],
  [/^(?:Heat|Warm) the tortillas/, [/\bWarm [^.]*tortilla/]],
  [/^Keep the heat low, because|^Keep them small|bubbles on top/, [PANCAKE]],
  [/^Medium heat and a lid/, [/a side over medium heat/]],
  // In the oven
  [/^Use the top rack/, [/Heat the oven/]],
  [/under the chicken|wedges room|^Spread everything|^Turn the cabbage/, [ON_SHEET_PAN]],
  [/^Skin side up/, [/skin up/, /\broast\b/]],
  [/^Dry them well/, [/\b[Rr]ub\b[^.]* dry/, ON_SHEET_PAN]],
  [/^Bake uncovered/, [/\bBake\b/]],
  [/^Set the tomatoes/, [/\bHalve\b/, /baking dish/]],
  [/smell them|^Shake the tray|^Take (?:the chips|those)|bubbling stops/, [CRISPED]],
  // At the end
  [/^Cold cheese/, 'first'],
  [/^Take it from the cold/, 'table'],
  [/^Turn the hot strips|^Barley drinks|^Let it stand ten|^Keep them cold/, 'done'],
  [/^Stir the lime/, [/lime/]],
  [/at the table|when you eat|before you eat|moment|nuts on|over the nuts/, 'table'],
  [/once it is dressed|on cold|very cold|under a weight|free the ones|in the morning|hot juices/, 'table'],
]
