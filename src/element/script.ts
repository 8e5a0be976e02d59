// What a plain script tag runs. Its address, and the nonce that lets it run, are there only while it runs.
import { planFileLoader } from './planFile.js'
import { startFromScript } from './startFromScript.js'

const script = document.currentScript

/** The build calls this wherever the code imports on demand, see `scripts/scriptFiles.ts`. */
export const loadPlanFile = planFileLoader(script instanceof HTMLScriptElement ? script.src : undefined)

startFromScript(script?.nonce)
