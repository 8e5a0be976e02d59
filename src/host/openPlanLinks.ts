import { loadedPart } from '../core/PartNotLoadedError.js'
import { lastPlan } from '../store/historyActions.js'
import type { KeepingContext } from './keepingContext.js'
import { loadCatalog } from './loadCatalog.js'
import { loadScreens } from './loadServices.js'
import { reportFailure } from './reportFailure.js'

const PREFIX = '#meal-plan='

/**
 * Opens the plan that the address links to, now and whenever another such link is opened on this page.
 * @param begin shows what is kept, if that could not be shown yet
 * @param told the failure of its first attempt, which is not reported again
 */
export async function openPlanLinks(
  context: KeepingContext,
  begin: () => Promise<void>,
  told: unknown,
  signal: AbortSignal,
) {
  const { store, latest } = context
  /** The link whose plan was shown last. Back leads to it again, and must not undo what the visitor has done since. */
  let opened = ''
  async function open() {
    const { hash } = location
    if (!hash.startsWith(PREFIX)) return
    const [{ showLinkedPlan }, { foods }] = await Promise.all([
      loadedPart(import('./showLinkedPlan.js')),
      loadCatalog(latest.current.catalog),
      loadScreens(),
      begin(),
    ])
    if (signal.aborted) return
    const isOpen = hash === opened && lastPlan(store.getState())?.isShared
    const isShown = isOpen || showLinkedPlan(hash.slice(PREFIX.length), foods, context)
    if (isShown) opened = hash
    // Once the plan is kept, a reload must not replace the visitor's changes with the link's plan.
    if (isShown && latest.current.persistKey !== undefined && location.hash === hash) {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  }
  const say = reportFailure(context)
  window.addEventListener('hashchange', () => void open().catch(say), { signal })
  await open().catch((error: unknown) => String(error) === String(told) || say(error))
}
