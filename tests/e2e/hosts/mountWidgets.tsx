import { createRoot, hydrateRoot } from 'react-dom/client'
import { HostWidget } from './HostWidget.js'
import { placedWidgetSchema } from './placedWidget.js'

/** A click on `#mount` mounts a widget in each `[data-widget]` element, with the props of its data attributes. */
document.getElementById('mount')?.addEventListener('click', () => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const placed = placedWidgetSchema.parse({ ...place.dataset })
    const widget = <HostWidget {...placed} />
    if (placed.rendered === 'server') hydrateRoot(place, widget)
    else createRoot(place).render(widget)
  }
})
