import { beforeEach, expect, it } from 'vitest'
import type { AddTarget } from '#composer/palette/add-target.ts'
import { ValueStore } from '#engine/value-store.ts'
import { SelectionStore } from '#composer/store/selection-store.ts'
import type { FocusedField, SidePanel } from '#composer/workbench/workbench.ts'
import { followWork } from './follow-work.ts'
import { areSameDrawers, NO_DRAWERS, withClosed, type DrawerName, type OpenDrawers } from './open-drawers.ts'

interface Given {
  readonly hasRoomForBoth?: boolean
  readonly side?: SidePanel
  readonly adding?: number
}

function start({ hasRoomForBoth = true, side = 'inspector', adding = 0 }: Given = {}) {
  const work = {
    selection: new SelectionStore(),
    side: new ValueStore<SidePanel>(side),
    focused: new ValueStore<FocusedField | null>(null),
    adding: new ValueStore(adding),
    sought: new ValueStore<string | null>(null),
    addingTo: new ValueStore<AddTarget | null>(null),
    drawers: new ValueStore<OpenDrawers>(NO_DRAWERS, areSameDrawers),
  }
  const state: { focus: DrawerName | null; buttons: DrawerName[] } = { focus: null, buttons: [] }
  const end = followWork(work, {
    hasRoomForBoth: () => hasRoomForBoth,
    hasFocus: (name) => state.focus === name,
    focusButton: (name) => {
      state.focus = null
      state.buttons.push(name)
    },
  })
  return { ...work, state, end, close: (name: DrawerName) => work.drawers.set(withClosed(work.drawers.get(), name)) }
}

let work: ReturnType<typeof start>
beforeEach(() => (work = start()))

const open = () => Object.entries(work.drawers.get()).flatMap(([name, isOpen]) => (isOpen ? [name] : []))

it.each([
  ['nothing for the page alone', {}, []],
  ['the left one for a palette that is open', { adding: 1 }, ['left']],
  ['the right one for checks that are open', { side: 'checks' as const }, ['right']],
])('opens at first %s', (_, given, expected) => {
  work = start(given)
  expect(open()).toEqual(expected)
})

it.each<[string, () => void, DrawerName[]]>([
  ['the fields for a selected block', () => work.selection.select(['a']), ['right']],
  ['the settings of the page', () => work.side.set('page'), ['right']],
  ['the checks', () => work.side.set('checks'), ['right']],
  ['the fields for a field that is asked for', () => work.focused.set({ blockId: 'a', pointer: '/title' }), ['right']],
  ['the search of the outline', () => work.sought.set(''), ['left']],
  ['the palette', () => work.adding.set(1), ['left']],
])('opens %s', (_, act, expected) => {
  act()
  expect(open()).toEqual(expected)
  expect(work.state.buttons).toEqual([])
})

it('closes the fields of a block that is deselected, and keeps the settings of the page', () => {
  work.selection.select(['a'])
  work.selection.select([])
  expect(open()).toEqual([])
  work.selection.select(['a'])
  work.side.set('page')
  work.selection.select([])
  expect(open()).toEqual(['right'])
})

it('keeps both drawers open with room, and the last one without', () => {
  for (const hasRoomForBoth of [true, false]) {
    work = start({ hasRoomForBoth })
    work.adding.set(1)
    work.selection.select(['a'])
    expect(open()).toEqual(hasRoomForBoth ? ['left', 'right'] : ['right'])
  }
})

it('keeps the outline in which a person walks, and gives way to the fields of an added block', () => {
  work = start({ hasRoomForBoth: false })
  work.drawers.set({ left: true, right: false })
  work.state.focus = 'left'
  work.selection.select(['a'])
  expect(open()).toEqual(['left'])
  work.adding.set(1)
  work.selection.select(['b'])
  expect(open()).toEqual(['right'])
  expect(work.adding.get()).toBe(0)
})

it('gives the focus of a closed drawer to its button, and opens the same view again', () => {
  work.side.set('checks')
  work.state.focus = 'right'
  work.close('right')
  expect(work.state.buttons).toEqual(['right'])
  expect(work.side.get()).toBe('inspector')
  work.side.set('checks')
  expect(open()).toEqual(['right'])
})

it('leaves the focus where it is when another part has it', () => {
  work.selection.select(['a'])
  work.close('right')
  expect(work.state.buttons).toEqual([])
})

it('opens nothing after its end', () => {
  work.end()
  work.selection.select(['a'])
  expect(open()).toEqual([])
})
