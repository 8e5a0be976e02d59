// biome-ignore lint/style/noRestrictedImports: a type weighs nothing, and declaration files name it from here
export type { StyledComponent } from '@emotion/styled'
/** Emotion's `styled('div')`; the form `styled.div` would come with a table of all tag names. */
export { default as styled } from '@emotion/styled/base'
