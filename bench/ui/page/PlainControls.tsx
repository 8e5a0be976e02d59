import { useState } from 'react'

const PANELS = ['First', 'Second'] as const

/** The least that a page of React can do with the same controls: what the browser and the machine take by themselves. */
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
