/** What a large pan, wok or tray has room for: meat or tofu, and vegetables. */
export const PAN_MEAT_G = 500
export const PAN_VEGETABLES_G = 700
