import { singleRoutes } from '#admin/resources/item-address.ts'
import { describedAppearance, resourceIcon } from '#admin/resources/resource-list.ts'
import { defineScreen } from '#admin/screens/define-screen.ts'

/** Colours, logo and letters of the site. */
export const appearanceScreen = defineScreen({
  path: singleRoutes.appearance,
  right: 'settings.read',
  place: {
    label: describedAppearance.words.many,
    icon: resourceIcon(describedAppearance),
    words: 'panel.appearance.words',
    group: 'house',
  },
  load: async () => (await import('./AppearanceScreen.tsx')).AppearanceScreen,
})
