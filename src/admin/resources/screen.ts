import { defineScreen } from '#admin/screens/define-screen.ts'

/** Lists and forms of all declared resources. They ask for the right of their kind. */
export const resourceScreen = defineScreen({
  path: ':resource/:id?',
  right: null,
  load: async () => (await import('./ResourceScreens.tsx')).ResourceScreens,
})
