import type { KeepingContext } from './keepingContext.js'

/** @param fragment begins with `#`, or is empty */
export type ChangeAddress = (fragment: string, how: 'pushState' | 'replaceState') => void

/**
 * Puts fragments into the page's address. Some browsers and pages refuse that, such as a page inside `srcdoc`; that is
 * said once, and the address stays as it is.
 * @param prop the host's prop that asks for it
 */
export function pageAddress({ store, warn }: KeepingContext, prop: string): ChangeAddress {
  let hasFailed = false
  return (fragment, how) => {
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
