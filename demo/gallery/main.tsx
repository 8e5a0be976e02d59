import { createRoot } from 'react-dom/client'
import { GalleryPage } from './GalleryPage.js'
import { GALLERY_STATES } from './galleryStates.js'
import { readView } from './galleryView.js'
import { StatePage } from './StatePage.js'

const container = document.getElementById('gallery')
if (!container) throw new Error('The gallery has no #gallery element to render into.')
const view = readView(new URLSearchParams(location.search))
const state = GALLERY_STATES.find(({ id }) => id === view.state)
document.documentElement.dir = view.dir
createRoot(container).render(state ? <StatePage state={state} view={view} /> : <GalleryPage />)
