import { expect, it } from 'vitest'
import { weightOf } from './weight.ts'

const setText = (value: string) => ({ op: 'set', id: 'texte', pointer: '/html', value }) as const

it('names the weight of a pasted text of 800 kB, in bytes of what is sent', () => {
  expect(weightOf(setText('a'.repeat(800_000)))).toBe(800)
  expect(weightOf(setText('é'.repeat(400_000)))).toBe(800)
})

it('names no weight of a change that is not heavy', () => {
  expect(weightOf(setText('Bonjour'))).toBeNull()
})
