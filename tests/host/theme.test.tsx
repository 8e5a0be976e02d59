import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MealPlanner, type MealPlannerProps } from 'react-meal-planner'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

/** Renders the widget in a theme. Gives the values of its tokens and what the console says. */
function renderThemed(theme: MealPlannerProps['theme']) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(<MealPlanner {...(theme ? { theme } : {})} />)
  const root = container.querySelector('[data-scheme]')
  if (!root) throw new Error('The widget has no root.')
  const [name = ''] = root.className.split(' ')
  const rules = new Set(
    [...document.querySelectorAll('style')]
      .flatMap(({ textContent }) => textContent.split('}'))
      .filter((rule) => rule.includes(`.${name}`)),
  )
  /** The values of a token in the light scheme and then in the dark ones. */
  const values = (token: string) =>
    [...rules].flatMap((rule) => new RegExp(`--mp-${token}:([^;]*);`).exec(rule)?.[1]?.trim() ?? [])
  return { root, values, problems: () => complaints.mock.calls.map(([text]) => String(text)) }
}

describe('a theme', () => {
  it('sets the tokens it names and leaves the others', () => {
    const plain = renderThemed(undefined).values('ink')
    const { values, problems } = renderThemed({ tokens: { accent: '#00a550', font: 'Inter, sans-serif' } })
    expect(values('accent')[0]).toBe('#00a550')
    expect(values('font')[0]).toBe('Inter,sans-serif')
    expect(values('ink')).toEqual(plain)
    expect(problems()).toEqual([])
  })

  it('applies in the dark scheme too, unless its dark tokens differ', () => {
    const theme = { colorScheme: 'dark', tokens: { accent: '#00a550', danger: '#c00' } } as const
    const { values } = renderThemed({ ...theme, darkTokens: { accent: '#5adc96' } })
    expect(values('accent')).toEqual(['#00a550', '#5adc96', '#5adc96'])
    expect(values('danger')).toEqual(['#c00', '#c00', '#c00'])
  })

  it('accepts the page’s own variables', () => {
    const { values } = renderThemed({ tokens: { accent: 'var(--brand, #00a550)' } })
    expect(values('accent')[0]).toBe('var(--brand, #00a550)')
  })

  it('never writes a style attribute', () => {
    const { root } = renderThemed({ tokens: { accent: '#00a550' } })
    expect(root.hasAttribute('style')).toBe(false)
  })

  it.each([
    'red; } body { display: none',
    'red} body{display:none',
    'url(https://example.com/x.png)',
    '#fff /* ',
    '"unfinished',
    'rgb(0 0 0',
    'rgb(0 0 0))',
    '</style><script>',
    'red !important',
    '@import "x"',
    'a\\3b b',
    '',
  ])('leaves out and names a value that is not plain: %s', (value) => {
    const plain = renderThemed(undefined).values('accent')
    const { values, problems } = renderThemed({ tokens: { accent: value } })
    expect(plain.length).toBeGreaterThan(0)
    expect(values('accent')).toEqual(plain)
    expect(problems().join()).toContain('theme.tokens.accent')
  })

  it('leaves out what the browser does not know, once the server’s markup is hydrated', async () => {
    vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value !== 'banana' })
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const widget = <MealPlanner theme={{ tokens: { accent: 'banana', ink: '#123456' } }} />
    const place = document.body.appendChild(document.createElement('div'))
    const shown = () => place.querySelector('[data-scheme]')?.className
    place.innerHTML = renderToString(widget)
    const rendered = shown()
    const root = await act(async () => hydrateRoot(place, widget))
    expect(shown()).not.toBe(rendered)
    expect(complaints.mock.calls).toEqual([
      [
        expect.stringMatching(
          /theme\.tokens\.accent must be a text with a plain CSS value for color; it is "banana",/,
        ),
      ],
    ])
    root.unmount()
    vi.unstubAllGlobals()
  })

  it('says that a factor is a text', () => {
    const given: object = { tokens: { corners: 2 } }
    const { problems } = renderThemed(given)
    expect(problems()).toEqual([
      expect.stringMatching(
        /theme\.tokens\.corners must be a text with a plain CSS value for flex-grow; it is 2,/,
      ),
    ])
  })

  it('names a token that does not exist and a wrong colour scheme', () => {
    const misspelt: object = { tokens: { acent: '#00a550' }, colorScheme: 'sepia' }
    const { root, problems } = renderThemed(misspelt)
    expect(problems().join()).toContain('theme.tokens.acent')
    expect(problems().join()).toContain('theme.colorScheme')
    expect(root.getAttribute('data-scheme')).toBe('auto')
  })
})
