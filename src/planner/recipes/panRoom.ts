/** What a large pan, wok or tray has room for: meat or tofu, and vegetables. */
export const PAN_MEAT_G = 500
export const PAN_VEGETABLES_G = 700
/** The eggs of an omelette, which may be half more. */
export const PAN_EGGS_G = 300
/** Six drumsticks side by side. */
export const PAN_BIRD_G = 800
/** From so many omelettes on, they are baked as one. */
export const BAKED_OMELETTES = 4
