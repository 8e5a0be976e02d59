import { Fragment } from 'react'
import { MealPlanner } from 'react-meal-planner'
import { sampleProfile } from '../../support/sampleProfile.js'
import type { PlacedWidget } from './placedWidget.js'

/** A widget with the props and the surroundings that a test asks for. */
export function HostWidget({ isolation, nonce, accent, font, scheme, pause, within }: PlacedWidget) {
  const Around = within ?? Fragment
  return (
    <Around>
      <MealPlanner
        pauses={Number(pause ?? 0)}
        initialProfile={sampleProfile()}
        initialSeed={1}
        isolation={isolation}
        theme={{
          colorScheme: scheme ?? 'light',
          tokens: { ...(accent ? { accent } : {}), ...(font ? { font } : {}) },
        }}
        onSubscribe={async () => ({ subscriptionId: 'sub-1' })}
        {...(nonce ? { nonce } : {})}
      />
    </Around>
  )
}
