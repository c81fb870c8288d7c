import { expect, it } from 'vitest'
import { copyBlockData, emptyBlockData, putAnswer } from './block-data.ts'

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

it.each(names)('a block with the id %s gets its own answer, and no object changes', (blockId) => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const data = emptyBlockData()
  expect(data[blockId]).toBeUndefined()
  putAnswer(
    data,
    [
      { blockId, key: 'list' },
      { blockId, key: '__proto__' },
    ],
    ['answer'],
  )
  expect(Object.keys(data)).toEqual([blockId])
  expect(Object.entries(data[blockId] ?? {})).toEqual([
    ['list', ['answer']],
    ['__proto__', ['answer']],
  ])
  const copy = copyBlockData(data)
  expect(Object.keys(copy[blockId] ?? {})).toEqual(['list', '__proto__'])
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(({} as Record<string, unknown>)['list']).toBeUndefined()
})

it('a completed copy leaves the original as it was', () => {
  const data = { first: { list: [1] } }
  const copy = copyBlockData(data)
  putAnswer(copy, [{ blockId: 'first', key: 'list' }], [2])
  expect(data).toEqual({ first: { list: [1] } })
  expect({ ...copy['first'] }).toEqual({ list: [2] })
})
