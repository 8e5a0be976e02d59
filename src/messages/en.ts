import { delivery } from './en/delivery.js'
import { groceries } from './en/groceries.js'
import { loading } from './en/loading.js'
import { notices } from './en/notices.js'
import { plan } from './en/plan.js'
import { profile } from './en/profile.js'
import { widget } from './en/widget.js'

/** Every visible text of the widget in English, by screen; a text with gaps is a function of what fills them. */
export const defaultMessages = { widget, profile, loading, plan, groceries, delivery, notices }

export type Messages = typeof defaultMessages
