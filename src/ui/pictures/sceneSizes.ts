/** A scene's own width, from which foods stand beside the dish. */
export const fromWideScene = '@container (min-width: 240px)'
