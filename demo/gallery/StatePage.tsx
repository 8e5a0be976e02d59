import { useEffect, useRef } from 'react'
import { MealPlanner, type MealPlannerHandle } from 'react-meal-planner'
import type { GalleryState } from './galleryStates.js'
import type { GalleryView } from './galleryView.js'
import { handsIn } from './hands.js'

/** One state, alone on its page. The page's `data-state` says when it is reached. */
export function StatePage({ state, view }: { state: GalleryState; view: GalleryView }) {
  const place = useRef<HTMLElement>(null)
  const planner = useRef<MealPlannerHandle>(null)
  useEffect(() => {
    if (!place.current || !planner.current) return
    document.title = state.title
    const hands = { ...handsIn(place.current), planner: planner.current }
    state.reach(hands).then(
      () => {
        document.body.dataset.state = 'reached'
      },
      (error: unknown) => {
        console.error(error)
        document.body.dataset.state = 'failed'
      },
    )
  }, [state])
  return (
    <main ref={place}>
      <h1 className="unseen">{state.title}</h1>
      <MealPlanner
        ref={planner}
        {...state.props}
        theme={{ colorScheme: view.scheme }}
        isolation={view.isolation}
      />
    </main>
  )
}
