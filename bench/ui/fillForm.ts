import type { Page } from 'playwright-core'
import { ANSWERS } from '../../tests/support/visitor.js'

/** The time between two keys of a fast typist, ms. */
const KEY_MS = 80

/** Types each answer, key by key. */
export async function typeAnswers(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(ANSWERS))
    await page.getByLabel(label).pressSequentially(answer, { delay: KEY_MS })
  await page
    .getByLabel('Dietary restrictions')
    .pressSequentially('high protein, no shrimp', { delay: KEY_MS })
}
