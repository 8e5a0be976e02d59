import { remembered } from '../useOnDemand.js'

export const loadListEditing = remembered(() => import('./listEditing.chunk.js'))
