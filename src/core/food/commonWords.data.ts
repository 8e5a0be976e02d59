/**
 * Common English words that are close to a word of the vocabulary. They are never treated as typing errors. The list
 * comes from Debian's word list `american-english-small`; the test of typing errors names the traps.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
    advertise alcoholic apparatus bandana barely batter battle beacon better bitter bugger burner buster butler
    butted buttercup button camper cashed castle chickened chilly cinder clover commander conscious custard cutter
    desert dolled doodle effecting executing expectant expediting expelling expending exporting fellow fickle
    finger finish fleshy founder funnel gestation gooier gutter hearing heartless insensitive insensitivity linger lolled mussed
    mutter nitrated noodled ouster parrot partridge pastel pepped peppering phoney podium poignancy polled poodle
    powdery preach presto pulsed purring pursing putter raising rattle rental respecting roller saloon scream
    sensibility shallow singer skimpy spiraling splurging spruce stallion streak supplemented surging tattle
    temper thicken tickle tolerance tolled trickster trolled urging vegetation venerable veritable
  `
    .trim()
    .split(/\s+/),
)
