import { describe, expect, it } from 'vitest'
import { comboOf } from './key-combo.ts'
import { canvasBatchSchema, fromFrameSchema, helloSchema, toFrameSchema } from './messages.ts'

const nonce = 'n'.repeat(43)
const hash = `sha256-${'A'.repeat(43)}=`

describe('helloSchema', () => {
  it('takes the nonce and nothing beside it', () => {
    expect(helloSchema.safeParse({ type: 'vitrine-composer', nonce }).success).toBe(true)
    for (const other of [
      null,
      'vitrine-composer',
      { type: 'vitrine-composer' },
      { type: 'other', nonce },
      { type: 'vitrine-composer', nonce: '' },
    ])
      expect(helloSchema.safeParse(other).success).toBe(false)
    expect(helloSchema.safeParse({ type: 'vitrine-composer', nonce, html: '<p>' }).success).toBe(false)
  })
})

describe('toFrameSchema', () => {
  it.each([
    { type: 'select', id: 'b7f2', reveal: true },
    { type: 'select', id: null, reveal: false },
    { type: 'select', id: 'b7f2', others: ['c3d4'], reveal: false },
    { type: 'look', showsHidden: false, showsSlots: true },
    { type: 'data', media: [] },
    { type: 'token', token: nonce },
    { type: 'edit-text', id: 'b7f2', pointer: '/items/0/title' },
    { type: 'edit-text', id: 'b7f2', pointer: null },
    { type: 'refuse-text', id: 'b7f2', pointer: '/items/0/title' },
    { type: 'insertion', place: null, words: '', reveal: false },
    { type: 'places', places: [{ in: { region: 'main' }, after: null, before: 'b7f2' }] },
    { type: 'insertion', place: { in: { parent: 'b7f2', slot: 'first' }, after: null, before: 'c3d4' }, words: 'Au début', reveal: true },
  ])('takes $type', (message) => expect(toFrameSchema.parse(message)).toEqual(message))

  it.each([{ type: 'eval', code: '1' }, { type: 'select', id: 7, reveal: true }, { type: 'token', token: 'short' }, 'select', null])(
    'refuses %j',
    (message) => expect(toFrameSchema.safeParse(message).success).toBe(false),
  )
})

describe('fromFrameSchema', () => {
  it.each([
    { type: 'ready', hash, problems: [{ blockId: 'b7f2', code: 'later', leftOut: true, faults: [] }] },
    { type: 'gap', expected: 3 },
    { type: 'dropped', dropped: new Map([['underline', 2]]) },
    { type: 'hover', id: null },
    { type: 'pick', id: 'b7f2' },
    { type: 'key', combo: 'Mod+z' },
    { type: 'copied', act: 'cut' },
    { type: 'paste', own: '', html: '<p>Le mas</p>', words: 'Le mas', files: [] },
    { type: 'box', box: { left: -4, top: 12.5, width: 640, height: 80 } },
    { type: 'box', box: null },
    { type: 'spots', id: 'b7f2', spots: [{ left: 320, top: -16 }] },
    { type: 'drop', id: null, files: [new File([''], 'mas.webp')] },
    { type: 'add', parent: 'b7f2', slot: 'second' },
    { type: 'menu', id: 'b7f2', x: 12.5, y: 30 },
    { type: 'place', number: 3 },
    { type: 'grab', id: 'b7f2', x: 12.5, y: 30 },
    { type: 'carry', x: -12.5, y: 3000 },
    { type: 'release', isDropped: false },
    { type: 'size', height: 812.5 },
    { type: 'broken', id: 'b7f2', message: 'x is undefined' },
    { type: 'needs', ids: ['b7f2'], state: 'asked' },
    { type: 'texts', id: 'b7f2', unseen: ['/label'] },
    { type: 'text', id: 'b7f2', pointer: '/title', value: ' typed ' },
    { type: 'text', id: 'b7f2', pointer: '/title', value: null },
    { type: 'end-typing' },
    { type: 'field', id: 'b7f2', pointer: '/title' },
    { type: 'writing', isOpen: true, isBusy: false },
  ])('takes $type', (message) => expect(fromFrameSchema.parse(message)).toEqual(message))

  it.each([
    { type: 'pick' },
    { type: 'gap', expected: -1 },
    { type: 'ready', hash: 'none', problems: [] },
    { type: 'add', parent: 'b7f2', slot: '' },
    { type: 'add', parent: 'b7f2', slot: 'second', html: '<p>' },
  ])('refuses %j', (message) => expect(fromFrameSchema.safeParse(message).success).toBe(false))
})

describe('canvasBatchSchema', () => {
  it('takes operations of a draft and refuses others', () => {
    const set = { op: 'set', id: 'b7f2', pointer: '/title', value: ' typed ' }
    expect(canvasBatchSchema.parse({ seq: 1, operations: [set] })).toEqual({ seq: 1, operations: [set] })
    expect(canvasBatchSchema.safeParse({ seq: 1, operations: [{ op: 'run', id: 'b7f2' }] }).success).toBe(false)
  })
})

describe('comboOf', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  it.each([
    [{ key: 'z', ctrlKey: true }, 'Mod+z'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'Mod+Shift+z'],
    [{ key: 'ArrowUp', altKey: true }, 'Alt+ArrowUp'],
    [{ key: ' ' }, 'Space'],
    [{ key: 'Escape' }, 'Escape'],
    [{ key: 'Shift', shiftKey: true }, null],
    [{ key: '@', ctrlKey: true, altKey: true }, '@'],
    [{ key: 'ą', getModifierState: () => true }, 'ą'],
    [{ key: 'd', ctrlKey: true, altKey: true }, 'Mod+Alt+d'],
    [{ key: 'D' }, 'd'],
    [{ key: 'Dead' }, null],
    [{ key: 'Unidentified' }, null],
    [{ key: 'Process' }, null],
  ])('writes %j as %s', (pressed, combo) => expect(comboOf({ ...none, ...pressed })).toBe(combo))
})
