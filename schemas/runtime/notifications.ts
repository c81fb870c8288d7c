/** The kind of a notification. */
export type NotificationKind = 'info' | 'success' | 'failure'

/** A short message beside the page. */
export interface ShownNotification {
  readonly id: number
  readonly text: string
  readonly kind: NotificationKind
}

/** The events of notifications: a new one, actions on one, and a change of the locale. */
export type NotificationsEvent =
  | { readonly type: 'notification.show'; readonly text: string; readonly kind: NotificationKind }
  | { readonly type: 'notification.hold' | 'notification.release' | 'notification.close'; readonly id: number }
  | { readonly type: 'locale.change' }
