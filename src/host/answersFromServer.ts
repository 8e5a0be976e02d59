type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<Field>('input, select, textarea')]

/**
 * Calls the prototype's setter. React replaces the element's own one to track the value, so it would miss a change made
 * through that.
 */
function setValue(field: Field, value: string) {
  const prototype: unknown = Object.getPrototypeOf(field)
  if (prototype instanceof Object) Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Reads the visitor's answers in the form that a server rendered, and where the focus is. The result gives the same
 * answers to the live form, which has the same fields, as if the visitor typed them.
 */
export function answersFromServer(served: ShadowRoot | null): (live: ParentNode) => void {
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
