import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BuilderPage } from './BuilderPage.js'

const container = document.getElementById('builder')
if (!container) throw new Error('The builder has no #builder element to render into.')
createRoot(container).render(
  <StrictMode>
    <BuilderPage />
  </StrictMode>,
)
