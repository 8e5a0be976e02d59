interface SheetSum {
  readonly name: string
  readonly value: string
}

interface SheetSection {
  readonly heading: string
  readonly rows: readonly { readonly name: string; readonly detail: string; readonly value: string }[]
  readonly sum: SheetSum
}

/** What a printed sheet says: plain texts, nothing of them is markup. */
export interface Sheet {
  readonly title: string
  readonly sections: readonly SheetSection[]
  readonly sum: SheetSum
  readonly footnote: string
}
