import { defineScreen } from '#admin/screens/define-screen.ts'

/** The redirects made by hand, and the addresses that lead nowhere. */
export const addressesScreen = defineScreen({
  path: 'reglages/adresses',
  right: 'settings.read',
  load: async () => (await import('./AddressesScreen.tsx')).AddressesScreen,
})
