import { useId } from 'react'
import { useWidgetSettings } from './WidgetSettings.js'

/** Like `useId`, and also unique among several React roots on one page. */
export const useOwnId = () => useWidgetSettings().idPrefix + useId()
