import { setup } from 'xstate'

/** Ways to press what opens a menu. */
export type Way = 'pointer' | 'touch' | 'Enter'

/** What people do with a menu. */
export type MenuEvent =
  | { readonly type: 'first' | 'second' | 'nested' | 'sheet'; readonly by: Way }
  | { readonly type: 'Escape' | 'click elsewhere' | 'focus inside' | 'focus beside' | 'focus elsewhere' }

const menu = setup({ types: { events: {} as MenuEvent } })

const left = { 'click elsewhere': 'closed', 'focus elsewhere': 'closed' } as const

/** The menu of large screens: two menus, one of them with another inside; a menu that is left closes. */
export const barModel = menu.createMachine({
  initial: 'closed',
  states: {
    closed: { on: { first: 'first', second: 'second' } },
    first: { on: { ...left, first: 'closed', second: 'second', nested: 'nested', Escape: 'closed' } },
    nested: { on: { ...left, first: 'closed', second: 'second', nested: 'first', Escape: 'first', 'focus beside': 'first' } },
    second: { on: { ...left, first: 'first', second: 'closed', Escape: 'closed' } },
  },
})

/** The menu of small screens: a sheet in which a menu unfolds, and stays so while the sheet is closed. */
export const sheetModel = menu.createMachine({
  initial: 'closed',
  states: {
    closed: { on: { sheet: 'open' } },
    open: { on: { ...left, sheet: 'closed', Escape: 'closed', first: 'unfolded' } },
    unfolded: { on: { 'click elsewhere': 'kept', 'focus elsewhere': 'kept', sheet: 'kept', Escape: 'kept', first: 'open' } },
    kept: { on: { sheet: 'unfolded' } },
  },
})
