import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../support/launchBrowser.js'
import {
  ANSWERS,
  fillForm,
  generateButton,
  makePlan,
  planHeading,
  visitDemo,
  waitForWeek,
} from '../support/visitor.js'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser(inject('chromium'))
})
afterAll(() => browser.close())

const WIDTHS_PX = [520, 600, 640, 680, 720, 760, 800, 880]

describe('the plan overview', () => {
  it('keeps its title on one line, beside or above the figures', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const lines: Record<number, number> = {}
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      lines[width] = await planHeading(page).evaluate((title) => {
        const { lineHeight } = getComputedStyle(title)
        return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight))
      })
    }
    expect(lines).toEqual(Object.fromEntries(WIDTHS_PX.map((width) => [width, 1])))
    await context.close()
  })
})

const NARROW_PX = Array.from({ length: 12 }, (_, index) => 320 + 10 * index)

/** The names of buttons whose middle lies below something else. */
const coveredButtons = (notice: Locator) =>
  notice.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return button.contains(hit) ? [] : [button.ariaLabel ?? button.textContent]
    }),
  )

/** The pixels from the end of a notice's text to each button beside it. */
const gapsAfterText = (notice: Locator) =>
  notice.locator('p').evaluate((text) => {
    const lines = [...text.getClientRects()]
    const buttons = [...(text.parentElement?.querySelectorAll('button') ?? [])]
    return buttons.flatMap((button) => {
      const { left, top, bottom } = button.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return lines
        .filter((line) => line.top < middle && line.bottom > middle)
        .map(({ right }) => left - right)
    })
  })

/**
 * The names of controls that get the focus at an edge of the window and stay wholly under something else. For a text
 * area, Chromium only brings the line with the caret into sight, whatever its margin.
 */
const hiddenInFocus = (part: Locator) =>
  part.locator('a, button, summary, input, select').evaluateAll((all) =>
    all.flatMap((control) => {
      if (!(control instanceof HTMLElement)) return []
      const isSeenFrom = (edge: 'top' | 'bottom') => {
        control.blur()
        const from = control.getBoundingClientRect()
        scrollBy(0, edge === 'top' ? from.top : from.bottom - innerHeight)
        control.focus()
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return [left + 1, (left + right) / 2, right - 1].some((x) =>
          [top + 1, (top + bottom) / 2, bottom - 1].some((y) =>
            control.contains(document.elementFromPoint(x, y)),
          ),
        )
      }
      const isSeen = isSeenFrom('top') && isSeenFrom('bottom')
      return isSeen || document.activeElement !== control
        ? []
        : [control.ariaLabel || control.textContent || control.id]
    }),
  )

/** Texts that stick out of the button or label around them. */
const stickingOut = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      const face = text.closest('button, label')?.getBoundingClientRect()
      return face && words.left >= face.left && words.right <= face.right ? [] : [text.textContent]
    }),
  )

/** As wide as a reader may set texts (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

describe('the buttons of a notice', () => {
  it('stand clear of its text on a phone', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await makePlan(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await page.getByRole('button', { name: /^Remove ?: / }).click()
    const notice = page.locator('[data-notices]')
    await notice.getByText(/^Off your list: /).waitFor()
    let beside = 0
    for (let width = 320; width <= 430; width += 2) {
      await page.setViewportSize({ width, height: 800 })
      const gaps = await gapsAfterText(notice)
      beside += gaps.length
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(0)
    }
    expect(beside).toBeGreaterThan(0)
    await context.close()
  })

  it('can all be pressed, however its text wraps', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await makePlan(page)
    await page
      .getByRole('button', { name: /^More: / })
      .nth(1)
      .click()
    await page.getByRole('button', { name: /^I’m eating out/ }).click()
    const notice = page.locator('[data-notices]')
    await notice.getByRole('button', { name: 'Undo' }).waitFor()
    for (const width of NARROW_PX) {
      await page.setViewportSize({ width, height: 800 })
      expect(await coveredButtons(notice), `${width} px`).toEqual([])
    }
    await context.close()
  })
})

describe('the form', () => {
  it('keeps its buttons near under a very long text', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    const field = page.getByLabel('Dietary restrictions')
    await field.fill('no peanuts, '.repeat(1000))
    expect((await field.boundingBox())?.height).toBeLessThan(400)
    await context.close()
  })

  it('is no wider for a long word', async () => {
    const { page, context } = await visitDemo(browser, { width: 320 })
    await page.getByLabel('Dietary restrictions').fill(`vegan, ${'x'.repeat(200)}`)
    await page.getByText(/^Not understood/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  })

  it('never hides the control that has the focus', async () => {
    const { page, context } = await visitDemo(browser, { width: 320 })
    await fillForm(page)
    await page.getByText('More choices').click()
    await page.getByRole('radio', { name: '2', exact: true }).last().press('Space')
    await page.getByLabel('Portions').waitFor()
    for (const height of [568, 256]) {
      await page.setViewportSize({ width: 320, height })
      expect(await hiddenInFocus(page.getByRole('form')), `${height} px`).toEqual([])
    }
    await context.close()
  })

  it('keeps its words inside their faces when a reader spaces them', async () => {
    const { page, context } = await visitDemo(browser, { width: 320 })
    await page.addStyleTag({ content: TEXT_SPACING })
    expect(await stickingOut(page.getByRole('group', { name: 'Gender' }).locator('label span'))).toEqual([])
    await context.close()
  })
})

/** A phone at 200% zoom, and the widths up to the narrowest phone. */
const TINY_PX = [195, 240, 280, 320]

