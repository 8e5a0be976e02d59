import { memo } from 'react'
import { styled } from '../styled.js'
import { DRAWINGS } from './drawings.data.js'

export type PictureName = keyof typeof DRAWINGS

const SHAPE = /^(\w+)(\*?)(?:\/([\d.]+))? (.*)$/

/** The colours are rules, not attributes: the rules of a page with cascade layers would override attributes. */
const shapeRules = (shapes: readonly string[]) =>
  shapes.map((shape, index) => {
    const [, fill, isEvenOdd, opacity = 1] = SHAPE.exec(shape) ?? []
    const rule = isEvenOdd ? 'evenodd' : 'nonzero'
    return `& > :nth-of-type(${index + 1}) { fill: #${fill}; fill-rule: ${rule}; opacity: ${opacity}; }`
  })

/**
 * Fills the box that reserves its place. One class for a picture costs less than a component for each of its shapes.
 */
const Svg = styled('svg', { shouldForwardProp: (prop) => prop !== 'shapes' })<{ shapes: readonly string[] }>`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  ${({ shapes }) => shapeRules(shapes)}
`

/** A picture by its name. Screen readers skip it, because the words beside it say the same. */
export const DrawnPicture = memo(function DrawnPicture({ of: name }: { of: PictureName }) {
  const shapes = DRAWINGS[name].split('|')
  return (
    <Svg shapes={shapes} viewBox="0 0 64 64" aria-hidden>
      {shapes.map((shape) => (
        <path key={shape} d={SHAPE.exec(shape)?.[4]} />
      ))}
    </Svg>
  )
})
