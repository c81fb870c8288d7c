import { expect, it } from 'vitest'
import type { Block, Json } from '#schemas/generated/content.ts'
import { sameChanges } from './same-changes.ts'

const block = (id: string, type: string, props: Record<string, Json>, slots?: Record<string, Block[]>): Block => ({
  ...{ id, type, v: 1, props },
  ...(slots && { slots }),
})
const shell = (phone: string, more: Record<string, Json> = {}) => ({
  regions: { topBar: [block('bar', 'top-bar', { phone, ...more })], footer: [block('pied', 'footer', { text: phone })] },
})

it('gives the edits that change a telephone in the other header and footer, by their ids', () => {
  const other = {
    regions: {
      topBar: [block('autre', 'section', {}, { content: [block('barre', 'top-bar', { phone: '01' })] })],
      footer: [block('pied', 'footer', { text: '01' })],
    },
  }
  expect(sameChanges(shell('01'), shell('02'), other)).toEqual([
    { former: '01', operation: { op: 'set', id: 'barre', pointer: '/phone', value: '02' } },
    { former: '01', operation: { op: 'set', id: 'pied', pointer: '/text', value: '02' } },
  ])
})

it.each<[string, ReturnType<typeof shell>, ReturnType<typeof shell>]>([
  ['what the other says otherwise', shell('02'), shell('09')],
  ['what the other has changed already', shell('02'), shell('02')],
  ['what is the same as before', shell('01'), shell('01')],
  ['a value that was not there', shell('01', { label: 'Nouveau' }), shell('01')],
])('gives no edit for %s', (...[, after, other]) => {
  expect(sameChanges(shell('01'), after, other)).toEqual([])
})
