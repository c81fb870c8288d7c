import { setup } from 'xstate'

/** The input devices that open a menu. */
export type Way = 'pointer' | 'touch' | 'Enter'

/** The actions on a menu. */
export type MenuEvent =
  | { readonly type: 'first' | 'second' | 'nested' | 'sheet'; readonly by: Way }
  | { readonly type: 'Escape' | 'click elsewhere' | 'focus inside' | 'focus beside' | 'focus elsewhere' }

const menu = setup({ types: { events: {} as MenuEvent } })

const left = { 'click elsewhere': 'closed', 'focus elsewhere': 'closed' } as const

/** The menu of large screens: two menus, one with a submenu. A menu closes when it loses the focus. */
export const barModel = menu.createMachine({
  initial: 'closed',
  states: {
    closed: { on: { first: 'first', second: 'second' } },
    first: { on: { ...left, first: 'closed', second: 'second', nested: 'nested', Escape: 'closed' } },
    nested: { on: { ...left, first: 'closed', second: 'second', nested: 'first', Escape: 'first', 'focus beside': 'first' } },
    second: { on: { ...left, first: 'first', second: 'closed', Escape: 'closed' } },
  },
})

/** The menu of small screens: a sheet with an expandable menu, which stays expanded while the sheet is closed. */
export const sheetModel = menu.createMachine({
  initial: 'closed',
  states: {
    closed: { on: { sheet: 'open' } },
    open: { on: { ...left, sheet: 'closed', Escape: 'closed', first: 'unfolded' } },
    unfolded: { on: { 'click elsewhere': 'kept', 'focus elsewhere': 'kept', sheet: 'kept', Escape: 'kept', first: 'open' } },
    kept: { on: { sheet: 'unfolded' } },
  },
})
