import { expect, it } from 'vitest'
import { goFirst, longRest } from '../../src/ui/profile/quietWork.js'
import { deferred } from '../support/plannerStore.js'

it('lets the work that goes first hold up only its own widget, also if another has such work', async () => {
  const [one, other, third] = [{}, {}, {}]
  const work = deferred<void>()
  goFirst(one, work.promise)
  goFirst(other, Promise.resolve())
  await longRest(other)
  await longRest(third)
  let hasRested = false
  const rest = longRest(one).then(() => {
    hasRested = true
  })
  await longRest(third)
  expect(hasRested).toBe(false)
  work.resolve()
  await rest
  expect(hasRested).toBe(true)
})
