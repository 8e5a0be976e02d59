/** The macro splits that a visitor can ask for. Of several, the first in this order counts (specification, section 9). */
export const ASKED_MACRO_STYLES = ['keto', 'low_carb', 'high_protein'] as const
export type AskedMacroStyle = (typeof ASKED_MACRO_STYLES)[number]

/** The macro split of a plan: one that the visitor asks for, or that of the goal. */
export type MacroStyle = 'standard' | AskedMacroStyle