describe('a phone at 200% zoom', () => {
  it('shows every price of the delivery bill and the comparison inside its card', async () => {
    const { page, context } = await visitDemo(browser, { width: 195 })
    await makePlan(page)
    await page.getByRole('tab', { name: 'Delivery' }).click()
    const prices = page.getByRole('tabpanel').getByText(/^\$[\d.]+$/)
    await prices.first().waitFor()
    const outside = await prices.evaluateAll((all) =>
      all.flatMap((price) => {
        const card = price.closest('section')?.getBoundingClientRect()
        return card && price.getBoundingClientRect().right < card.right ? [] : [price.textContent]
      }),
    )
    expect(outside).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
    await context.close()
  })

  it('keeps the buttons of a meal apart from its recipe, also when a reader spaces the words', async () => {
    const { page, context } = await visitDemo(browser, { width: 195 })
    await makePlan(page)
    const meal = page.getByRole('article').first()
    for (const isSpaced of [false, true]) {
      if (isSpaced) await page.addStyleTag({ content: TEXT_SPACING })
      for (const width of [...TINY_PX, 360, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const recipe = await meal.getByRole('button', { name: /^How to cook it/ }).boundingBox()
        const swap = await meal.getByRole('button', { name: /^Swap/ }).boundingBox()
        const isBelow = (swap?.y ?? 0) >= (recipe?.y ?? 0) + (recipe?.height ?? 0)
        const isBeside = (swap?.x ?? 0) >= (recipe?.x ?? 0) + (recipe?.width ?? 0)
        expect(isBelow || isBeside, `${width} px`).toBe(true)
      }
    }
    await context.close()
  })
})

describe('on a phone', () => {
  it('the days of a week and the people who eat keep their words inside their faces', async () => {
    const { page, context } = await visitDemo(browser, { width: 320 })
    await fillForm(page, { ...ANSWERS, 'Weekly food budget': '500' })
    await page.getByText('More choices').click()
    await page.getByRole('group', { name: 'People eating' }).getByRole('radio', { name: '6' }).press('Space')
    await page.getByLabel('Portions').first().selectOption('75% of yours')
    await generateButton(page).click()
    await waitForWeek(page)
    const people = page.getByRole('group', { name: 'Portions for' }).locator('label span')
    expect(await people.count()).toBeGreaterThan(5)
    expect(await stickingOut(people)).toEqual([])
    await page.addStyleTag({ content: TEXT_SPACING })
    const days = page.getByRole('group', { name: 'Day', exact: true }).locator('time')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await stickingOut(days), `${width} px`).toEqual([])
      expect(await stickingOut(people), `${width} px`).toEqual([])
    }
    await context.close()
  })

  it.each(['ar-EG', 'pl'])(
    'the days keep their names inside their faces in a language of long ones: %s',
    async (locale) => {
      const { page, context } = await visitDemo(browser, { width: 320 })
      await page.addInitScript((language) => {
        Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
          construct: (Format, [, options]) => new Format(language, options),
        })
      }, locale)
      await page.reload()
      await makePlan(page)
      const days = page.getByRole('group', { name: 'Day', exact: true }).locator('b, time')
      for (const width of [320, 390, 460, 500, 640]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await stickingOut(days), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      await context.close()
    },
  )
})

