import { avoidableFood } from '../core/profileWords.js'
import { loading } from './en/loading.js'
import { notices } from './en/notices.js'
import { profile } from './en/profile.js'
import { widget } from './en/widget.js'

/** The texts that a page needs before there is a plan. */
export const firstMessages = { widget, profile, loading, notices, core: { avoidableFood } }

export type FirstMessages = typeof firstMessages
