/** A food's name without what follows a comma or a bracket: `Chicken breast` of `Chicken breast, raw`. */
export const shortName = (name: string) => name.split(/[,(]/)[0]?.trim() ?? name
