export type RoomName = 'usual' | 'wide' | 'ample' | 'lavish' | 'generous'

/** How far meals may leave a cook's amounts. */
export interface Room {
  readonly name: RoomName
  /** How far a whole dish stretches, see `Serving.scale`. */
  readonly scale: { readonly least: number; readonly most: number }
  /** How much further than its row says an ingredient may move, as a factor. */
  readonly freedom: number
  /** The most oil, butter and mayonnaise of a meal, grams. */
  readonly addedFatG: number
  /** How many sides a meal may have beyond what is usual for its size, and how many of one kind. */
  readonly moreSides: number
  readonly sidesOfAKind: number
  /** Whether a meal may have sides that people seldom add to it, such as fish beside meat. */
  readonly hasRareSides: boolean
  /** Whether a meal stays between its usual shares of the day. */
  readonly keepsShares: boolean
  /** Whether too little energy counts more than the macros, and than names that say every side. */
  readonly isEnergyFirst: boolean
}

/** What people who need a lot eat. */
const GENEROUS = {
  name: 'generous',
  scale: { least: 0.45, most: 3 },
  freedom: 1,
  addedFatG: 54,
  moreSides: 3,
  sidesOfAKind: 3,
  hasRareSides: false,
  keepsShares: false,
  isEnergyFirst: true,
} as const satisfies Room

/** About two tablespoons. */
const TWO_TABLESPOONS_G = 27

/** Larger and fuller plates than usual, in usual shares of the day. */
const AMPLE = {
  ...GENEROUS,
  name: 'ample',
  addedFatG: TWO_TABLESPOONS_G,
  keepsShares: true,
} as const satisfies Room

/** From what people usually eat up to what a week needs that would otherwise miss its numbers or be refused. */
export const ROOMS = {
  usual: {
    name: 'usual',
    scale: { least: 0.6, most: 1.8 },
    freedom: 1,
    addedFatG: TWO_TABLESPOONS_G,
    moreSides: 0,
    sidesOfAKind: 1,
    hasRareSides: false,
    keepsShares: true,
    isEnergyFirst: false,
  },
  wide: {
    name: 'wide',
    scale: { least: 0.5, most: 2.2 },
    freedom: 1.35,
    addedFatG: 41,
    moreSides: 1,
    sidesOfAKind: 2,
    hasRareSides: false,
    keepsShares: true,
    isEnergyFirst: false,
  },
  ample: AMPLE,
  lavish: { ...AMPLE, name: 'lavish', hasRareSides: true },
  generous: GENEROUS,
} as const satisfies Record<RoomName, Room>
