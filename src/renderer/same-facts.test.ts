import { describe, expect, it } from 'vitest'
import type { Block, Json } from '#schemas/generated/content.ts'
import { hasSameFacts } from './same-facts.ts'

const heading = (id: string, props: Record<string, Json> = {}): Block => ({
  id,
  type: 'heading',
  v: 1,
  props: { text: id, level: 2, ...props },
})
const section = (id: string, content: Block[]): Block => ({ id, type: 'section', v: 1, props: { title: id }, slots: { content } })
const page = (inner: Block, ...more: Block[]): Block[] => [section('rang', [heading('un'), inner]), ...more]

describe('hasSameFacts', () => {
  it.each([
    ['a title without an anchor', heading('deux'), heading('deux', { text: 'Autre' })],
    ['a property of the block’s look', heading('deux', { anchor: 'ici' }), heading('deux', { anchor: 'ici', tone: 'dark' })],
  ])('finds the facts the same after a change of %s', (_, before, after) => {
    expect(hasSameFacts(page(before), page(after))).toBe(true)
  })

  it.each([
    ['the title of a block with an anchor', heading('deux', { anchor: 'ici' }), heading('deux', { anchor: 'ici', text: 'Autre' })],
    ['an anchor', heading('deux'), heading('deux', { anchor: 'ici' })],
    ['a level', heading('deux'), heading('deux', { level: 1 })],
    ['a type', heading('deux'), { ...heading('deux'), type: 'text' }],
    ['a visibility', heading('deux'), { ...heading('deux'), visibility: { audience: 'all', screens: ['desktop'] } } as unknown as Block],
    ['an id', heading('deux'), heading('trois')],
    ['a slot', heading('deux'), section('deux', [heading('trois')])],
  ])('finds that the facts may differ after a change of %s', (_, before, after) => {
    expect(hasSameFacts(page(before), page(after))).toBe(false)
  })

  it('finds that the facts may differ when a block came, went or moved', () => {
    const [one, two] = [heading('un'), heading('deux')]
    expect([hasSameFacts([one], [one, two]), hasSameFacts([one, two], [one]), hasSameFacts([one, two], [two, one])]).toEqual([
      false,
      false,
      false,
    ])
  })
})
