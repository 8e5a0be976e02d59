import { type BuilderSettings, LOCALES } from './builderSettings.js'

interface LocaleFieldProps {
  readonly locale: BuilderSettings['locale']
  readonly onChange: (locale: BuilderSettings['locale']) => void
}

export function LocaleField({ locale, onChange }: LocaleFieldProps) {
  return (
    <div className="field">
      <label htmlFor="locale">Numbers and dates</label>
      <select
        id="locale"
        value={locale}
        onChange={({ target }) => onChange(target.value as BuilderSettings['locale'])}
      >
        {Object.entries(LOCALES).map(([tag, name]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
