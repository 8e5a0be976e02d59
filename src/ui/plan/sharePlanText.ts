/** How the text was shared, or why not. `dismissed`: the visitor closed the share sheet, which is no error. */
export type ShareOutcome = 'share-sheet' | 'clipboard' | 'dismissed' | 'refused'

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Offers the device's share sheet, else copies the text to the clipboard (specification, section 7). Never rejects. */
export async function sharePlanText(content: { title: string; text: string }): Promise<ShareOutcome> {
  // Types promise both, yet old browsers and insecure pages lack them.
  const { share, clipboard }: Partial<Navigator> = navigator
  if (share) {
    try {
      await share.call(navigator, content)
      return 'share-sheet'
    } catch (error) {
      if (isDismissal(error)) return 'dismissed'
    }
  }
  try {
    await clipboard?.writeText(content.text)
    return clipboard ? 'clipboard' : 'refused'
  } catch {
    return 'refused'
  }
}
