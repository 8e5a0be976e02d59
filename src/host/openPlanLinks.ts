import { loadedPart } from '../core/PartNotLoadedError.js'
import { lastPlan } from '../store/historyActions.js'
import type { KeepingContext } from './keepingContext.js'
import { LINK_PREFIX } from './linkPrefix.js'
import { loadCatalog } from './loadCatalog.js'
import { loadScreens } from './loadServices.js'
import { pageAddress } from './pageAddress.js'
import { reportFailure } from './reportFailure.js'

/** Opens links until the signal aborts. */
type OpenLinks = (begin: () => Promise<void>, told: unknown, signal: AbortSignal) => Promise<void>

/**
 * Opens the plan that the address links to, now and whenever another such link is opened on this page. The result takes
 * `begin`, which shows what is kept if that could not be shown yet, and the failure of its first attempt, which is not
 * reported again.
 */
export function openPlanLinks(context: KeepingContext): OpenLinks {
  const { store, first, latest } = context
  const say = reportFailure(context)
  const changeAddress = pageAddress(context, 'planLinks')
  /** The link whose plan was shown last. Back leads to it again, and must not undo what the visitor has done since. */
  let opened = ''
  /** The address's fragment when it was last looked at. A widget that is hidden and shown again opens no link twice. */
  let seen = ''

  async function open(begin: () => Promise<void>, signal: AbortSignal) {
    const { hash } = location
    if (!hash.startsWith(LINK_PREFIX)) return
    const [{ showLinkedPlan }, { foods }] = await Promise.all([
      loadedPart(import('./showLinkedPlan.js')),
      loadCatalog(latest.current.catalog),
      loadScreens(),
      begin(),
    ])
    if (signal.aborted) return
    const isOpen = hash === opened && lastPlan(store.getState())?.isShared
    const isShown = isOpen || showLinkedPlan(hash.slice(LINK_PREFIX.length), foods, context)
    if (isShown) opened = hash
    // Once the plan is kept, a reload must not replace the visitor's changes with the link's plan.
    if (isShown && first.persistKey !== undefined && location.hash === hash) {
      changeAddress('', 'replaceState')
    }
    seen = location.hash
  }

  return async (begin, told, signal) => {
    window.addEventListener('hashchange', () => void open(begin, signal).catch(say), { signal })
    if (location.hash === seen) return
    await open(begin, signal).catch((error: unknown) => String(error) === String(told) || say(error))
  }
}
