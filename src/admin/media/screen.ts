import { defineScreen } from '#admin/screens/define-screen.ts'

/** The library of files. */
export const mediaScreen = defineScreen({
  path: 'mediatheque',
  right: 'media.read',
  place: { label: 'panel.media', icon: 'image', group: 'site' },
  things: [{ kind: 'media', one: '/mediatheque?fichier=' }],
  load: async () => (await import('./MediaScreen.tsx')).MediaScreen,
})
