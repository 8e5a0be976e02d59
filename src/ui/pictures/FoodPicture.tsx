import { lazyPicture } from './lazyPicture.js'
import { PicturePlace } from './PicturePlace.js'
import { PictureTile } from './PictureTile.js'
import type { PicturedFood } from './pictureOfFood.js'
import { ShownPicture } from './ShownPicture.js'

const DrawnFood = lazyPicture((chunk) => chunk.DrawnFood)

const SIZE = 22
const TILE = { size: 40, picture: 28 }

interface FoodPictureProps {
  readonly food: PicturedFood
  /** On a tile, as in the grocery list; otherwise small and without a ground, as in a meal. */
  readonly onTile?: boolean
}

/**
 * A decorative picture of a food beside its name: the shop's own if there is one, otherwise ours. Its place is
 * reserved before it loads.
 */
export function FoodPicture({ food, onTile = false }: FoodPictureProps) {
  const { id, name, image } = food
  const picture = (
    <PicturePlace size={onTile ? TILE.picture : SIZE}>
      <ShownPicture of={{ kind: 'food', id, name }} image={image}>
        <DrawnFood food={food} />
      </ShownPicture>
    </PicturePlace>
  )
  if (!onTile) return picture
  return (
    <PictureTile ground="oat" size={TILE.size}>
      {picture}
    </PictureTile>
  )
}
