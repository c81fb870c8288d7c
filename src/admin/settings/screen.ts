import { defineScreen } from '#admin/screens/define-screen.ts'

/** The settings: their shelves, the groups of parameters, the mails and the journal. */
export const settingsScreens = [
  defineScreen({
    path: 'reglages',
    right: 'settings.read',
    place: { label: 'panel.settings', icon: 'settings', words: 'panel.settings.words', group: 'house' },
    things: [{ kind: 'setting', one: null }],
    load: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
  }),
  defineScreen({
    path: 'reglages/e-mails',
    right: 'settings.read',
    load: async () => (await import('./mails/MailsScreen.tsx')).MailsScreen,
  }),
  defineScreen({
    path: 'reglages/journal',
    right: 'settings.read',
    load: async () => (await import('./journal/JournalScreen.tsx')).JournalScreen,
  }),
  defineScreen({ path: 'reglages/:group', right: 'settings.read', load: async () => (await import('./GroupScreen.tsx')).GroupScreen }),
]
