import { expect, it } from 'vitest'
import { sampleBlock, setTitle } from '#tests/support/drafts/draft-samples.ts'
import type { Operation } from './operation.ts'
import { storableOperation } from './storable-operation.ts'

it('takes control characters and half surrogate pairs out of texts at any depth', () => {
  expect(storableOperation(setTitle('a', 'Col\0lé\u0007 \ud83d,\t🍷\n'))).toEqual(setTitle('a', 'Collé ,\t🍷\n'))
  const head: Operation = { op: 'head', pointer: '/seo', value: { title: 'a\0', list: ['\udc00b', 1, null] } }
  expect(storableOperation(head)).toEqual({ ...head, value: { title: 'a', list: ['b', 1, null] } })
  const insert = { op: 'insert', at: { in: { region: 'main' }, after: null, before: null }, block: sampleBlock('b') } as const
  const spoilt = { ...insert, block: { ...insert.block, props: { ...insert.block.props, title: 'b\0' } } }
  expect(storableOperation(spoilt)).toEqual({ ...insert, block: { ...insert.block, props: { ...insert.block.props, title: 'b' } } })
})

it('leaves operations without a text as they are', () => {
  expect(storableOperation({ op: 'remove', id: 'a' })).toEqual({ op: 'remove', id: 'a' })
})
