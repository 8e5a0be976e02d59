import { preview } from 'vite'

const DEFAULT_PORT = 8787

/** The port asked for by `PORT`; a wrong value stops the start with a sentence that names it. */
function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}", which is no port number. Set PORT to a whole number from 1 to 65535.`)
  }
  return port
}

const port = readPort(process.env.PORT)
await preview({
  configFile: 'demo/vite.config.ts',
  logLevel: 'error',
  preview: { port, strictPort: true, host: 'localhost' },
})
console.log(`The demo is ready on http://localhost:${port}`)
