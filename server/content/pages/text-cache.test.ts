import { expect, it } from 'vitest'
import { TextCache } from './text-cache.ts'

it('a text memory forgets what was used longest ago', () => {
  const memory = new TextCache<number>(10)
  for (let index = 0; index < 12; index++) memory.set(`text-${index}`, index)
  expect(memory.get('text-11')).toBe(11)
  expect(memory.get('text-0')).toBeUndefined()
})

it('a text memory keeps what is used', () => {
  const memory = new TextCache<number>(20)
  memory.set('kept', 1)
  for (let index = 0; index < 40; index++) {
    memory.set(`text-${index}`, index)
    expect(memory.get('kept')).toBe(1)
  }
})
