/** The widget's width from which three fields or cards stand side by side in the form without breaking words. */
export const fromRoomy = '@container mp (min-width: 600px)'
