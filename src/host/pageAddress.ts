import type { KeepingContext } from './keepingContext.js'

/**
 * Puts fragments into the page's address. Some browsers and pages refuse that, such as a page inside `srcdoc`; that is
 * said once, and the address stays as it is.
 * @param prop the host's prop that asks for it
 */
export function pageAddress({ store, warn }: Pick<KeepingContext, 'store' | 'warn'>, prop: string) {
  let hasFailed = false
  /** @param fragment begins with `#`, or is empty */
  return (fragment: string, how: 'pushState' | 'replaceState') => {
    // A fragment alone would count from the page's `<base>`, as would a path.
    const url = new URL(location.href)
    url.hash = fragment
    try {
      history[how](history.state, '', url.href)
    } catch (error) {
      if (hasFailed) return
      hasFailed = true
      warn(
        `${prop} cannot change the address of this page (${error}), so it stays as it is. Leave it out here.`,
      )
      store.getState().actions.report(error)
    }
  }
}
