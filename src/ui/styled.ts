// biome-ignore lint/style/noRestrictedImports: weighs nothing, and lets declaration files name the types from there
import type {} from '@emotion/styled'

/** Emotion's `styled('div')`; the form `styled.div` would come with a table of all tag names. */
export { default as styled } from '@emotion/styled/base'
