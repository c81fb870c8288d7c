import { defineScreen } from '#admin/screens/define-screen.ts'
import { useWaitingCount } from './use-waiting-count.ts'

/** Publications, those that wait and those that are planned, and the site as it will be at a date. */
export const publicationScreens = [
  defineScreen({
    path: 'a-publier',
    right: 'pages.read',
    place: {
      ...{ label: 'panel.publish.screen', icon: 'send', group: 'top', tab: { at: 4 } },
      badge: { useCount: useWaitingCount, label: 'panel.publish.count' },
    },
    load: async () => (await import('./PublicationsScreen.tsx')).PublicationsScreen,
  }),
  defineScreen({
    path: 'a-publier/apercu',
    right: 'pages.read',
    isAlone: true,
    load: async () => (await import('./at-date/AtDateScreen.tsx')).AtDateScreen,
  }),
]
