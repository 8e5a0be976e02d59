import { useState } from 'react'
import { brandColors } from './brandColors.js'

const HEX = /^#[0-9a-f]{6}$/i
const ratio = (value: number) => `${value.toFixed(1)} : 1`

interface BrandFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One brand colour, with the shades and contrasts that follow from it. */
export function BrandField({ value, onChange }: BrandFieldProps) {
  const [typed, setTyped] = useState(value)
  const isColor = HEX.test(typed)
  const { accent, contrast, darkAccent, darkContrast } = brandColors(value)
  const change = (text: string) => {
    setTyped(text)
    if (HEX.test(text)) onChange(text.toLowerCase())
  }
  return (
    <div className="field">
      <label htmlFor="brand">Brand color</label>
      <div className="brand">
        <input
          type="color"
          aria-label="Pick the brand color"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
        <input
          id="brand"
          value={typed}
          aria-describedby="brand-contrast"
          aria-invalid={!isColor}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      <p id="brand-contrast" aria-live="polite">
        {isColor ? (
          <>
            {accent === value ? '' : `Too pale for text, so ${accent.toUpperCase()} is used: `}
            <b>{ratio(contrast)}</b> with white text. Dark mode uses {darkAccent.toUpperCase()},{' '}
            {ratio(darkContrast)}.
          </>
        ) : (
          'Write the color as # and six digits, such as #1D7A4C.'
        )}
      </p>
    </div>
  )
}
