type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<Field>('input, select, textarea')]

/** React ignores a value that is set on the element itself, because it replaces that setter to track the value. */
function setValue(field: Field, value: string) {
  const prototype: unknown = Object.getPrototypeOf(field)
  if (prototype instanceof Object) Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Reads what the visitor has answered in the form that a server rendered, and where the focus is. The result gives the
 * same answers in the live form, which has the same fields, as if the visitor typed them.
 */
export function keepAnswers(served: ShadowRoot | null): (live: ParentNode) => void {
  const answers = (served ? fieldsIn(served) : []).map((field) => ({
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
    hasFocus: field === served?.activeElement,
  }))
  return (live) => {
    fieldsIn(live).forEach((field, index) => {
      const answer = answers[index]
      if (!answer) return
      if (field instanceof HTMLInputElement && field.checked !== answer.isChecked) field.click()
      if (field.value !== answer.value) setValue(field, answer.value)
      if (answer.hasFocus) field.focus({ preventScroll: true })
    })
  }
}
