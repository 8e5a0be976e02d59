import { memo } from 'react'
import { styled } from '../styled.js'
import { DRAWINGS } from './drawings.data.js'

export type PictureName = keyof typeof DRAWINGS

/**
 * Fills the box that holds its place. The widget's reset makes shapes inherit their colour; here they take that of their
 * attributes again. A class for each colour would cost a rule and a component for each of some hundred shapes.
 */
const Svg = styled('svg')`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  & path {
    fill: revert-layer;
    fill-rule: revert-layer;
    opacity: revert-layer;
  }
`

const SHAPE = /^(\w+)(\*?)(?:\/([\d.]+))? (.*)$/

function shapeOf(text: string) {
  const [, fill, isEvenOdd, opacity, d] = SHAPE.exec(text) ?? []
  return (
    <path key={text} fill={`#${fill}`} fillRule={isEvenOdd ? 'evenodd' : undefined} opacity={opacity} d={d} />
  )
}

/** A picture by its name. Screen readers skip it: the words beside it say the same. */
export const DrawnPicture = memo(function DrawnPicture({ of: name }: { of: PictureName }) {
  return (
    <Svg viewBox="0 0 32 32" aria-hidden>
      {DRAWINGS[name].split('|').map(shapeOf)}
    </Svg>
  )
})
