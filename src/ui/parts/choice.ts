/** One of the values a visitor can choose between. */
export interface Choice<T extends string | number> {
  readonly value: T
  readonly label: string
  readonly hint?: string
}

/** A choice of one among a few; every way of showing it takes these. */
export interface ChoiceProps<T extends string | number> {
  readonly legend: string
  readonly choices: readonly Choice<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}
