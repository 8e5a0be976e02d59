import { useMemo, useState } from 'react'
import { ShopHeader } from '../ShopHeader.js'
import { BuilderCode } from './BuilderCode.js'
import { BuilderControls } from './BuilderControls.js'
import { BuilderPreview } from './BuilderPreview.js'
import { DEFAULT_SETTINGS } from './builderSettings.js'
import { widgetProps } from './widgetProps.js'

/** The page that a site's developer tries first: choose, see it live, copy the code. */
export function BuilderPage() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS)
  const props = useMemo(() => widgetProps(settings), [settings])
  return (
    <>
      <ShopHeader />
      <main className="builder">
        <h1>Make it yours</h1>
        <p>Set it up beside a live plan, then copy the code into your site.</p>
        <BuilderControls settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
        <div className="result">
          <BuilderPreview props={props} />
          <BuilderCode props={props} />
        </div>
      </main>
    </>
  )
}
