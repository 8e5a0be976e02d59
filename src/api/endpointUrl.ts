/** Joins a prefix or origin and a path with one slash. A path that is a whole URL stays as it is. */
export function endpointUrl(apiBase: string, endpoint: string): string {
  const path = endpoint.trim()
  if (/^https?:\/\//i.test(path)) return path
  return `${apiBase.trim().replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/** The URL without the parts that may be secret: its query, its fragment, and a user name and password. */
export const withoutSecrets = (url: string): string =>
  url.replace(/[?#].*$/s, '').replace(/^(https?:\/\/)[^/]*@/i, '$1')
