/** The subject of a picture: a food, or a dish of a plan. */
export interface PictureOf {
  readonly kind: 'food' | 'dish'
  /** The food's id, or the built-in dish's. Absent if an AI model proposed the dish. */
  readonly id?: string
  readonly name: string
}
