import { memo } from 'react'
import type { Meal } from '../../core/plan/weekPlan.js'
import { styled } from '../styled.js'
import { color, fromWideScene, type ThemeToken } from '../theme.js'
import { lazyPicture } from './lazyPicture.js'
import { MEAL_TINT } from './mealTint.js'
import { PicturePlace } from './PicturePlace.js'
import { PictureTile } from './PictureTile.js'
import type { PictureOf } from './pictureOf.js'
import { ShownPicture } from './ShownPicture.js'

const DrawnDish = lazyPicture((chunk) => chunk.DrawnDish)
const DrawnScene = lazyPicture((chunk) => chunk.DrawnScene)

const SIZE = 22
const TILE = { size: 44, picture: 30 }

/** As wide as its parent allows. It measures itself, so that a card need not say how much room there is. */
const Scene = styled('span')`
  display: block;
  container-type: inline-size;
`

const Counter = styled('span', { shouldForwardProp: (prop) => prop !== 'ground' })<{
  readonly ground: ThemeToken
}>`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 14px;
  block-size: 92px;
  padding-block-end: 14px;
  border-radius: inherit;
  overflow: hidden;
  background: linear-gradient(
    ${({ ground }) => color(ground)} 0 70%,
    color-mix(in oklab, ${({ ground }) => color(ground)}, #5a3c0a 12%) 70%
  );
  &:has(img) {
    padding: 0;
  }
  ${fromWideScene} {
    block-size: 116px;
    padding-block-end: 18px;
  }
`

interface DishPictureProps {
  readonly meal: Pick<Meal, 'name' | 'type' | 'items' | 'dishId'>
  /**
   * `scene` (default): on a counter as wide as its parent, with some of its foods if there is room. `tile`: on a
   * square. `plain`: small and without a ground.
   */
  readonly look?: 'scene' | 'tile' | 'plain'
}

/**
 * A decorative picture of a dish: the host's own if there is one, otherwise ours. Its place is reserved before it
 * loads.
 */
export const DishPicture = memo(function DishPicture({ meal, look = 'scene' }: DishPictureProps) {
  const { dishId, name, type } = meal
  const of: PictureOf = { kind: 'dish', name, ...(dishId !== undefined && { id: dishId }) }
  const ground = MEAL_TINT[type]
  if (look === 'scene') {
    return (
      <Scene>
        <Counter ground={ground}>
          <ShownPicture of={of}>
            <DrawnScene meal={meal} />
          </ShownPicture>
        </Counter>
      </Scene>
    )
  }
  const picture = (
    <PicturePlace size={look === 'tile' ? TILE.picture : SIZE}>
      <ShownPicture of={of}>
        <DrawnDish meal={meal} />
      </ShownPicture>
    </PicturePlace>
  )
  if (look === 'plain') return picture
  return (
    <PictureTile ground={ground} size={TILE.size}>
      {picture}
    </PictureTile>
  )
})
