/** What a large pan, wok or tray has room for: meat or tofu, and vegetables. */
export const PAN_MEAT_G = 500
export const PAN_VEGETABLES_G = 700
/** Six drumsticks side by side. */
export const PAN_BIRD_G = 800
/** A dozen eggs, which set while they are stirred. */
export const STIRRED_EGGS_G = 600
/** Two folded tortillas of flour, or four small ones of corn. */
export const PAN_FOLDED_G = 100
/** Sheet pans in an oven at once. */
export const OVEN_PANS = 2
