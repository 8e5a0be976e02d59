import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from '../styled.js'
import { text } from '../theme.js'
import { useWidgetSettings } from '../WidgetSettings.js'

const SIZES = {
  screen: text.heading,
  section: text.title,
  card: text.large,
  body: text.body,
} as const

type Size = keyof typeof SIZES

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** No focus ring: the heading gets the focus only for the sake of screen readers. */
const Words = styled('h2')<{ variant: Size }>`
  margin: 0;
  outline: none;
  font-size: ${({ variant }) => SIZES[variant]};
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-wrap: balance;
`

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** What it is the heading of. */
  readonly size: Size
  /** Its depth below the heading of its screen. */
  readonly depth?: 0 | 1 | 2 | 3
}

/** A heading. HTML ends at `h6`, and so do we: some screen readers read a seventh level as the second. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(({ size, depth = 0, ...rest }, ref) => {
  const { headingLevel } = useWidgetSettings()
  return <Words as={TAGS[headingLevel + depth - 1] ?? 'h6'} variant={size} ref={ref} {...rest} />
})
