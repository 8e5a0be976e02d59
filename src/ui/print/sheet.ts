interface SheetSum {
  readonly name: string
  readonly value: string
}

interface SheetRow {
  readonly name: string
  readonly detail: string
  /** A line below the name; `null` where there is nothing to add. */
  readonly note: string | null
  readonly value: string
}

interface SheetSection {
  readonly heading: string
  readonly rows: readonly SheetRow[]
  readonly sum: SheetSum
}

/** What a printed sheet says: plain texts, nothing of them is markup. */
export interface Sheet {
  readonly title: string
  readonly sections: readonly SheetSection[]
  readonly sums: readonly SheetSum[]
  readonly footnotes: readonly string[]
}
