interface Recolored {
  /** The name of the Fluent Emoji. */
  readonly of: string
  /** Other fills in place of its own, as hexadecimal colours. */
  readonly fills: Readonly<Record<string, string>>
}

/** Pictures that Fluent Emoji has in another colour only, by the name that our tables give them. */
export const RECOLORED_PICTURES: Readonly<Record<string, Recolored>> = {
  'red-bell-pepper': { of: 'bell-pepper', fills: { '44911b': 'ca0b4a', '008463': 'f8312f' } },
}
