import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ALL_VARIABLES, parseConfig } from '../../proxy/config/config.js'
import { ConfigError } from '../../proxy/config/configError.js'
import { parseVariables, type Variables } from '../../proxy/config/parseVariables.js'
import { DELIVERY_PROVIDER_KINDS } from '../../proxy/delivery/deliveryProviders.js'
import { createModel } from '../../proxy/models/createModel.js'
import { MODEL_KINDS } from '../../proxy/models/modelProviders.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DINNER, DINNER_PROMPT } from './support/prompts.js'

const modelFor = (variables: Variables) => createModel(parseConfig(variables), variables, MODEL_OPTIONS.post)

describe('the environment', () => {
  it('may be empty: the server needs no key', () => {
    expect(parseConfig({})).toMatchObject({ PORT: 8787, TRUSTED_PROXY_HOPS: 0, DATA_DIR: '.data' })
    expect(modelFor({}).kind).toBe('builtin')
  })

  it('counts an empty variable as not set', () => {
    expect(parseConfig({ PORT: '' })).toEqual(parseConfig({}))
    expect(modelFor({ ANTHROPIC_API_KEY: '' }).kind).toBe('builtin')
  })

  it('may list several origins', () => {
    const { ALLOWED_ORIGINS } = parseConfig({
      ALLOWED_ORIGINS: 'https://shop.example, http://localhost:3000',
    })
    expect(ALLOWED_ORIGINS).toEqual(['https://shop.example', 'http://localhost:3000'])
  })

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty". It must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000". It must be a whole number from 1 to 65535.'],
    ['MAX_CALLS_IN_FLIGHT', '0', 'MAX_CALLS_IN_FLIGHT is "0". It must be a whole number from 1 to 1000.'],
    ['MODEL', 'gpt', `MODEL is "gpt". It must be one of auto, ${MODEL_KINDS.join(', ')}.`],
    [
      'ANTHROPIC_BASE_URL',
      'ftp://x',
      'ANTHROPIC_BASE_URL is not usable. It must be a URL that begins with http:// or https://.',
    ],
    ...['CATALOG_URL', 'DELIVERY_WEBHOOK_URL', 'INSTACART_BASE_URL'].map((name) => [
      name,
      'https://user:password@shop.example/',
      `${name} is not usable. It must be a URL without a user name and a password, which would not be sent.`,
    ]),
    [
      'ALLOWED_ORIGINS',
      'https://shop.example/plan',
      'ALLOWED_ORIGINS is "https://shop.example/plan". It must be origins such as https://shop.example, without a path, separated by commas.',
    ],
    [
      'DELIVERY_PROVIDER',
      'pigeon',
      `DELIVERY_PROVIDER is "pigeon". It must be one of ${DELIVERY_PROVIDER_KINDS.join(', ')}.`,
    ],
  ])('stops the start at %s=%s with a sentence that names it', (name, value, sentence) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new ConfigError(sentence))
  })

  it('is refused with a sentence for every wrong value, not only the first', () => {
    expect(() => parseConfig({ PORT: 'x', MODEL: 'y' })).toThrow(/PORT is "x".*\nMODEL is "y"/)
  })

  it('is refused for a wrong secret, by name and without its value', () => {
    expect(() => parseConfig({ DATA_KEYS: 'too-short' })).toThrow(
      /^DATA_KEYS is not usable\. It must be 32 random bytes/,
    )
    expect(() => parseConfig({ DATA_KEYS: 'too-short' })).not.toThrow(/too-short/)
  })

  it.each(['CATALOG_URL', 'DELIVERY_WEBHOOK_URL', 'INSTACART_BASE_URL', 'OPENAI_BASE_URL', 'DATABASE_URL'])(
    'is refused for a wrong %s without its value, which may hold a secret',
    (name) => {
      const parse = () => parseConfig({ [name]: 'htps://shop.example/?token=hidden' })
      expect(parse).toThrow(`${name} is not usable. It must be`)
      expect(parse).not.toThrow(/hidden/)
    },
  )
})

describe('the defaults', () => {
  it('give each address at least two weeks of 30 calls a day, even if it abandons them all', () => {
    const { DAILY_TOKENS_PER_ADDRESS, MEAL_CALLS_PER_MINUTE } = parseConfig({})
    const { model } = modelFor({ ANTHROPIC_API_KEY: 'key' })
    const most = model.maxTokens({ text: DINNER_PROMPT, parameters: DINNER })
    expect(DAILY_TOKENS_PER_ADDRESS).toBeGreaterThanOrEqual(2 * 30 * most)
    expect(MEAL_CALLS_PER_MINUTE).toBeGreaterThanOrEqual(2 * 30)
  })
})

describe('the chosen model', () => {
  const OLLAMA = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' }

  it.each([
    ['Claude when its key is set', { ANTHROPIC_API_KEY: 'key', ...OLLAMA }, 'anthropic'],
    ['a local one when only that is set up', OLLAMA, 'openai-compatible'],
    ['the built-in one when MODEL asks for it', { ANTHROPIC_API_KEY: 'key', MODEL: 'builtin' }, 'builtin'],
  ])('is %s', (_name, variables, kind) => {
    expect(modelFor(variables).kind).toBe(kind)
  })

  it('does not start without what it needs', () => {
    expect(() => modelFor({ MODEL: 'anthropic' })).toThrow(
      new ConfigError('ANTHROPIC_API_KEY is not set. The anthropic model needs it.'),
    )
  })
})

describe('the README', () => {
  it.each([
    ['MODEL', MODEL_KINDS],
    ['DELIVERY_PROVIDER', DELIVERY_PROVIDER_KINDS],
  ])('names all that %s may be', async (variable, kinds) => {
    const readme = await readFile('proxy/README.md', 'utf8')
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${variable}\``))
    for (const kind of kinds)
      expect(row, `the row of ${variable} in proxy/README.md`).toContain(`\`${kind}\``)
  })

  it('explains every variable and gives its real default', async () => {
    const readme = await readFile('proxy/README.md', 'utf8')
    const rows = [...readme.matchAll(/^\| `(?<name>[A-Z_]+)` *\|(?<fallback>[^|]*)\|/gm)]
    const documented = Object.fromEntries(rows.map(({ groups }) => [groups?.name, groups?.fallback?.trim()]))
    const defaults = parseVariables(ALL_VARIABLES, {})
    const expected = Object.keys(ALL_VARIABLES).map((name) => {
      const fallback = Object.entries(defaults).find(([key]) => key === name)?.[1]
      return [name, fallback === undefined ? '' : `\`${fallback}\``]
    })
    expect(documented, 'the table of variables in proxy/README.md').toEqual(Object.fromEntries(expected))
  })
})
