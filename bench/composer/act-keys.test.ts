import { describe, expect, it } from 'vitest'
import { keysOfAct } from './act-keys.ts'

describe('the keys of an act that the bench presses', () => {
  it.each([
    ['duplicate', { key: 'd', ctrlKey: true, altKey: false, shiftKey: false }],
    ['moveDown', { key: 'ArrowDown', ctrlKey: false, altKey: true, shiftKey: true }],
    ['selectNext', { key: 'ArrowDown', ctrlKey: false, altKey: true, shiftKey: false }],
    ['remove', { key: 'Delete', ctrlKey: false, altKey: false, shiftKey: false }],
    ['wrapInSection', { key: 'g', ctrlKey: true, altKey: false, shiftKey: false }],
    ['undo', { key: 'z', ctrlKey: true, altKey: false, shiftKey: false }],
  ] as const)('of %s act without keys of one letter, which a person turns on', (name, keys) => {
    expect(keysOfAct(name)).toEqual(keys)
  })

  it('are refused for an act without any', () => {
    expect(() => keysOfAct('foldAll')).toThrow('The act foldAll has no keys')
  })
})
