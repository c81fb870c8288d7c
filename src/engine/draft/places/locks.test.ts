import { describe, expect, it } from 'vitest'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { at, into, main, sampleBlock, sampleDocument, setTitle } from '#tests/support/drafts/draft-samples.ts'
import { brokenLock, lockOn } from './locks.ts'

const page = {
  ...sampleDocument(sampleBlock('around', [sampleBlock('held', [sampleBlock('inner')]), sampleBlock('beside')]), sampleBlock('free')),
  notes: { held: { locked: true }, free: { name: 'Libre' } },
} as const

it.each([
  ['held', 'held'],
  ['inner', 'held'],
  ['around', null],
  ['free', null],
  ['gone', null],
])('finds the lock on %s: %s', (id, lock) => expect(lockOn(page, id)).toBe(lock))

describe('brokenLock', () => {
  it.each<[string, Operation]>([
    ['a value of the locked block', setTitle('held', 'x')],
    ['a value of a block inside it', setTitle('inner', 'x')],
    ['its visibility', { op: 'visible', id: 'held', visibility: null }],
    ['its place', { op: 'move', id: 'held', to: at(main, 'free') }],
    ['the place of a block inside it', { op: 'move', id: 'inner', to: at(main, 'free') }],
    ['a block that would come into it', { op: 'move', id: 'free', to: at(into('held')) }],
    ['a new block inside it', { op: 'insert', block: sampleBlock('new'), at: at(into('held')) }],
    ['its removal', { op: 'remove', id: 'held' }],
    ['the removal of a block inside it', { op: 'remove', id: 'inner' }],
    ['the removal of the block around it', { op: 'remove', id: 'around' }],
  ])('names the lock that protects %s', (_, operation) => expect(brokenLock(page, operation)).toBe('held'))

  it.each<[string, Operation]>([
    ['the block around it', setTitle('around', 'x')],
    ['the place of the block around it', { op: 'move', id: 'around', to: at(main, 'free') }],
    ['a block beside it', { op: 'remove', id: 'beside' }],
    ['a block behind it', { op: 'insert', block: sampleBlock('new'), at: at(into('around'), 'held') }],
    ['its name', { op: 'note', id: 'held', name: 'Nos tarifs' }],
    ['its lock', { op: 'note', id: 'held', locked: false }],
    ['the head of the page', { op: 'head', pointer: '/title', value: 'x' }],
  ])('lets change %s', (_, operation) => expect(brokenLock(page, operation)).toBeNull())
})
