import { defineScreen } from '#admin/screens/define-screen.ts'

/** The pages of the site and its menu. */
export const pagesScreen = defineScreen({
  path: 'pages',
  right: 'pages.read',
  place: { label: 'panel.pages', icon: 'files', group: 'site', tab: { at: 3, label: 'panel.pages.short' } },
  things: [
    { kind: 'page', one: '/pages/' },
    { kind: 'section', one: '/sections/' },
    { kind: 'shell', one: '/pages/en-tete-et-pied/' },
  ],
  load: async () => (await import('./PageListScreen.tsx')).PageListScreen,
})
