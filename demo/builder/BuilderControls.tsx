import { ApiField } from './ApiField.js'
import { BrandField } from './BrandField.js'
import type { BuilderSettings } from './builderSettings.js'
import { LocaleField } from './LocaleField.js'
import { PricesField } from './PricesField.js'
import { Segments } from './Segments.js'
import { TabsField } from './TabsField.js'

interface BuilderControlsProps {
  readonly settings: BuilderSettings
  readonly onChange: (change: Partial<BuilderSettings>) => void
}

/** The choices of its look. */
function LookFields({ settings, onChange }: BuilderControlsProps) {
  const { brand, font, scheme, corners, density } = settings
  return (
    <>
      <BrandField value={brand} onChange={(value) => onChange({ brand: value })} />
      <Segments
        legend="Font"
        name="font"
        options={{ own: 'Ours', page: 'Your page’s' }}
        value={font}
        onChange={(value) => onChange({ font: value })}
      />
      <Segments
        legend="Scheme"
        name="scheme"
        options={{ auto: 'Auto', light: 'Light', dark: 'Dark' }}
        value={scheme}
        onChange={(value) => onChange({ scheme: value })}
      />
      <Segments
        legend="Corners"
        name="corners"
        options={{ square: 'Square', soft: 'Soft', round: 'Round' }}
        value={corners}
        onChange={(value) => onChange({ corners: value })}
      />
      <Segments
        legend="Density"
        name="density"
        options={{ close: 'Close', usual: 'Usual', airy: 'Airy' }}
        value={density}
        onChange={(value) => onChange({ density: value })}
      />
    </>
  )
}

/** Everything that can be chosen. */
export function BuilderControls({ settings, onChange }: BuilderControlsProps) {
  const { tabs, isolation, locale, units, apiBase } = settings
  return (
    <form className="controls" onSubmit={(event) => event.preventDefault()}>
      <LookFields settings={settings} onChange={onChange} />
      <TabsField tabs={tabs} onChange={(value) => onChange({ tabs: value })} />
      <Segments
        legend="Isolation (React; the other kinds always have a shadow root)"
        name="isolation"
        options={{ scoped: 'In the page', shadow: 'Shadow root' }}
        value={isolation}
        onChange={(value) => onChange({ isolation: value })}
      />
      <Segments
        legend="Units"
        name="units"
        options={{ us: 'US', metric: 'Metric' }}
        value={units}
        onChange={(value) => onChange({ units: value })}
      />
      <LocaleField locale={locale} onChange={(value) => onChange({ locale: value })} />
      <ApiField apiBase={apiBase} onChange={(value) => onChange({ apiBase: value })} />
      <PricesField onChange={(prices) => onChange({ prices })} />
    </form>
  )
}
