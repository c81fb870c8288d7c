import { defineScreen } from '#admin/screens/define-screen.ts'

/** The domain names of the site. */
export const domainsScreen = defineScreen({
  path: 'reglages/domaine',
  right: 'settings.read',
  load: async () => (await import('./DomainsScreen.tsx')).DomainsScreen,
})
