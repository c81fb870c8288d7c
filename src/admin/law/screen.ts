import { defineScreen } from '#admin/screens/define-screen.ts'

/** The legal texts of the site. */
export const lawScreen = defineScreen({
  path: 'reglages/textes-legaux',
  right: 'settings.read',
  load: async () => (await import('./LawScreen.tsx')).LawScreen,
})
