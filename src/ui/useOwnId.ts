import { useId } from 'react'
import { useWidgetSettings } from './WidgetSettings.js'

/** As `useId`, and unlike any in another widget on the page. */
export const useOwnId = () => useWidgetSettings().idPrefix + useId()
