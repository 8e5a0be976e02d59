/** The type of the file, so that a phone offers the right app for it. */
type FileType = 'text/plain' | 'text/calendar' | 'text/csv' | 'application/json'

/** Downloads a text file. The link never enters the page, so that the host's link handling does not see it. */
export function downloadText(filename: string, text: string, type: FileType = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // By the next task the browser has the blob. Safari loses the download if the URL is revoked at once.
  setTimeout(() => URL.revokeObjectURL(url))
}
