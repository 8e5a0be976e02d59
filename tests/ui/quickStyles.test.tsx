import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { jsdomStyleOf } from '../support/quickStyles.js'
import { renderPlan, renderPlanner } from '../support/renderPlanner.js'

const ASKED = ['display', 'visibility', 'opacity', 'pointer-events', 'pointerEvents'] as const

function differences() {
  const all = [...document.querySelectorAll('*')]
  expect(all.length).toBeGreaterThan(0)
  return all.flatMap((element) => {
    const quick = getComputedStyle(element)
    const real = jsdomStyleOf(element)
    return ASKED.flatMap((name) =>
      Reflect.get(quick, name) === Reflect.get(real, name) &&
      quick.getPropertyValue(name) === real.getPropertyValue(name)
        ? []
        : [
            `${name} of ${element.outerHTML.slice(0, 80)}: ${Reflect.get(quick, name)} in place of ${Reflect.get(real, name)}`,
          ],
    )
  })
}

let hostStyle: HTMLStyleElement | undefined

function styleHost(css: string) {
  hostStyle = document.createElement('style')
  hostStyle.textContent = css
  document.head.append(hostStyle)
}

afterEach(() => hostStyle?.remove())

describe('the quick answers about styles in these tests', () => {
  it('are those of jsdom on the form and on the plan', async () => {
    const form = renderPlanner()
    expect(differences()).toEqual([])
    form.unmount()
    await renderPlan()
    expect(differences()).toEqual([])
  })

  it('follow the rules of a host and what changes on its page', () => {
    styleHost(`
      p, #none { display: flex }
      .box p { display: none }
      p.shown { display: block !important }
      .box:not(.open, #none) { visibility: hidden }
      :is(p, #other).late { display: grid }
      p::before { display: none }
      input::-moz-placeholder, p:-ms-input-placeholder { opacity: 1 }
      .late, p::-webkit-scrollbar { opacity: 0.75 }
      .box > :where(p.late) { visibility: collapse }
      .box:not(#none)>:nth-of-type(2), .open:not(#none)>* { visibility: inherit }
      .shown:not(#four):not(#none), .late.shown { pointer-events: none }
      .late:not(#three) { pointer-events: inherit }
      p:not(#four) { opacity: 0.125 }
      [title]:not(#four) { opacity: 0.5 }
      .box { opacity: 0.5; pointer-events: none }
      p { opacity: inherit }
      .late { opacity: 0.25; pointer-events: auto }
      @media print { div { display: none } }
    `)
    render(
      <div className="box">
        <p>One</p>
        <p className="shown">Two</p>
        <p className="late" id="three" title="Third" style={{ display: 'inline' }}>
          Three
        </p>
        <p className="late shown" id="four" title="Fourth" hidden style={{ visibility: 'inherit' }}>
          Four
        </p>
        <section hidden>
          <table>
            <tbody hidden>
              <tr>
                <td>Five</td>
              </tr>
            </tbody>
          </table>
        </section>
      </div>,
    )
    expect(differences()).toEqual([])
    const three = screen.getByText('Three')
    expect(three).not.toBeVisible()
    three.parentElement?.classList.add('open')
    three.classList.remove('late')
    expect(differences()).toEqual([])
    expect(three).toBeVisible()
    hostStyle?.remove()
    expect(differences()).toEqual([])
  })

  it('leave other questions to jsdom', () => {
    render(<p style={{ color: 'rgb(1, 2, 3)', opacity: 0 }}>Faint</p>)
    const faint = screen.getByText('Faint')
    expect(getComputedStyle(faint).color).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(faint).getPropertyValue('opacity')).toBe('0')
    expect(faint).not.toBeVisible()
  })
})
