import { access, readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { relativeLinks } from '../support/markdown.js'
import { namedPaths, namedScripts, namedSteps, npmScripts } from '../support/papers.js'

const read = (paper: string) => readFile(paper, 'utf8')

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (paper) => {
  it('opens with the two commands, one line each', async () => {
    const [, ...paragraphs] = (await read(paper)).split('\n\n')
    expect(paragraphs[0]).toMatch(/^```sh\nnpm ci && npm start +#.*\nnpm ci && npm test +#.*\n```$/)
  })

  it('links only to files that exist', async () => {
    for (const link of relativeLinks(await read(paper)))
      await expect(access(link), link).resolves.toBeUndefined()
  })

  it('names only files and folders that exist', async () => {
    for (const path of namedPaths(await read(paper)))
      await expect(access(path), path).resolves.toBeUndefined()
  })

  it('names only npm scripts that exist', async () => {
    const scripts = await npmScripts()
    for (const name of namedScripts(await read(paper))) expect(scripts).toContain(name)
  })
})

describe('CONTRIBUTING.md', () => {
  it('says what is in every folder of src', async () => {
    const entries = await readdir('src', { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `src/${name}`)
    expect(namedPaths(await read('CONTRIBUTING.md'))).toEqual(expect.arrayContaining(folders))
  })

  it('says what to touch for each of the eight common changes', async () => {
    const changes = (await read('CONTRIBUTING.md')).matchAll(/^\*\*An? ([\w ]+): (\w+ \w+),?\.?\*\*/gm)
    expect(Object.fromEntries([...changes].map(([, change, files]) => [change, files]))).toEqual({
      diet: 'two files',
      food: 'one row',
      dish: 'one line',
      tab: 'three files',
      'theme token': 'two files',
      'AI provider': 'two files',
      'delivery provider': 'two files',
      language: 'one file',
    })
  })

  it('names in each step what is in its file', async () => {
    const steps = namedSteps(await read('CONTRIBUTING.md'))
    expect(steps.length).toBeGreaterThan(5)
    for (const { file, names } of steps) {
      const code = await read(file)
      for (const name of names) expect(code, file).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })
})
