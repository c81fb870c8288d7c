import { setup, type SnapshotFrom } from 'xstate'

/** What people do about the drawer: with a pointer, by the focus, by a press, or by putting something into the cart. The area is the link that opens it and the drawer itself. */
export type CartDrawerEvent =
  | { readonly type: 'link.point' | 'link.focus' | 'link.press' }
  | { readonly type: 'pointer.enter' | 'pointer.leave' }
  | { readonly type: 'focus.enter' | 'focus.leave' }
  | { readonly type: 'article.add' }
  | { readonly type: 'drawer.close' }

/** How long a pointer rests on the link before the drawer opens, so that one in passing opens nothing; how long it may be elsewhere before it closes; how long what was added is shown. */
export const DRAWER_DELAYS = { resting: 180, straying: 400, showing: 7000 } as const

/** When the drawer of the cart is open, and what holds it open. */
export const cartDrawerMachine = setup({
  types: { events: {} as CartDrawerEvent },
  delays: DRAWER_DELAYS,
}).createMachine({
  id: 'cartDrawer',
  initial: 'closed',
  states: {
    closed: {
      on: { 'link.point': 'resting', 'link.focus': 'open.focused', 'link.press': 'open.pressed', 'article.add': 'open.showing' },
    },
    resting: {
      after: { resting: 'open.pointed' },
      on: {
        'pointer.leave': 'closed',
        'drawer.close': 'closed',
        'link.focus': 'open.focused',
        'link.press': 'open.pressed',
        'article.add': 'open.showing',
      },
    },
    open: {
      initial: 'pointed',
      on: {
        'drawer.close': 'closed',
        'link.press': '.pressed',
        'article.add': '.showing',
        'focus.enter': '.held',
      },
      states: {
        pointed: { on: { 'pointer.leave': 'straying' } },
        straying: { after: { straying: '#cartDrawer.closed' }, on: { 'pointer.enter': 'pointed', 'link.point': 'pointed' } },
        /** The link has the focus: the drawer goes with it. */
        focused: { on: { 'focus.leave': '#cartDrawer.closed' } },
        /** The focus is in the drawer: the pointer is free to go. */
        held: { on: { 'focus.leave': '#cartDrawer.closed' } },
        pressed: { on: { 'link.press': '#cartDrawer.closed', 'focus.enter': {}, 'focus.leave': '#cartDrawer.closed' } },
        /** What was added is shown for a while; whoever looks closer keeps it. */
        showing: {
          initial: 'counting',
          states: {
            counting: { after: { showing: '#cartDrawer.closed' }, on: { 'pointer.enter': 'seen', 'focus.enter': 'kept' } },
            seen: { on: { 'pointer.leave': 'counting', 'focus.enter': 'kept' } },
            kept: { on: { 'focus.enter': {}, 'focus.leave': '#cartDrawer.closed' } },
          },
        },
      },
    },
  },
})

/** What shows of the drawer: nothing, what was just added, or the whole cart; and whether somebody has asked for it. */
export interface CartDrawerState {
  readonly isOpen: boolean
  readonly isBrief: boolean
  readonly isPressed: boolean
}

/** The machine at one moment as the drawer shows it. */
export function cartDrawerStateOf(snapshot: SnapshotFrom<typeof cartDrawerMachine>): CartDrawerState {
  return {
    isOpen: snapshot.matches('open'),
    isBrief: snapshot.matches({ open: 'showing' }),
    isPressed: snapshot.matches({ open: 'pressed' }),
  }
}
