import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Where `npm run build:server` puts the server. It must be a folder beside `demo`, whose built page is served. */
const OUT_FOLDER = fileURLToPath(new URL('../build', import.meta.url))

/**
 * Compiles the server and its commands, so that they start without tsx and without the sources. The packages that it needs stay outside:
 * the database has a binary of its own for each platform.
 */
export async function buildServer(outdir: string): Promise<void> {
  await build({
    entryPoints: ['proxy/server.ts', 'proxy/operate.ts'],
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { 'react-meal-planner/core': './src/core/index.ts' },
    sourcemap: true,
    logLevel: 'warning',
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer(OUT_FOLDER)
