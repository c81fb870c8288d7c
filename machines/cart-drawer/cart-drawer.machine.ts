import { setup, type SnapshotFrom } from 'xstate'

/** Events of the cart drawer. The area is the link that opens it and the drawer itself. */
export type CartDrawerEvent =
  | { readonly type: 'link.point' | 'link.focus' | 'link.press' }
  | { readonly type: 'pointer.enter' | 'pointer.leave' }
  | { readonly type: 'focus.enter' | 'focus.leave' }
  | { readonly type: 'article.add' }
  | { readonly type: 'drawer.close' }

/** Delays in milliseconds: pointer rest before opening, pointer absence before closing, and display time of an added item. */
export const DRAWER_DELAYS = { resting: 180, straying: 400, showing: 7000 } as const

/** The cart drawer: open or closed, and the reason why it is open. */
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
        /** The link has the focus. The drawer closes when the focus leaves. */
        focused: { on: { 'focus.leave': '#cartDrawer.closed' } },
        /** The focus is in the drawer, so that the pointer may leave. */
        held: { on: { 'focus.leave': '#cartDrawer.closed' } },
        pressed: { on: { 'link.press': '#cartDrawer.closed', 'focus.enter': {}, 'focus.leave': '#cartDrawer.closed' } },
        /** Shows an added item for a while. Pointer or focus in the drawer stops the timer. */
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

/** The visible part of the drawer (none, the added item, or the whole cart), and true when it was opened by a press. */
export interface CartDrawerState {
  readonly isOpen: boolean
  readonly isBrief: boolean
  readonly isPressed: boolean
}

/** Returns the drawer state of a snapshot. */
export function cartDrawerStateOf(snapshot: SnapshotFrom<typeof cartDrawerMachine>): CartDrawerState {
  return {
    isOpen: snapshot.matches('open'),
    isBrief: snapshot.matches({ open: 'showing' }),
    isPressed: snapshot.matches({ open: 'pressed' }),
  }
}