/** The narrowest cards: on phones, and where a second column has just begun. */
const NARROW_CARDS_PX = [320, 340, 360, 640, 660, 700, 720, 1040, 1080]

describe('the numbers of a plan', () => {
  it('stay on one line below a meal, and apart in the picture of the week', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const totals = page.getByRole('article').getByRole('button', { name: /kcal/ })
    const week = page.locator('div[aria-hidden]', { hasText: /^in %/ })
    for (const width of NARROW_CARDS_PX) {
      await page.setViewportSize({ width, height: 900 })
      const drops = await totals.evaluateAll((all) =>
        all.map((total) => {
          const [first, ...rest] = [...total.querySelectorAll('bdi')].map((part) =>
            part.getBoundingClientRect(),
          )
          return Math.max(...rest.map(({ top }) => top - (first?.top ?? 0)))
        }),
      )
      expect(Math.max(...drops), `${width} px`).toBeLessThan(10)
      const gaps = await week.locator('> div').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const boxes = [...line.children].map((cell) => {
            const range = document.createRange()
            range.selectNodeContents(cell)
            return range.getBoundingClientRect()
          })
          const texts = boxes.filter((box) => box.width > 0)
          return texts.slice(1).map(({ left }, index) => left - (texts[index]?.right ?? 0))
        }),
      )
      expect(gaps.length).toBeGreaterThan(7)
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(1.5)
    }
    await context.close()
  })
})

const PHONES_PX = [
  [390, 844],
  [375, 667],
  [360, 740],
  [640, 450],
] as const

describe('the buttons of a week that takes long', () => {
  it('are both in sight on a phone, apart from each other', async () => {
    const { page, context } = await visitDemo(browser)
    await page.route('**/api/generateMeals', () => undefined)
    await page.clock.install()
    await fillForm(page)
    await generateButton(page).click()
    await page.getByText('Day 1 of 7').waitFor()
    await page.clock.runFor(60_000)
    const week = page.getByRole('dialog')
    await week.getByRole('button', { name: 'Make it without AI' }).waitFor()
    for (const [width, height] of PHONES_PX) {
      await page.setViewportSize({ width, height })
      const buttons = await week.getByRole('button').all()
      const [offer, cancel] = await Promise.all(buttons.map((button) => button.boundingBox()))
      if (!offer || !cancel) throw new Error('A button is not drawn.')
      expect(offer.y).toBeGreaterThan(0)
      expect(cancel.y).toBeGreaterThan(offer.y + offer.height)
      expect(cancel.y + cancel.height).toBeLessThan(height)
      expect(await coveredButtons(week)).toEqual([])
    }
    await context.close()
  })
})

describe('the meals of a day', () => {
  it('leave no hole beside a card when a recipe is open', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 1280, height: 900 })
    await makePlan(page)
    const cards = page.getByRole('article')
    await cards.first().getByText('How to cook it').click()
    const ends = () =>
      cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().right)))
    await expect.poll(async () => (await ends()).at(-1) === (await ends())[0]).toBe(true)
    await context.close()
  })

  it('keep their height beside a card that shows its numbers', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 1280, height: 900 })
    await makePlan(page)
    const heightOf = async (place: number) =>
      (await page.getByRole('article').nth(place).boundingBox())?.height
    const numbers = page.getByRole('button', { name: /Numbers of each food/ })
    for (const [open, neighbour] of [
      [0, 1],
      [1, 0],
    ] as const) {
      await numbers.nth(open).click()
      expect(await heightOf(neighbour)).toBeLessThan((await heightOf(open)) ?? 0)
      await numbers.nth(open).click()
      expect(await heightOf(neighbour)).toBe(await heightOf(open))
    }
    await context.close()
  })

  it('have the focus in sight after one of them is left out', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 390, height: 600 })
    await makePlan(page)
    for (const entry of ['I’m eating out', 'Leave it out']) {
      await page
        .getByRole('button', { name: /^More: / })
        .first()
        .click()
      // As low as possible, so that the card ends above the window when it shrinks.
      await page.getByRole('button', { name: entry }).evaluate((button) => button.scrollIntoView())
      await page.getByRole('button', { name: entry }).press('Enter')
      await page.getByText(entry === 'Leave it out' ? /^Left out: / : /^You eat out: /).waitFor()
      const isInSight = () =>
        page.evaluate(() => {
          const { activeElement: focused } = document
          if (!focused?.matches('button')) return false
          const { left, top, width, height } = focused.getBoundingClientRect()
          return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      await expect.poll(isInSight).toBe(true)
    }
    await context.close()
  })

  it('keep the targets in sight while the page scrolls', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 1280, height: 700 })
    await makePlan(page)
    for (const card of await page.getByRole('article').all()) await card.getByText('How to cook it').click()
    await page.getByText('Totals are added up before rounding.').scrollIntoViewIfNeeded()
    const tips = await page.getByRole('heading', { name: 'Hydration tips' }).boundingBox()
    expect(tips?.y).toBeGreaterThan(0)
    expect(tips?.y).toBeLessThan(700)
    await context.close()
  })
})

