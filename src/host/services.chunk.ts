/** Makes weeks, with or without a model, and calls a server. This is one chunk, because most of the code is shared. */
export { createServices } from './createServices.js'
export { followCatalog } from './followCatalog.js'
