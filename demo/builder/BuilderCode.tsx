import { useState } from 'react'
import type { MealPlannerProps } from 'react-meal-planner'
import { codeFor, TARGETS, type Target } from './codeFor.js'
import { Segments } from './Segments.js'

/** The code for the chosen kind of site. */
export function BuilderCode({ props }: { props: MealPlannerProps }) {
  const [target, setTarget] = useState<Target>('react')
  const [said, setSaid] = useState('')
  const code = codeFor(target, props)
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser does not allow copying. Select the code instead.'),
    )
  return (
    <section className="code" aria-labelledby="code-title">
      <header>
        <h2 id="code-title">Your code</h2>
        <button type="button" onClick={() => void copy()}>
          Copy code
        </button>
      </header>
      <p role="status">{said}</p>
      <Segments legend="For" name="target" options={TARGETS} value={target} onChange={setTarget} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
      <section className="sheet" tabIndex={0} aria-label="Code">
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </section>
  )
}
