import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../bench/proxy/freePort.js'
import { createDurableStores } from '../../proxy/edge/durableStores.js'
import { createMemoryTokenLedger } from '../../proxy/limits/memoryTokenLedger.js'
import { createSqlTokenLedger } from '../../proxy/limits/sqlTokenLedger.js'
import { createTokenBudget } from '../../proxy/limits/tokenBudget.js'
import { EVERYBODY, type TokenLedger } from '../../proxy/limits/tokenLedger.js'
import { anthropicProvider } from '../../proxy/models/providers/anthropicProvider.js'
import { openAiCompatibleProvider } from '../../proxy/models/providers/openAiCompatibleProvider.js'
import { openDatabase } from '../../proxy/openDatabase.js'
import { fakeNamespace } from './support/fakeNamespace.js'
import { MODEL_OPTIONS } from './support/modelOptions.js'
import { DINNER, DINNER_PROMPT } from './support/prompts.js'
import { temporaryFolder } from './support/temporaryFolder.js'
import { postJson, testProxy } from './support/testProxy.js'

const ANNA = { id: '192.0.2.1', shares: 1 }
const BEN = { id: '192.0.2.2', shares: 1 }

describe('the daily token budget', () => {
  it.each([
    ['Claude', anthropicProvider],
    ['an OpenAI-compatible server', openAiCompatibleProvider],
  ])('is not charged for a refused connection to %s', async (_name, provider) => {
    const url = `http://127.0.0.1:${await freePort()}`
    const keys = { ANTHROPIC_API_KEY: 'key', OPENAI_MODEL: 'local-model' }
    const model = provider.create({ ...keys, ANTHROPIC_BASE_URL: url, OPENAI_BASE_URL: url }, MODEL_OPTIONS)
    const tokensPerDay = model.maxTokens({ text: DINNER_PROMPT, parameters: DINNER })
    const { app } = await testProxy({ model, tokensPerDay })
    const ask = () => app.request('/api/generateMeals', postJson({ prompt: DINNER_PROMPT }))
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 503])
  })

  it('gets tokens back when a call settles for less, and lets nobody take more than the rest', async () => {
    const budget = createTokenBudget({
      ledger: createMemoryTokenLedger(Date.now),
      tokensPerDay: 100,
      tokensPerAddress: 100,
      now: Date.now,
    })
    const first = await budget.reserve(90, [ANNA])
    expect(await budget.reserve(20, [BEN])).toBeNull()
    await first?.settle(10)
    expect(await budget.reserve(90, [BEN])).not.toBeNull()
    expect(await budget.reserve(1, [BEN])).toBeNull()
  })

  it.each([
    ['each call by itself', 0],
    ['blocks', 100],
    ['large blocks', 1000],
  ])('counts what a call cost beyond its reservation when it books %s', async (_name, blockTokens) => {
    const budget = createTokenBudget({
      ledger: createMemoryTokenLedger(Date.now),
      tokensPerDay: 20_000,
      tokensPerAddress: 1000,
      blockTokens,
      now: Date.now,
    })
    const first = await budget.reserve(100, [ANNA])
    await first?.settle(900)
    expect(await budget.reserve(100, [ANNA])).not.toBeNull()
    expect(await budget.reserve(1, [ANNA])).toBeNull()
    expect(await budget.reserve(100, [BEN])).not.toBeNull()
  })

  it('counts what a call cost beyond its reservation on every server, and after one stops', async () => {
    const ledger = createMemoryTokenLedger(Date.now)
    const limits = { tokensPerDay: 1000, tokensPerAddress: 1000, blockTokens: 50 }
    const [one, other] = [0, 1].map(() => createTokenBudget({ ledger, ...limits, now: Date.now }))
    await (await one?.reserve(100, [ANNA]))?.settle(900)
    expect(await other?.reserve(200, [BEN])).toBeNull()
    await one?.close()
    expect(await other?.reserve(200, [BEN])).toBeNull()
    expect(await other?.reserve(100, [BEN])).not.toBeNull()
  })

  it('counts what a call cost beyond its reservation on the day when it began', async () => {
    let time = Date.UTC(2026, 10, 21, 23, 59)
    const now = () => time
    const ledger = createMemoryTokenLedger(now)
    const budget = createTokenBudget({ ledger, tokensPerDay: 1000, tokensPerAddress: 1000, now })
    const late = await budget.reserve(100, [ANNA])
    time += 120_000
    await late?.settle(900)
    expect(await budget.reserve(1000, [ANNA])).not.toBeNull()
  })

  it('gets tokens back when a call cannot be booked because the ledger fails', async () => {
    const memory = createMemoryTokenLedger(Date.now)
    let isAway = true
    const ledger: TokenLedger = {
      ...memory,
      book: async (request) => {
        if (isAway && request.account === EVERYBODY) throw new Error('away')
        return memory.book(request)
      },
    }
    const budget = createTokenBudget({ ledger, tokensPerDay: 1000, tokensPerAddress: 100, now: Date.now })
    await expect(budget.reserve(100, [ANNA])).rejects.toThrow('away')
    isAway = false
    expect(await budget.reserve(100, [ANNA])).not.toBeNull()
  })

  it("gets everybody's tokens back although those of the caller cannot be returned", async () => {
    const { book, giveBack } = createMemoryTokenLedger(Date.now)
    const ledger: TokenLedger = {
      book,
      giveBack: (booking) =>
        booking.account === ANNA.id ? Promise.reject(new Error('away')) : giveBack(booking),
    }
    const budget = createTokenBudget({ ledger, tokensPerDay: 100, tokensPerAddress: 100, now: Date.now })
    const reserved = await budget.reserve(100, [ANNA])
    await expect(reserved?.settle(10)).rejects.toThrow('away')
    expect(await budget.reserve(90, [BEN])).not.toBeNull()
  })

  it('leaves the rest of the day to others when one caller has used its share', async () => {
    const budget = createTokenBudget({
      ledger: createMemoryTokenLedger(Date.now),
      tokensPerDay: 1000,
      tokensPerAddress: 100,
      blockTokens: 50,
      now: Date.now,
    })
    const home = { id: '2001:db8:0:1/64', shares: 1 }
    const site = { id: '2001:db8:0/48', shares: 2 }
    expect(await budget.reserve(100, [home, site])).not.toBeNull()
    expect(await budget.reserve(1, [home, site])).toBeNull()
    expect(await budget.reserve(100, [{ ...home, id: '2001:db8:0:2/64' }, site])).not.toBeNull()
    expect(await budget.reserve(1, [{ ...home, id: '2001:db8:0:3/64' }, site])).toBeNull()
    expect(await budget.reserve(100, [ANNA])).not.toBeNull()
  })

  it('is never exceeded by two servers that book in blocks, and leaves all of it to the one that stays', async () => {
    const ledger = createMemoryTokenLedger(Date.now)
    const server = () =>
      createTokenBudget({
        ledger,
        tokensPerDay: 1000,
        tokensPerAddress: 1000,
        blockTokens: 100,
        now: Date.now,
      })
    const [one, other] = [server(), server()]
    let granted = 0
    for (let call = 0; call < 40; call++) {
      const budget = call % 2 === 0 ? one : other
      if (await budget.reserve(30, [ANNA])) granted += 30
    }
    expect(granted).toBeLessThanOrEqual(1000)
    const kept = await one.reserve(10, [ANNA])
    if (kept) granted += 10
    await other.close()
    while (await one.reserve(10, [ANNA])) granted += 10
    expect(granted).toBe(1000)
  })

  it('lets one caller use its share although many servers book in blocks', async () => {
    const ledger = createMemoryTokenLedger(Date.now)
    const limits = { tokensPerDay: 10_000_000, tokensPerAddress: 400_000, blockTokens: 100_000 }
    const servers = Array.from({ length: 8 }, () => createTokenBudget({ ledger, ...limits, now: Date.now }))
    let made = 0
    for (let round = 0; round < 25; round++) {
      for (const server of servers) {
        const reserved = await server.reserve(3500, [ANNA])
        await reserved?.settle(1500)
        if (reserved) made++
      }
    }
    expect(made).toBe(200)
  })

  describe('when it closes many accounts', () => {
    const limits = { tokensPerDay: 1_000_000_000, tokensPerAddress: 1000, blockTokens: 777 }
    /** A budget with a block of its own for each of so many callers. */
    async function openAccounts(
      count: number,
      giveBack: TokenLedger['giveBack'],
      now: () => number = Date.now,
    ) {
      const { book } = createMemoryTokenLedger(now)
      const budget = createTokenBudget({ ledger: { book, giveBack }, ...limits, now })
      for (let index = 0; index < count; index++) {
        const reserved = await budget.reserve(10, [{ id: `caller ${index}`, shares: 1 }])
        await reserved?.settle(10)
      }
      return budget
    }

    it("gives back many blocks at a time, and everybody's although one fails", async () => {
      const given: string[] = []
      let running = 0
      let most = 0
      const budget = await openAccounts(300, async ({ account }) => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        if (account === 'caller 7') throw new Error('away')
        given.push(account)
      })
      await budget.close()
      expect(given).toHaveLength(300)
      expect(given).toContain(EVERYBODY)
      expect(most).toBeGreaterThan(10)
    })

    it('does not try each of them when the ledger is away', async () => {
      let asked = 0
      const budget = await openAccounts(3000, async () => {
        asked++
        throw new Error('away')
      })
      await expect(budget.close()).rejects.toThrow('away')
      expect(asked).toBeLessThan(300)
    })

    it('lets no call wait for that', async () => {
      const budget = await openAccounts(5000, () => new Promise(() => undefined))
      expect(await budget.reserve(10, [ANNA])).not.toBeNull()
    })

    it('leaves no block in an account that it closed while a call was on its way there', async () => {
      const { book, giveBack } = createMemoryTokenLedger(Date.now)
      const given: string[] = []
      let answer = (): void => undefined
      const slow = new Promise<void>((resolve) => {
        answer = resolve
      })
      const ledger: TokenLedger = {
        async book(request) {
          if (request.account === 'home') await slow
          return book(request)
        },
        async giveBack(booking) {
          given.push(booking.account)
          await giveBack(booking)
        },
      }
      const budget = createTokenBudget({ ledger, ...limits, now: Date.now })
      const reserving = budget.reserve(10, [
        { id: 'home', shares: 1 },
        { id: 'site', shares: 4 },
      ])
      for (let index = 0; index <= 5000; index++) await budget.reserve(10, [{ id: `${index}`, shares: 1 }])
      answer()
      await (await reserving)?.settle(10)
      await budget.close()
      expect(given).toContain('site')
    })

    it('forgets the blocks of a day that is over', async () => {
      let time = Date.UTC(2026, 10, 21, 12)
      const given: string[] = []
      const budget = await openAccounts(
        10,
        async ({ account }) => void given.push(account),
        () => time,
      )
      time += 86_400_000
      await budget.close()
      expect(given).toEqual([])
    })
  })

  it('asks the ledger once for many calls when it books in blocks', async () => {
    const memory = createMemoryTokenLedger(Date.now)
    let asked = 0
    const ledger: TokenLedger = {
      book: (request) => {
        asked++
        return memory.book(request)
      },
      giveBack: (booking) => {
        asked++
        return memory.giveBack(booking)
      },
    }
    const budget = createTokenBudget({
      ledger,
      tokensPerDay: 1_000_000,
      tokensPerAddress: 1_000_000,
      blockTokens: 100_000,
      now: Date.now,
    })
    for (let call = 0; call < 100; call++) await (await budget.reserve(3000, [ANNA]))?.settle(500)
    expect(asked).toBeLessThan(10)
  })
})

