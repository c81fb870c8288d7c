import { defineScreen } from '#admin/screens/define-screen.ts'

/** The composer, of a page, of a header or footer and of a shared section. It is fetched with its editor and its words. */
export const composerScreens = [
  defineScreen({
    path: 'pages/:id',
    right: 'pages.read',
    isAlone: true,
    load: async () => (await import('./ComposerScreen.tsx')).ComposerScreen,
  }),
  defineScreen({
    path: 'pages/en-tete-et-pied/:shell',
    right: 'pages.read',
    isAlone: true,
    load: async () => (await import('./ShellScreen.tsx')).ShellScreen,
  }),
  defineScreen({
    path: 'sections/:id',
    right: 'pages.read',
    isAlone: true,
    load: async () => (await import('./SectionScreen.tsx')).SectionScreen,
  }),
]
