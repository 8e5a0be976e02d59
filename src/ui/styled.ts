// biome-ignore lint/style/noRestrictedImports: adds no code, and lets declaration files name these types
import type {} from '@emotion/styled'

/** Emotion's `styled('div')`. The form `styled.div` would bundle a table of all tag names. */
export { default as styled } from '@emotion/styled/base'