const IN_MEMORY = ['in memory', async (now: () => number) => createMemoryTokenLedger(now)] as const
const IN_FILE = [
  'in a file',
  async (now: () => number) => {
    const database = await openDatabase(await temporaryFolder())
    onTestFinished(() => database.close())
    return createSqlTokenLedger(database, { now, mark: (account) => `mark of ${account}` })
  },
] as const
const IN_OBJECT = [
  'in a Durable Object',
  async (now: () => number) => createDurableStores(fakeNamespace(now).namespace).tokenLedger,
] as const
const EVENING = Date.UTC(2026, 10, 21, 23, 59)
const MORNING = Date.UTC(2026, 10, 22, 0, 1)

describe.each([IN_MEMORY, IN_FILE, IN_OBJECT])('the token ledger %s', (_name, createLedger) => {
  const account = EVERYBODY

  it('books what is wanted, then what is left, and nothing when that is too little', async () => {
    const ledger = await createLedger(() => EVENING)
    const request = { account, limit: 100, want: 60, least: 10 }
    expect(await ledger.book(request)).toEqual({ account, day: '2026-11-21', tokens: 60 })
    expect(await ledger.book({ ...request, least: 50 })).toBeNull()
    expect(await ledger.book(request)).toMatchObject({ tokens: 40 })
    expect(await ledger.book(request)).toBeNull()
    expect(await ledger.book({ ...request, account: 'other' })).toMatchObject({ tokens: 60 })
    expect(await ledger.book({ account: 'small', limit: 5, want: 60, least: 10 })).toBeNull()
  })

  it('gets tokens back on the day they were booked when a call crosses midnight', async () => {
    let time = EVENING
    const ledger = await createLedger(() => time)
    const request = { account, limit: 100, want: 100, least: 100 }
    const late = await ledger.book(request)
    time = MORNING
    await ledger.book(request)
    if (late) await ledger.giveBack({ ...late, tokens: 60 })
    expect(await ledger.book({ ...request, want: 1, least: 1 })).toBeNull()
    time = EVENING
    expect(await ledger.book({ ...request, want: 60, least: 60 })).not.toBeNull()
    expect(await ledger.book({ ...request, want: 1, least: 1 })).toBeNull()
  })

  it('counts what was used beyond a booking on its day, even past the limit', async () => {
    let time = EVENING
    const ledger = await createLedger(() => time)
    const request = { account, limit: 100, want: 60, least: 60 }
    const late = await ledger.book(request)
    time = MORNING
    if (late) await ledger.giveBack({ ...late, tokens: -70 })
    expect(await ledger.book(request)).not.toBeNull()
    time = EVENING
    expect(await ledger.book({ ...request, want: 1, least: 1 })).toBeNull()
    if (late) await ledger.giveBack({ ...late, tokens: 40 })
    expect(await ledger.book({ ...request, least: 1 })).toMatchObject({ tokens: 10 })
  })
})

describe.each([IN_MEMORY, IN_OBJECT])('the token ledger %s', (_name, createLedger) => {
  it('forgets what was booked before yesterday, and with it the addresses', async () => {
    let time = EVENING
    const ledger = await createLedger(() => time)
    const request = { account: '192.0.2.1', limit: 100, want: 100, least: 100 }
    await ledger.book(request)
    time += 2 * 86_400_000
    await ledger.book(request)
    time = EVENING
    expect(await ledger.book(request)).not.toBeNull()
  })
})
