/** The shortest time the overlay shows, in milliseconds (specification, section 4). */
export interface Pauses {
  /** First generation after the form. */
  readonly firstMs: number
  /** "Generate New Plan". */
  readonly againMs: number
}

export const DEFAULT_PAUSES: Pauses = { firstMs: 3000, againMs: 2500 }
