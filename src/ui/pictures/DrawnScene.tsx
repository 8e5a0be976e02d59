import { styled } from '../styled.js'
import { fromWideScene } from '../theme.js'
import { DrawnDish } from './DrawnDish.js'
import { DrawnPicture } from './DrawnPicture.js'
import { dishSides } from './dishSides.js'
import type { PicturedMeal } from './pictureOfDish.js'

const Standing = styled('span')`
  flex: none;
  display: block;
  filter: drop-shadow(0 2px 1px rgb(50 35 10 / 12%));
`

const Dish = styled(Standing)`
  inline-size: 62px;
  block-size: 62px;
  ${fromWideScene} {
    inline-size: 80px;
    block-size: 80px;
  }
`

/** Shows only if there is room. */
const Side = styled(Standing)`
  display: none;
  inline-size: 40px;
  block-size: 40px;
  ${fromWideScene} {
    display: block;
  }
`

/** A dish on its counter, with up to three of its foods if there is room. */
export function DrawnScene({ meal }: { meal: PicturedMeal }) {
  const [first, ...others] = dishSides(meal)
  return (
    <>
      {first && (
        <Side>
          <DrawnPicture of={first} />
        </Side>
      )}
      <Dish>
        <DrawnDish meal={meal} />
      </Dish>
      {others.map((side) => (
        <Side key={side}>
          <DrawnPicture of={side} />
        </Side>
      ))}
    </>
  )
}
