import { newHistory, recordChange, redoChange, undoChange } from 'react-meal-planner/core'
import { describe, expect, it } from 'vitest'

describe('the history of a plan', () => {
  it('gives back each state, and forward again', () => {
    const history = ['b', 'c'].reduce(recordChange<string>, newHistory('a'))
    const back = undoChange(undoChange(history))
    expect([history.present, undoChange(history).present, back.present]).toEqual(['c', 'b', 'a'])
    expect(redoChange(redoChange(back))).toEqual(history)
  })

  it('stays the same if nothing can be undone or redone', () => {
    const history = newHistory('a')
    expect(undoChange(history)).toBe(history)
    expect(redoChange(history)).toBe(history)
  })

  it('forgets what was undone with the next change', () => {
    const history = recordChange(undoChange(recordChange(newHistory('a'), 'b')), 'c')
    expect(redoChange(history)).toBe(history)
    expect(undoChange(history).present).toBe('a')
  })

  it('remembers fifty changes', () => {
    let history = newHistory(0)
    for (let count = 1; count <= 60; count++) history = recordChange(history, count)
    for (let count = 0; count < 60; count++) history = undoChange(history)
    expect(history.present).toBe(10)
  })
})
