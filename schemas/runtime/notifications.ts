/** How a notification is meant. */
export type NotificationKind = 'info' | 'success' | 'failure'

/** A short message beside the page. */
export interface ShownNotification {
  readonly id: number
  readonly text: string
  readonly kind: NotificationKind
}

/** What the notifications may be told: a new one, what a person does with one, and that the language has changed. */
export type NotificationsEvent =
  | { readonly type: 'notification.show'; readonly text: string; readonly kind: NotificationKind }
  | { readonly type: 'notification.hold' | 'notification.release' | 'notification.close'; readonly id: number }
  | { readonly type: 'locale.change' }
