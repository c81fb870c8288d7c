import { defineScreen } from '#admin/screens/define-screen.ts'

/** The guide; everybody may read it. */
export const helpScreen = defineScreen({
  path: 'aide/:guide?',
  right: null,
  load: async () => (await import('./HelpScreen.tsx')).HelpScreen,
})
