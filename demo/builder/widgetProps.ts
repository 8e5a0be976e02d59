import type { MealPlannerProps, Theme } from 'react-meal-planner'
import { brandColors } from './brandColors.js'
import { type BuilderSettings, CORNERS, DEFAULT_SETTINGS, DENSITIES } from './builderSettings.js'

function themeOf({ brand, font, scheme, corners, density }: BuilderSettings): Theme {
  const { accent, darkAccent } = brandColors(brand)
  const isOwnBrand = brand.toLowerCase() !== DEFAULT_SETTINGS.brand
  const tokens = {
    ...(isOwnBrand && { accent }),
    ...(font === 'page' && { font: 'inherit' }),
    ...(corners !== DEFAULT_SETTINGS.corners && { corners: CORNERS[corners] }),
    ...(density !== DEFAULT_SETTINGS.density && { density: DENSITIES[density] }),
  }
  return {
    ...(scheme !== DEFAULT_SETTINGS.scheme && { colorScheme: scheme }),
    ...(Object.keys(tokens).length > 0 && { tokens }),
    ...(isOwnBrand && { darkTokens: { accent: darkAccent } }),
  }
}

/** The props for the settings, without those that equal the defaults. */
export function widgetProps(settings: BuilderSettings): MealPlannerProps {
  const { tabs, isolation, locale, units, apiBase, prices } = settings
  const theme = themeOf(settings)
  return {
    ...(apiBase !== '' && { apiBase }),
    ...(locale !== DEFAULT_SETTINGS.locale && { locale }),
    ...(units !== DEFAULT_SETTINGS.units && { units }),
    ...(isolation !== DEFAULT_SETTINGS.isolation && { isolation }),
    ...(tabs.length < DEFAULT_SETTINGS.tabs.length && { tabs }),
    ...(Object.keys(theme).length > 0 && { theme }),
    ...(prices.length > 0 && { catalog: { prices } }),
  }
}
