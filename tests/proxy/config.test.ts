import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ConfigError, configSchema, readConfig } from '../../proxy/config.js'
import { createModel } from '../../proxy/models/createModel.js'

test('an empty environment gives a server that needs no key', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ PORT: 8787, TRUSTED_PROXY_HOPS: 0, DATA_DIR: '.data' })
  expect(createModel(config).kind).toBe('builtin')
})

test('a variable that is set but empty counts as not set', () => {
  expect(readConfig({ PORT: '', ANTHROPIC_API_KEY: '' })).toEqual(readConfig({}))
})

describe('a wrong value stops the start with a sentence that names it', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is "eighty". It must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000". It must be a whole number from 1 to 65535.'],
    ['MAX_CALLS_IN_FLIGHT', '0', 'MAX_CALLS_IN_FLIGHT is "0". It must be a whole number from 1 to 1000.'],
    ['MODEL', 'gpt', 'MODEL is "gpt". It must be one of auto, anthropic, openai-compatible, builtin.'],
    [
      'ANTHROPIC_BASE_URL',
      'ftp://x',
      'ANTHROPIC_BASE_URL is "ftp://x". It must be a URL that begins with http:// or https://.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://shop.example/plan',
      'ALLOWED_ORIGINS is "https://shop.example/plan". It must be origins such as https://shop.example, without a path, separated by commas.',
    ],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
  })

  test('every wrong value is named, not only the first', () => {
    expect(() => readConfig({ PORT: 'x', MODEL: 'y' })).toThrow(/PORT is "x".*\nMODEL is "y"/)
  })

  test('a secret is named but not repeated', () => {
    expect(() => readConfig({ DATA_KEY: 'too-short' })).toThrow(
      /^DATA_KEY is not usable\. It must be 32 random bytes/,
    )
    expect(() => readConfig({ DATA_KEY: 'too-short' })).not.toThrow(/too-short/)
  })
})

test('several origins are read from one list', () => {
  const { ALLOWED_ORIGINS } = readConfig({ ALLOWED_ORIGINS: 'https://shop.example, http://localhost:3000' })
  expect(ALLOWED_ORIGINS).toEqual(['https://shop.example', 'http://localhost:3000'])
})

describe('the model', () => {
  const OLLAMA = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }

  test.each([
    ['anthropic where its key is set', { ANTHROPIC_API_KEY: 'key', ...OLLAMA }, 'anthropic'],
    ['a local one where only that is set', OLLAMA, 'openai-compatible'],
    ['the built-in one where it is asked for', { ANTHROPIC_API_KEY: 'key', MODEL: 'builtin' }, 'builtin'],
  ])('is %s', (_name, variables, kind) => {
    expect(createModel(readConfig(variables)).kind).toBe(kind)
  })

  test('is not started without what it needs', () => {
    expect(() => createModel(readConfig({ MODEL: 'anthropic' }))).toThrow(
      new ConfigError('ANTHROPIC_API_KEY is not set. The anthropic model needs it.'),
    )
  })
})

test('the README explains every variable, with the default that holds', async () => {
  const readme = await readFile('proxy/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| `(?<name>[A-Z_]+)` *\|(?<fallback>[^|]*)\|/gm)]
  const documented = Object.fromEntries(rows.map(({ groups }) => [groups?.name, groups?.fallback?.trim()]))
  const defaults = readConfig({})
  const expected = Object.keys(configSchema.shape).map((name) => {
    const fallback = Object.entries(defaults).find(([key]) => key === name)?.[1]
    return [name, fallback === undefined ? '' : `\`${fallback}\``]
  })
  expect(documented).toEqual(Object.fromEntries(expected))
})
