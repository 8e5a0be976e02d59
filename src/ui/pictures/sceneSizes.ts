/** The width of a scene from which foods show beside the dish. */
export const fromWideScene = '@container (min-width: 240px)'
