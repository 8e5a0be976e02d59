import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { MealPlanner } from 'react-meal-planner'
import { sampleProfile } from '../../support/sampleProfile.js'

/** A click on `#mount` mounts a widget in each `[data-widget]` element, with the props of its data attributes. */
document.getElementById('mount')?.addEventListener('click', () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { isolation, nonce, accent, font, scheme, pause, within } = place.dataset
    const Around = within === 'form' ? within : Fragment
    createRoot(place).render(
      <Around>
        <MealPlanner
          pauses={Number(pause ?? 0)}
          initialProfile={sampleProfile()}
          isolation={isolation === 'shadow' ? 'shadow' : 'scoped'}
          theme={{
            colorScheme: scheme === 'dark' ? 'dark' : 'light',
            tokens: { ...(accent ? { accent } : {}), ...(font ? { font } : {}) },
          }}
          onSubscribe={async () => ({ subscriptionId: 'sub-1' })}
          {...(nonce ? { nonce } : {})}
        />
      </Around>,
    )
  }
})
