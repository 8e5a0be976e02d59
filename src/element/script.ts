// Runs in a plain script tag. The script's address and nonce can be read only while it runs.
import { planFileLoader } from './planFile.js'
import { startFromScript } from './startFromScript.js'

const script = document.currentScript

/** The build calls this instead of every dynamic import, see `scripts/scriptFiles.ts`. */
export const loadPlanFile = planFileLoader(script instanceof HTMLScriptElement ? script.src : undefined)

startFromScript(script?.nonce)
