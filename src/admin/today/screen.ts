import { defineScreen } from '#admin/screens/define-screen.ts'
import { TodayScreen } from './TodayScreen.tsx'

/** The first screen: what waits, and what has changed. */
export const todayScreen = defineScreen({
  path: '',
  right: null,
  place: { label: 'panel.today', icon: 'sun', group: 'top', tab: { at: 1 } },
  component: TodayScreen,
})
