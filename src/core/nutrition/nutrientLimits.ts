/** Above this much sodium a day, eating less lowers the risk of chronic disease, mg (National Academies, 2019). */
export const SODIUM_LIMIT_MG = 2300
/** Saturated fat as a share of energy (WHO 2023; Dietary Guidelines for Americans 2020–2025). */
export const SATURATED_FAT_SHARE = 0.1
