import { coreWords } from '../core/words.js'
import { delivery } from './en/delivery.js'
import { groceries } from './en/groceries.js'
import { loading } from './en/loading.js'
import { notices } from './en/notices.js'
import { nutrients } from './en/nutrients.js'
import { plan } from './en/plan.js'
import { profile } from './en/profile.js'
import { widget } from './en/widget.js'

/**
 * Every text that the widget shows, in English and by screen. A text with gaps is a function of what fills them. `core`
 * has the words that also stand in downloads and errors: meals, kitchen measures, store units.
 */
export const defaultMessages = {
  widget,
  profile,
  loading,
  plan,
  nutrients,
  groceries,
  delivery,
  notices,
  core: coreWords,
}

export type Messages = typeof defaultMessages
