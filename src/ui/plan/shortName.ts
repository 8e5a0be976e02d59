/** A food's name up to its first comma or bracket: `Chicken breast` for `Chicken breast, raw`. */
export const shortName = (name: string) => name.split(/[,(]/)[0]?.trim() ?? name
