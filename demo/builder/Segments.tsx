interface SegmentsProps<Value extends string> {
  readonly legend: string
  readonly name: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice among a few options that are all visible. */
export function Segments<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      <div>
        {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
