/**
 * How the text was shared, or why not. `dismissed` means that the visitor closed the share sheet, which is not an
 * error.
 */
export type ShareOutcome = 'share-sheet' | 'clipboard' | 'dismissed' | 'refused'

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the device's share sheet, or copies the text to the clipboard (specification, section 7). Never rejects. */
export async function sharePlanText(content: { title: string; text: string }): Promise<ShareOutcome> {
  // The types promise both, but old browsers and insecure pages lack them.
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
