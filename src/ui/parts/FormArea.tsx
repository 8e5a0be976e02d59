import { type ComponentProps, forwardRef, type KeyboardEvent } from 'react'

/** When Enter ends the composition of a character (IME), Safari reports it only with this code. */
const COMPOSING_KEY_CODE = 229

/** In a box, Enter would send what the visitor only wants to tick. */
const INPUTS = 'input:not([type=checkbox])'

interface FormAreaProps extends ComponentProps<'div'> {
  readonly onSubmit: () => void
}

/**
 * A form without a `form` element. The parser drops a form inside a host's form, a sandbox may forbid sending forms,
 * and a press before hydration would send one to the host's server. Enter in an input submits, as in a real form.
 * Buttons call `onSubmit` themselves. Controls inside have `form=""`, so that they are not part of a host's form
 * around the widget.
 */
export const FormArea = forwardRef<HTMLDivElement, FormAreaProps>(({ onSubmit, ...rest }, ref) => {
  const submitOnEnter = (event: KeyboardEvent) => {
    const { key, keyCode, repeat, nativeEvent, target } = event
    const isComposing = nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE
    if (key !== 'Enter' || repeat || isComposing || !(target as Element).matches(INPUTS)) return
    event.preventDefault()
    onSubmit()
  }
  // biome-ignore lint/a11y/useSemanticElements: see above
  return <div role="form" ref={ref} onKeyDown={submitOnEnter} {...rest} />
})
