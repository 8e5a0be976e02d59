/** Loads what reads the answers, and the fields that few visitors need. */
export const loadAnswerParts = () => import('../planner.chunk.js')
