import { useState } from 'react'
import { GALLERY_STATES } from './galleryStates.js'
import type { GalleryView } from './galleryView.js'

const WIDTHS = [320, 390, 768, 1280] as const

type Look = Omit<GalleryView, 'state'> & { readonly width: string }

const CHOICES = {
  width: WIDTHS.map(String),
  scheme: ['auto', 'light', 'dark'],
  dir: ['ltr', 'rtl'],
  isolation: ['scoped', 'shadow'],
} as const satisfies { readonly [Name in keyof Look]: readonly string[] }

const LABELS: Readonly<Record<keyof Look, string>> = {
  width: 'Width',
  scheme: 'Scheme',
  dir: 'Direction',
  isolation: 'Isolation',
}

const addressOf = (state: string, { width: _, ...view }: Look) =>
  `?${new URLSearchParams({ state, ...view })}`

/** All states beside each other, each in a page of its own as wide as chosen. */
export function GalleryPage() {
  const [look, setLook] = useState<Look>({ width: '390', scheme: 'auto', dir: 'ltr', isolation: 'scoped' })
  return (
    <main className="gallery">
      <h1>Every state of every screen</h1>
      <form className="gallery-look">
        {(Object.keys(CHOICES) as (keyof Look)[]).map((name) => (
          <label key={name}>
            {LABELS[name]}
            <select value={look[name]} onChange={({ target }) => setLook({ ...look, [name]: target.value })}>
              {CHOICES[name].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ))}
      </form>
      <ul className="gallery-states" data-width={look.width}>
        {GALLERY_STATES.map(({ id, title }) => (
          <li key={id}>
            <h2>
              <a href={addressOf(id, look)}>{title}</a>
            </h2>
            <iframe title={title} src={addressOf(id, look)} width={look.width} height="840" loading="lazy" />
          </li>
        ))}
      </ul>
    </main>
  )
}
