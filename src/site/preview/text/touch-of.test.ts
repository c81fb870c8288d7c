import { expect, it } from 'vitest'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { touchOf } from './touch-of.ts'

const set = (id: string, pointer: string): Operation => ({ op: 'set', id, pointer, value: 'x' })

it.each<[string, readonly Operation[] | null, string]>([
  ['its own value', [set('a', '/title')], 'text'],
  ['another block', [set('b', '/title')], 'nothing'],
  ['the head of the page', [{ op: 'head', pointer: '/title', value: 'x' }], 'nothing'],
  ['another value of its block', [set('a', '/level')], 'more'],
  ['its own value and a removed block', [set('a', '/title'), { op: 'remove', id: 'b' }], 'more'],
  ['its block’s visibility', [{ op: 'visible', id: 'a', visibility: null }], 'more'],
  ['the whole document', null, 'more'],
])('tells what a change of %s touches', (_what, operations, touch) => expect(touchOf(operations, 'a', '/title')).toBe(touch))
