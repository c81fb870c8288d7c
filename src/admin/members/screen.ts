import { defineScreen } from '#admin/screens/define-screen.ts'

/** The accounts of the site. */
export const membersScreen = defineScreen({
  path: 'membres',
  right: 'members.read',
  place: { label: 'panel.members', icon: 'id-card', group: 'house' },
  load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
})
