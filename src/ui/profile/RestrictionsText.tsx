import { type ComponentProps, useState } from 'react'
import { TextArea } from '../parts/TextArea.js'
import { styled } from '../styled.js'
import { TOUCH_TARGET } from '../theme.js'
import { useEarlyAnswer } from './useEarlyAnswer.js'

/** One line high until the text needs more. */
const Area = styled(TextArea)`
  min-block-size: ${TOUCH_TARGET};
`

/**
 * The text in the server's markup, before React has hydrated it. Nothing if two fields have the id: React gives the same
 * one to widgets that the server rendered apart.
 */
function typedInto(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const [area, other] = [...document.querySelectorAll('textarea')].filter((one) => one.id === id)
  return other ? undefined : area?.value
}

interface RestrictionsTextProps extends ComponentProps<'textarea'> {
  readonly id: string
  readonly value: string
  readonly onWrite: (text: string) => void
}

/** The restrictions text. Hydration restores the server's text, so the visitor's early text is read before that. */
export function RestrictionsText({ value, onWrite, ...control }: RestrictionsTextProps) {
  const [earlyText] = useState(() => typedInto(control.id))
  const early = useEarlyAnswer<HTMLTextAreaElement>(() => {
    if (earlyText !== undefined && earlyText !== value) onWrite(earlyText)
  })
  return (
    <Area {...control} ref={early} rows={1} value={value} onChange={(event) => onWrite(event.target.value)} />
  )
}
