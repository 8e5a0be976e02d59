import type { LimitsNamespace } from '../../../proxy/edge/durableStores.js'
import { type DurableStorage, Limits } from '../../../proxy/edge/limits.js'

interface FakeObject {
  readonly limits: Limits
  readonly stored: Map<string, unknown>
  alarmMs: number | undefined
  turn: Promise<unknown>
}

/** Durable Objects in memory. As in the real runtime, an object answers one call after another. */
export function fakeNamespace(now: () => number = Date.now) {
  const objects = new Map<string, FakeObject>()

  function objectOf(name: string): FakeObject {
    const known = objects.get(name)
    if (known) return known
    const stored = new Map<string, unknown>()
    const storage: DurableStorage = {
      get: async (key) => structuredClone(stored.get(key)),
      put: async (key, value) => void stored.set(key, structuredClone(value)),
      setAlarm: async (timeMs) => {
        object.alarmMs = timeMs
      },
      deleteAll: async () => stored.clear(),
    }
    const object: FakeObject = {
      limits: new Limits({ storage }, {}, now),
      stored,
      alarmMs: undefined,
      turn: Promise.resolve(),
    }
    objects.set(name, object)
    return object
  }

  const namespace: LimitsNamespace<string> = {
    idFromName: (name) => name,
    get: (id) => ({
      async fetch(url, init) {
        const object = objectOf(id)
        const answer = object.turn.then(() => object.limits.fetch(new Request(url, init)))
        object.turn = answer.catch(() => undefined)
        return answer
      },
    }),
  }
  return { namespace, objects }
}
