/**
 * The macro splits that a visitor can ask for. If there are several, the first in this order counts (specification,
 * section 9).
 */
export const ASKED_MACRO_STYLES = ['keto', 'low_carb', 'high_protein'] as const
export type AskedMacroStyle = (typeof ASKED_MACRO_STYLES)[number]

/** The macro split of a plan: the one that the visitor asks for, or the goal's. */
export type MacroStyle = 'standard' | AskedMacroStyle
