import { defineScreen } from '#admin/screens/define-screen.ts'
import { useNewCount } from './use-inbox-count.ts'

/** All that visitors send, and one message that a mail leads to. */
export const inboxScreens = [
  defineScreen({
    path: 'messages',
    right: 'inbox.read',
    place: {
      ...{ label: 'panel.inbox', icon: 'inbox', group: 'top', tab: { at: 2 } },
      badge: { useCount: useNewCount, label: 'panel.inbox.count', isWaitedFor: true },
    },
    things: [{ kind: 'message', one: '/messages/' }],
    load: async () => (await import('./InboxScreen.tsx')).InboxScreen,
  }),
  defineScreen({ path: 'messages/:id', right: 'inbox.read', load: async () => (await import('./OpenedByMail.tsx')).OpenedByMail }),
]
