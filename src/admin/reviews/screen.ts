import { defineScreen } from '#admin/screens/define-screen.ts'

/** A page that waits for approval. */
export const reviewScreen = defineScreen({
  path: 'relecture/:review',
  right: 'pages.read',
  isAlone: true,
  load: async () => (await import('./ReviewScreen.tsx')).ReviewScreen,
})
