import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ShopPage } from './ShopPage.js'

const container = document.getElementById('shop')
if (!container) throw new Error('The demo page has no #shop element to render into.')
createRoot(container).render(
  <StrictMode>
    <ShopPage />
  </StrictMode>,
)
