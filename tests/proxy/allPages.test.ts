import { describe, expect, it } from 'vitest'
import { allPages } from '../../proxy/delivery/allPages.js'

describe('a list that is read page by page', () => {
  it.each([0, 1, 199, 200, 201, 400, 450])(
    'gives each of its %i rows once, in their order',
    async (count) => {
      const rows = Array.from({ length: count }, (_, id) => ({ id }))
      const read = []
      const pages = allPages<{ id: number }>(async ({ limit, after }) => {
        const from = after ? after.id + 1 : 0
        return rows.slice(from, from + limit)
      })
      for await (const row of pages) read.push(row)
      expect(read).toEqual(rows)
    },
  )

  it('goes on where it was although rows vanish meanwhile', async () => {
    let rows = Array.from({ length: 450 }, (_, id) => ({ id }))
    const read = []
    const pages = allPages<{ id: number }>(async ({ limit, after }) =>
      rows.filter(({ id }) => !after || id > after.id).slice(0, limit),
    )
    for await (const row of pages) {
      read.push(row.id)
      rows = rows.filter(({ id }) => id !== row.id)
    }
    expect(read).toHaveLength(450)
  })
})
