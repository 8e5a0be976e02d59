import { createContext, useContext } from 'react'
import { englishFormat, type Format } from '../core/format.js'

export { createFormat, type Format, metricFormat } from '../core/format.js'

const FormatContext = createContext<Format>(englishFormat)

export const FormatProvider = FormatContext.Provider

export const useFormat = (): Format => useContext(FormatContext)
