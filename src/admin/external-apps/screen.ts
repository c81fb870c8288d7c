import { defineScreen } from '#admin/screens/define-screen.ts'

/** The external services that visitors agree to. */
export const appsScreen = defineScreen({
  path: 'reglages/applications',
  right: 'settings.read',
  load: async () => (await import('./AppsScreen.tsx')).AppsScreen,
})
