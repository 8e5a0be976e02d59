/**
 * Opens a new mail in the visitor's mail program. The link never enters the page: the mail may hold a secret, and the
 * page's analytics may record the address of every link that is pressed.
 */
export function openMail(subject: string, body: string) {
  const link = document.createElement('a')
  link.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  link.click()
}
