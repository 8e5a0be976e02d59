/** Hands the visitor a text file. The link is never put into the page, so a host's own link handling does not see it. */
export function downloadText(filename: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser has taken the blob over by the next task; revoking at once loses the download in Safari.
  setTimeout(() => URL.revokeObjectURL(url))
}
