import { describe, expect, it } from 'vitest'
import type { Json } from '#schemas/generated/content.ts'
import { testType, testTypes } from '#tests/support/blocks/test-registry.ts'
import { defineBlock } from './block-definition.ts'
import { createRegistry } from './registry.ts'

const note = testType({ type: 'note', props: { text: { type: 'string', maxLength: 10 } } })

describe('createRegistry', () => {
  it('compiles slots into the types that their groups stand for', () => {
    const { types, pageRoot, regionRoot } = createRegistry(testTypes)
    expect([...(types.get('box')?.slots.get('head')?.accepts ?? [])]).toEqual(['note'])
    expect(types.get('box')?.slots.get('content')?.accepts.has('rich')).toBe(true)
    expect(types.get('box')?.slots.get('content')?.accepts.has('strip')).toBe(false)
    expect(pageRoot.has('note')).toBe(true)
    expect(pageRoot.has('strip')).toBe(false)
    expect([...regionRoot]).toEqual(['strip'])
  })

  it('refuses a type twice', () => {
    expect(() => createRegistry([note, note])).toThrow('Block type "note" is registered twice')
  })

  it('refuses a slot that accepts nothing known', () => {
    const box = testType({ type: 'box', slots: { inside: { accepts: ['gadget'], max: 1 } } })
    expect(() => createRegistry([note, box])).toThrow('Slot "inside" of "box" accepts "gadget", which is no block type and no group')
  })

  it('refuses a slot that wants more than it holds', () => {
    const box = testType({ type: 'box', slots: { inside: { accepts: ['note'], min: 3, max: 2 } } })
    expect(() => createRegistry([note, box])).toThrow('min 3 is over max 2')
  })

  it('refuses a version without its migrations, and migrations without their version', () => {
    const up = { id: 'note/2', name: 'rename-title', up: (props: Record<string, Json>) => props }
    expect(() => createRegistry([testType({ type: 'note', version: 2 })])).toThrow('expected 1 migrations, got 0')
    expect(() => createRegistry([testType({ type: 'note', migrations: [up] })])).toThrow('expected 0 migrations, got 1')
    expect(() => createRegistry([testType({ type: 'note', version: 3, migrations: [up, { ...up, id: 'note/4' }] })])).toThrow(
      'expected migration "note/3", got "note/4"',
    )
  })

  it('refuses a required prop that is not described', () => {
    expect(() => createRegistry([testType({ type: 'note', required: ['text'] })])).toThrow('requires the prop "text"')
  })

  it('refuses a type that bears the name of a group', () => {
    expect(() => createRegistry([testType({ type: 'content' }), note])).toThrow('both a block type and a group')
  })
})

describe('defineBlock', () => {
  it('refuses a manifest that does not obey its schema', () => {
    expect(() => defineBlock({ manifest: { ...note.manifest, version: 0 }, validate: note.validate })).toThrow(
      'block.json of "note": .version: expected at least 1, got 0',
    )
    expect(() => defineBlock({ manifest: null, validate: note.validate })).toThrow('block.json of "?": : expected object, got null')
  })
})
