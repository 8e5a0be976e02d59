/** Joins a prefix or origin and a path with one slash between them; a path that is a whole URL stands for itself. */
export function endpointUrl(apiBase: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return `${apiBase.trim().replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
