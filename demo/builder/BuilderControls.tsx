import type { PlanTab } from 'react-meal-planner'
import { BrandField } from './BrandField.js'
import { type BuilderSettings, LOCALES, TAB_KEYS, TABS } from './builderSettings.js'
import { PricesField } from './PricesField.js'
import { Segments } from './Segments.js'

interface BuilderControlsProps {
  readonly settings: BuilderSettings
  readonly onChange: (change: Partial<BuilderSettings>) => void
}

/** The tabs in their usual order, with this one added or removed. At least one stays. */
function toggled(tabs: readonly PlanTab[], tab: PlanTab): readonly PlanTab[] {
  const next = TAB_KEYS.filter((name) => tabs.includes(name) !== (name === tab))
  return next.length > 0 ? next : tabs
}

/** Everything that can be chosen. */
export function BuilderControls({ settings, onChange }: BuilderControlsProps) {
  const { brand, font, scheme, corners, density, tabs, isolation, locale, units, apiBase } = settings
  return (
    <form className="controls" onSubmit={(event) => event.preventDefault()}>
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
      <fieldset className="ticks">
        <legend>Tabs</legend>
        {(Object.entries(TABS) as [PlanTab, string][]).map(([tab, text]) => (
          <label key={tab}>
            <input
              type="checkbox"
              checked={tabs.includes(tab)}
              onChange={() => onChange({ tabs: toggled(tabs, tab) })}
            />
            {text}
          </label>
        ))}
      </fieldset>
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
      <div className="field">
        <label htmlFor="locale">Numbers and dates</label>
        <select
          id="locale"
          value={locale}
          onChange={({ target }) => onChange({ locale: target.value as BuilderSettings['locale'] })}
        >
          {Object.entries(LOCALES).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="api">
          API address <span>(optional)</span>
        </label>
        <input
          id="api"
          inputMode="url"
          placeholder="/api"
          value={apiBase}
          aria-describedby="api-hint"
          onChange={({ target }) => onChange({ apiBase: target.value.trim() })}
        />
        <p id="api-hint">Where the reference server answers. The preview makes no calls.</p>
      </div>
      <PricesField onChange={(prices) => onChange({ prices })} />
    </form>
  )
}
