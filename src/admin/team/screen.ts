import { defineScreen } from '#admin/screens/define-screen.ts'

/** The people of the team, and what each profile may do. */
export const teamScreens = [
  defineScreen({
    path: 'equipe',
    right: 'team.read',
    place: { label: 'panel.team', icon: 'users', group: 'house' },
    load: async () => (await import('./TeamScreen.tsx')).TeamScreen,
  }),
  defineScreen({ path: 'equipe/droits', right: 'team.read', load: async () => (await import('./rights/RightsScreen.tsx')).RightsScreen }),
]
