import { defineScreen } from '#admin/screens/define-screen.ts'

/** How many visitors read what. */
export const visitsScreen = defineScreen({
  path: 'visites',
  right: 'pages.read',
  place: { label: 'panel.visits', icon: 'eye', words: 'panel.visits.words', group: 'house' },
  load: async () => (await import('./VisitsScreen.tsx')).VisitsScreen,
})
