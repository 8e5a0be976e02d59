import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { installConsumer } from '../support/consumer.js'

const COMPILER = resolve('node_modules/typescript/bin/tsc')
const REACT = ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19']

it('has types that accept right uses and refuse wrong ones, however TypeScript resolves modules', async () => {
  const app = await installConsumer('typescript', REACT)
  for (const resolution of ['bundler', 'nodenext']) {
    const { stdout } = await app.run(process.execPath, [COMPILER, '-p', `tsconfig.${resolution}.json`])
    expect(stdout, resolution).toBe('')
  }
})
