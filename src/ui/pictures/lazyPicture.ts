import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Chunk = typeof import('./pictures.chunk.js')

const Nothing = () => null

/**
 * One part of the pictures' chunk, which loads when the first picture shows. If it fails to load, the places of the
 * pictures stay empty until the page is reloaded: pictures are only decoration.
 */
export function lazyPicture<Props extends object>(
  pick: (chunk: Chunk) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: pick(await import('./pictures.chunk.js')) }
    } catch (error) {
      console.error('MealPlanner: the pictures could not be loaded.', error)
      return { default: Nothing }
    }
  })
}
