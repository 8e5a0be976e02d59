import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { MealPlanner, type Pauses } from 'react-meal-planner'
import { countChanges } from './countChanges.js'
import { HostPage } from './HostPage.js'
import { PlainControls } from './PlainControls.js'
import { timeToWeek } from './timeToWeek.js'
import { readWatched, resetWatched } from './watch.js'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element to render into.')
const root = createRoot(container)

function mountPlain() {
  root.render(
    <HostPage>
      <PlainControls />
    </HostPage>,
  )
}

function mountWidget(pauses?: Pauses) {
  root.render(
    <HostPage>
      <MealPlanner initialSeed={1} {...(pauses && { pauses })} />
    </HostPage>,
  )
}

/** Mounts a widget and unmounts it. */
function mountOnce() {
  const place = document.body.appendChild(document.createElement('div'))
  const other: Root = createRoot(place)
  flushSync(() => other.render(<MealPlanner />))
  flushSync(() => other.unmount())
  place.remove()
}

/** The functions that the bench calls from outside. */
const bench = { mountPlain, mountWidget, mountOnce, readWatched, resetWatched, countChanges, timeToWeek }
export type PageBench = typeof bench

declare global {
  interface Window {
    bench: PageBench
  }
}
window.bench = bench
