interface ApiFieldProps {
  readonly apiBase: string
  readonly onChange: (apiBase: string) => void
}

export function ApiField({ apiBase, onChange }: ApiFieldProps) {
  return (
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
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <p id="api-hint">Where the reference server answers. The preview makes no calls.</p>
    </div>
  )
}
