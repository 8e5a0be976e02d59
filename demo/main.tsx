import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ShopPage } from './ShopPage.js'

const container = document.getElementById('shop')
if (!container) throw new Error('The demo page has no #shop element to render into.')
const page = (
  <StrictMode>
    <ShopPage />
  </StrictMode>
)
// A build writes the page into the HTML; in development it is empty.
if (container.firstElementChild) hydrateRoot(container, page)
else createRoot(container).render(page)
