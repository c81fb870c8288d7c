import { assign, cancel, enqueueActions, setup } from 'xstate'
import type { NotificationKind, NotificationsEvent, ShownNotification } from '#schemas/runtime/notifications.ts'

/** Display time of a notification, in milliseconds. */
export const NOTIFICATION_MS = 3000
/** Largest number of notifications at a time. The oldest is dropped. */
export const MAX_NOTIFICATIONS = 4

/** Context of the machine. */
export interface NotificationsContext {
  /** In order of arrival. */
  readonly shown: readonly ShownNotification[]
  readonly lastId: number
}

const timerOf = (id: number) => `notification-${id}`

/** Short notifications. Each closes after its display time, unless it is hovered or focused. All close when the locale changes. */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actions: {
    add: enqueueActions(({ context, enqueue }, { text, kind }: { readonly text: string; readonly kind: NotificationKind }) => {
      const id = context.lastId + 1
      // A repeated text replaces the earlier notification.
      const others = context.shown.filter((other) => other.text !== text)
      enqueue.assign({ lastId: id, shown: [...others, { id, text, kind }].slice(-MAX_NOTIFICATIONS) })
      enqueue.raise({ type: 'notification.close', id }, { delay: NOTIFICATION_MS, id: timerOf(id) })
    }),
    startTimer: enqueueActions(({ enqueue }, { id }: { readonly id: number }) => {
      enqueue.raise({ type: 'notification.close', id }, { delay: NOTIFICATION_MS, id: timerOf(id) })
    }),
    stopTimer: cancel((_, { id }: { readonly id: number }) => timerOf(id)),
    remove: assign(({ context }, { id }: { readonly id: number }) => ({ shown: context.shown.filter((other) => other.id !== id) })),
    clear: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) enqueue.cancel(timerOf(id))
      enqueue.assign({ shown: [] })
    }),
  },
}).createMachine({
  id: 'notifications',
  context: { shown: [], lastId: 0 },
  on: {
    'notification.show': { actions: { type: 'add', params: ({ event }) => event } },
    'notification.hold': { actions: { type: 'stopTimer', params: ({ event }) => event } },
    'notification.release': {
      actions: [
        { type: 'stopTimer', params: ({ event }) => event },
        { type: 'startTimer', params: ({ event }) => event },
      ],
    },
    'notification.close': {
      actions: [
        { type: 'stopTimer', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
    'locale.change': { actions: 'clear' },
  },
})
