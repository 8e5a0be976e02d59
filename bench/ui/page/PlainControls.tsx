import { useState } from 'react'

const PANELS = ['First', 'Second'] as const

/** The simplest React page with the same controls. Its times are those of the browser and the machine. */
export function PlainControls() {
  const [text, setText] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [panel, setPanel] = useState<string>(PANELS[0])
  return (
    <>
      <label>
        Age <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <label>
        <input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />{' '}
        Peanuts
      </label>
      {PANELS.map((name) => (
        <button key={name} type="button" onClick={() => setPanel(name)}>
          {name}
        </button>
      ))}
      <p>{panel} panel</p>
    </>
  )
}
