import { singleRoutes } from '#admin/resources/item-address.ts'
import { describedHours } from '#admin/resources/resource-list.ts'
import { defineScreen } from '#admin/screens/define-screen.ts'

/** The opening hours of the site. */
export const hoursScreen = defineScreen({
  path: singleRoutes.hours,
  right: 'settings.read',
  place: { label: describedHours.words.many, icon: 'clock', words: 'panel.hours.words', group: 'house' },
  load: async () => (await import('./HoursScreen.tsx')).HoursScreen,
})
