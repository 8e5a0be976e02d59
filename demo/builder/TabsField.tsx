import type { PlanTab } from 'react-meal-planner'
import { TAB_KEYS, TABS } from './builderSettings.js'

interface TabsFieldProps {
  readonly tabs: readonly PlanTab[]
  readonly onChange: (tabs: readonly PlanTab[]) => void
}

/** The tabs in their usual order, with this one added or removed. At least one stays. */
function toggled(tabs: readonly PlanTab[], tab: PlanTab): readonly PlanTab[] {
  const next = TAB_KEYS.filter((name) => tabs.includes(name) !== (name === tab))
  return next.length > 0 ? next : tabs
}

export function TabsField({ tabs, onChange }: TabsFieldProps) {
  return (
    <fieldset className="ticks">
      <legend>Tabs</legend>
      {(Object.entries(TABS) as [PlanTab, string][]).map(([tab, text]) => (
        <label key={tab}>
          <input type="checkbox" checked={tabs.includes(tab)} onChange={() => onChange(toggled(tabs, tab))} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
