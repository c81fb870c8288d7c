// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ValueStore } from '#engine/value-store.ts'
import type { DeskDialog } from '#composer/workbench/workbench.ts'
import { HeldKeys } from './held-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const PARTS = `<iframe></iframe><div data-part="left"><div role="treegrid" tabindex="0"><input id="name"></div><input id="search"></div>
  <aside><input id="field"></aside><div role="dialog"><input id="palette"><button id="close"></button></div>`

let keys: HeldKeys
let end: () => void
const adding = new ValueStore(0)
const dialog = new ValueStore<DeskDialog | null>(null)

beforeEach(() => {
  document.body.innerHTML = PARTS
  adding.set(0)
  dialog.set(null)
  keys = new HeldKeys()
  end = keys.follow({ adding, dialog })
  document.execCommand = vi.fn<typeof document.execCommand>((command, _, text = '') => {
    const field = document.activeElement as HTMLInputElement
    const at = field.selectionStart ?? 0
    if (command === 'delete') field.setRangeText('', Math.max(at - 1, 0), at, 'end')
    else field.setRangeText(text, at, at, 'end')
    return true
  })
})

afterEach(() => end())

const element = (id: string) => document.getElementById(id) as HTMLInputElement
const outline = () => document.querySelector('[role=treegrid]')
/** Presses keys in the composer's own window; those that are taken. */
const press = (pressed: readonly string[], target: EventTarget | null = outline()) =>
  pressed.filter((key) => keys.take({ ...plain, key }, target))
const pressInFrame = (combos: readonly string[]) => combos.filter((combo) => keys.takeOfFrame(combo))

describe('keys that are pressed before a text has the focus', () => {
  it.each<[string, string, () => void]>([
    ['the search of the palette', 'search', () => adding.set(1)],
    ['the search of the palette, asked for again', 'search', () => (adding.set(1), adding.set(2))],
    ['the command palette', 'palette', () => dialog.set('palette')],
    ['the dialog of a name', 'palette', () => dialog.set('rename')],
  ])('are typed into %s, in their order', (_, id, open) => {
    open()
    expect([press(['t', 'i', 'x']), pressInFrame(['Backspace', 'Shift+t', 'Space', 'é'])]).toHaveLength(2)
    element(id).focus()
    expect(element(id).value).toBe('tiT é')
    expect([press(['h'], element(id)), element(id).value]).toEqual([[], 'tiT é'])
  })

  it('keep their capitals of Caps Lock, and the accents of dead keys, from both windows', () => {
    adding.set(1)
    press(['L', 'É', 'B', 'Backspace'])
    expect(keys.take({ ...plain, key: 'Dead', code: 'BracketLeft' }, outline())).toBe(true)
    expect(press(['E', 't'])).toHaveLength(2)
    expect(keys.takeOfFrame('Dead', '\u0308')).toBe(true)
    expect([keys.takeOfFrame('i', 'I'), keys.takeOfFrame('Dead', '\u0302'), keys.takeOfFrame('Space')]).toEqual([true, true, true])
    element('search').focus()
    expect(element('search').value).toBe('LÉÊtÏ^')
  })

  it('leave an accent without its letter to the keyboard, and take one back', () => {
    adding.set(1)
    for (const key of ['a', 'Dead', 'Backspace', 'e', 'Dead']) keys.take({ ...plain, key, code: 'BracketLeft' }, outline())
    element('search').focus()
    expect(element('search').value).toBe('ae')
    expect([keys.takeOfFrame('Dead', '\u0302'), keys.takeOfFrame('e'), element('search').value]).toEqual([true, true, 'aeê'])
  })

  it('run no command and walk through no list', () => {
    adding.set(1)
    expect(press(['Delete', 'Enter', 'ArrowDown', 'h'])).toHaveLength(4)
    expect(pressInFrame(['Delete', 'Enter', 'Alt+ArrowDown', 'h'])).toHaveLength(4)
    element('search').focus()
    expect(element('search').value).toBe('hh')
  })

  it('are typed before those of the field itself where they arrive from the frame later', () => {
    adding.set(1)
    element('search').focus()
    element('search').setRangeText('re', 0, 0, 'end')
    expect(pressInFrame(['t', 'i', 't'])).toHaveLength(3)
    expect([element('search').value, element('search').selectionStart]).toEqual(['titre', 5])
  })

  it('are typed into the field that has the focus instead of the frame, and remove nothing', () => {
    element('field').value = 'Titre'
    element('field').focus()
    expect(pressInFrame(['s', 'Delete'])).toHaveLength(2)
    expect(element('field').value).toBe('Titres')
  })

  it('are dropped by Escape, and given up for an act on the whole work', () => {
    adding.set(1)
    press(['a', 'Escape', 'b'])
    element('search').focus()
    expect(element('search').value).toBe('b')
    element('search').blur()
    adding.set(2)
    expect(keys.take({ ...plain, ctrlKey: true, key: 'z' }, outline())).toBe(false)
    expect(press(['h'])).toEqual([])
  })

  it.each<[string, () => void]>([
    ['nothing is opened', () => undefined],
    ['what was opened is closed', () => (adding.set(1), adding.set(0))],
    ['the person clicks', () => (adding.set(1), document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))],
    ['a dialog without a text is opened', () => dialog.set('help')],
    ['the text has the focus already', () => (element('search').focus(), adding.set(1), press(['x'], element('search')))],
  ])('are for their target where %s', (_, before) => {
    before()
    expect([press(['h']), pressInFrame(['Alt+ArrowDown'])]).toEqual([
      [],
      document.activeElement === element('search') ? ['Alt+ArrowDown'] : [],
    ])
  })

  it('wait while a field elsewhere takes the focus', () => {
    dialog.set('palette')
    element('field').focus()
    press(['a'], element('field'))
    element('name').focus()
    expect([element('field').value, element('name').value]).toEqual(['', ''])
    element('palette').focus()
    expect(element('palette').value).toBe('a')
  })
})
