import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ShopPage } from './ShopPage.js'

const container = document.getElementById('shop')
if (!container) throw new Error('The demo page has no #shop element to render into.')
const page = (
  <StrictMode>
    <ShopPage />
  </StrictMode>
)
// A build writes the page into the HTML; in development it is empty. A transition hydrates in slices, so that the page
// answers meanwhile.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, page))
else createRoot(container).render(page)
