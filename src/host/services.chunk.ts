/** What makes a week, with a model or without, and what calls a server. It is one chunk: most of the code is shared. */
export { readCatalog } from './catalog.js'
export { createServices } from './createServices.js'
