import { defineScreen } from '#admin/screens/define-screen.ts'

/** Makes another site. */
export const newSiteScreen = defineScreen({
  path: 'nouveau-site',
  right: 'team.write',
  load: async () => (await import('./NewSiteScreen.tsx')).NewSiteScreen,
})