describe('a reader who chose larger letters in the browser', () => {
  const titleSize = (page: Page) =>
    page
      .getByRole('heading', { name: 'About you' })
      .evaluate((title) => title.getBoundingClientRect().height / title.getClientRects().length)

  it('gets them from the form to the plan, and no page that scrolls sideways', async () => {
    const usual = await visitDemo(browser)
    const usualSize = await titleSize(usual.page)
    const reader = await launchBrowser(inject('chromium'), ['--blink-settings=defaultFontSize=24'])
    const { page } = await visitDemo(reader)
    expect((await titleSize(page)) / usualSize).toBeCloseTo(1.5, 1)
    await makePlan(page)
    for (const width of [1280, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const isWider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth > clientWidth
      })
      expect([width, isWider]).toEqual([width, false])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('button', { name: 'Change Preferences' }).click()
    expect((await titleSize(page)) / usualSize).toBeCloseTo(1.2, 1)
    await reader.close()
    await usual.context.close()
  })

  it('is not what a host does that sets another size for its page', async () => {
    const { page, context } = await visitDemo(browser)
    const before = await titleSize(page)
    await page.addStyleTag({ content: 'html { font-size: 150% }' })
    expect(await titleSize(page)).toBe(before)
    await context.close()
  })
})

describe('the field for an item of the visitor’s own', () => {
  it('has room for what it asks, at each width', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const field = page.getByLabel('Add your own item')
    await field.fill('Add your own item')
    for (const width of [320, 390, ...WIDTHS_PX, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const hidden = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden, `${width} px`).toBe(0)
    }
    await context.close()
  })
})

describe('the dishes for a meal', () => {
  it('show their differences inside their card on a phone', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await makePlan(page)
    await page
      .getByRole('button', { name: /^Swap: / })
      .first()
      .click()
    const dish = page.getByRole('button', { name: /until ready/ }).first()
    await dish.waitFor()
    for (const width of [...TINY_PX, 360, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const hidden = await dish.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(hidden, `${width} px`).toBe(0)
    }
    await context.close()
  })
})

/** Pairs of parts beside or below each other that overlap. */
const overlaps = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.flatMap((part, index) =>
      all.slice(index + 1).flatMap((other) => {
        const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()]
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        return isApart ? [] : [[part, other].map(({ textContent }) => textContent.slice(0, 30))]
      }),
    ),
  )

const TABLETS_PX = [700, 768, 834, 879, 880]

describe('the notes below a list on a tablet', () => {
  it('and the buttons after them never overlap', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const cards = page
      .getByRole('tabpanel')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^(Summary|Shopping tips|What )/ }) })
    const parts = cards.or(page.getByRole('group', { name: 'Your changes' }))
    await expect.poll(() => parts.count()).toBe(4)
    for (const width of TABLETS_PX) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overlaps(parts), `${width} px`).toEqual([])
    }
    await context.close()
  })
})

describe('the cards below the meals on a tablet', () => {
  it('leave no row with a single one in half of it', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const tips = page.locator('section section', {
      has: page.getByRole('heading', { name: 'Hydration tips' }),
    })
    const week = page.locator('section section', {
      has: page.getByRole('heading', { name: 'Your week against' }),
    })
    for (const width of [700, 768, 834]) {
      await page.setViewportSize({ width, height: 900 })
      const [tipsBox, weekBox] = [await tips.boundingBox(), await week.boundingBox()]
      if (!tipsBox || !weekBox) throw new Error('A card is not drawn.')
      const isBeside = tipsBox.y < weekBox.y + weekBox.height
      const isWhole = tipsBox.width > 2 * weekBox.width
      expect(isBeside || isWhole, `${width} px`).toBe(true)
    }
    await context.close()
  })
})

