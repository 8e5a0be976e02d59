/** `meal-planner.plan.js`, the built file with everything that loads on demand. */
interface PlanFile {
  /** The same in both files of one build. */
  readonly build: string
  /** Runs the file with the script's exports and returns its own exports. */
  run(script: object): object
}

/** Beside the script, or in `dist` if the script has a CDN's short address, which names only the package. */
function addressOf(file: string, scriptAddress: string): string {
  const { pathname } = new URL(scriptAddress)
  return new URL(pathname.endsWith('.js') ? file : `${pathname}/dist/${file}`, scriptAddress).href
}

async function load(address: string, build: string, script: object): Promise<object> {
  const file: PlanFile = await import(/* @vite-ignore */ address)
  if (file.build === build) return file.run(script)
  throw new Error(
    'meal-planner.plan.js and meal-planner.js come from different builds. Copy both files of one build to the site.',
  )
}

/**
 * Makes the function that loads the second file when the script first needs it. The file's address comes from the
 * script's, because browsers do not resolve a relative import in a script of another origin. In a module the script's
 * address is unknown, but a relative import works.
 */
export function planFileLoader(scriptAddress: string | undefined) {
  let tries = 0
  let loading: Promise<object> | undefined
  return (file: string, build: string, script: object): Promise<object> => {
    if (loading) return loading
    tries += 1
    // `build` makes caches fetch a new version. The number makes a browser that remembers a failed import try again.
    const request = `${file}?${build}${tries > 1 ? `-${tries}` : ''}`
    loading = load(scriptAddress ? addressOf(request, scriptAddress) : request, build, script)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}
