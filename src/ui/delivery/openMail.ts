/**
 * Opens a new mail in the visitor's mail program. The link never enters the page, since analytics of the page may
 * record the address of every link that is pressed, and the mail may hold a secret.
 */
export function openMail(subject: string, body: string) {
  const link = document.createElement('a')
  link.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  link.click()
}
