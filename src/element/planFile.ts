/** `meal-planner.plan.js`, the built file with all that loads on demand. */
interface PlanFile {
  /** The same in both files of one build. */
  readonly build: string
  /** Runs its code with what the script holds, and gives what the script asks of it. */
  run(script: object): object
}

/** Beside the script, or in `dist` where the short address of a CDN names the package alone. */
function addressOf(file: string, scriptAddress: string): string {
  const { pathname } = new URL(scriptAddress)
  return new URL(pathname.endsWith('.js') ? file : `${pathname}/dist/${file}`, scriptAddress).href
}

async function load(address: string, build: string, script: object): Promise<object> {
  const file: PlanFile = await import(/* @vite-ignore */ address)
  if (file.build === build) return file.run(script)
  throw new Error(
    'meal-planner.plan.js is of another build than meal-planner.js. Copy both files of one build to the site.',
  )
}

/**
 * What loads the second file when the script first needs it. Its address follows from the script's: browsers resolve no
 * relative one for a script of another origin. Where that is unknown, in a module, a relative one is right.
 */
export function planFileLoader(scriptAddress: string | undefined) {
  let tries = 0
  let loading: Promise<object> | undefined
  return (file: string, build: string, script: object): Promise<object> => {
    if (loading) return loading
    tries += 1
    // The build makes caches give way to a new version, and the number makes browsers that remember failures try again.
    const request = `${file}?${build}${tries > 1 ? `-${tries}` : ''}`
    loading = load(scriptAddress ? addressOf(request, scriptAddress) : request, build, script)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}