describe('the column beside the meals', () => {
  it('starts level with them in windows of every height, however short it is', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    const tips = page.locator('section section', {
      has: page.getByRole('heading', { name: 'Hydration tips' }),
    })
    // As on a plan without answers.
    await tips.evaluate((card) => card.remove())
    const [first] = await page.locator('section article').all()
    const targets = page.locator('section section', {
      has: page.getByRole('heading', { name: 'Daily targets' }),
    })
    for (const height of [800, 1100, 1200, 1400]) {
      await page.setViewportSize({ width: 1280, height })
      await first?.evaluate((card) => {
        card.scrollIntoView()
        scrollBy(0, -20)
      })
      const [meal, side] = [await first?.boundingBox(), await targets.boundingBox()]
      expect(side?.y, `${height} px`).toBeCloseTo(meal?.y ?? 0, 0)
    }
    await context.close()
  })
})

describe('a line of the list', () => {
  it('is tinted from end to end while a press would tick it', async () => {
    const { page, context } = await visitDemo(browser)
    await makePlan(page)
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: /\$/ }) })
      .first()
    const ground = () => line.evaluate((row) => getComputedStyle(row).backgroundColor)
    await page.mouse.move(0, 0)
    const untinted = await ground()
    await line.getByRole('checkbox').hover()
    expect(await ground()).not.toBe(untinted)
    await line.getByRole('button', { name: /^Change / }).hover()
    expect(await ground()).toBe(untinted)
    await context.close()
  })
})

describe('what is left to buy', () => {
  it('stays in sight while the list scrolls', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 390, height: 844 })
    await makePlan(page)
    // A notice, such as that some days are from our own recipes, stays in sight in its place.
    for (const dismiss of await page.getByRole('button', { name: 'Dismiss' }).all()) await dismiss.click()
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    await page.getByRole('checkbox', { name: /\$/ }).last().scrollIntoViewIfNeeded()
    const line = await page.getByText(/^\d+ left · /).boundingBox()
    expect(line?.y).toBeGreaterThanOrEqual(0)
    expect(line?.y).toBeLessThan(100)
    await context.close()
  })
})

describe('a notice', () => {
  it('never hides the control that has the focus', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await makePlan(page)
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .click()
    await page.getByRole('button', { name: /^Never again/ }).click()
    await page.getByText(/will not be planned again/).waitFor()
    for (const [width, height] of [
      [390, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await hiddenInFocus(page.getByRole('tabpanel')), `${width} × ${height} px`).toEqual([])
    }
    await context.close()
  })

  it('never hides the name of the food whose button has the focus', async () => {
    const { page, context } = await visitDemo(browser, { width: 390 })
    await page.setViewportSize({ width: 390, height: 664 })
    await makePlan(page)
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .click()
    await page.getByRole('button', { name: /^Never again/ }).click()
    await page.getByText(/will not be planned again/).waitFor()
    const meal = page.getByRole('article').nth(1)
    await meal.getByRole('button', { name: /Numbers of each food/ }).click()
    for (const button of await meal.getByRole('button', { name: /^Avoid this food: / }).all()) {
      const food = (await button.getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? ''
      // The button's own line is just out of sight, as for one who goes back with Shift and Tab.
      await button.evaluate((each) => scrollBy(0, each.getBoundingClientRect().bottom - 20))
      await button.focus()
      const notice = await page.locator('[data-notices]').boundingBox()
      const name = await meal.getByText(food, { exact: true }).first().boundingBox()
      expect(name?.y, food).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0))
    }
    await context.close()
  })

  it('never covers what is left to buy', async () => {
    const { page, context } = await visitDemo(browser)
    await page.setViewportSize({ width: 390, height: 844 })
    await makePlan(page)
    await page.getByRole('button', { name: 'Generate New Plan' }).click()
    const notice = page.locator('[data-notices]')
    await notice.getByRole('button', { name: 'Undo' }).waitFor()
    await page.getByRole('tab', { name: 'Grocery List' }).click()
    await page.getByRole('heading', { name: 'Shopping tips' }).scrollIntoViewIfNeeded()
    const line = await page.getByText(/^\d+ left · /).boundingBox()
    // The line disappears with the list, and the notice stays.
    expect(line?.y).toBeLessThan(0)
    expect((await notice.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await context.close()
  })
})
