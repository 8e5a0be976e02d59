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
  /** On a tile, as in the grocery list; else small and without ground, as in a meal. */
  readonly onTile?: boolean
}

/** A food beside its name: the shop's own picture, else ours. Decorative, and its place is kept before it loads. */
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
