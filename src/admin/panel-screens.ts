import { addressesScreen } from './addresses/screen.ts'
import { appearanceScreen } from './appearance/screen.ts'
import { composerScreens } from './composer/screen.ts'
import { domainsScreen } from './domains/screen.ts'
import { appsScreen } from './external-apps/screen.ts'
import { helpScreen } from './help/screen.ts'
import { hoursScreen } from './hours/screen.ts'
import { inboxScreens } from './inbox/screen.ts'
import { lawScreen } from './law/screen.ts'
import { mediaScreen } from './media/screen.ts'
import { membersScreen } from './members/screen.ts'
import { newSiteScreen } from './new-site/screen.ts'
import { pagesScreen } from './pages/screen.ts'
import { publicationScreens } from './publications/screen.ts'
import { resourceScreen } from './resources/screen.ts'
import { reviewScreen } from './reviews/screen.ts'
import type { PanelScreen } from './screens/define-screen.ts'
import { settingsScreens } from './settings/screen.ts'
import { teamScreens } from './team/screen.ts'
import { todayScreen } from './today/screen.ts'
import { visitsScreen } from './visits/screen.ts'

/** Every screen of the panel. Those with a place in the navigation stand in its order. */
export const panelScreens: readonly PanelScreen[] = [
  todayScreen,
  ...publicationScreens,
  ...inboxScreens,
  pagesScreen,
  mediaScreen,
  visitsScreen,
  hoursScreen,
  appearanceScreen,
  membersScreen,
  ...settingsScreens,
  ...teamScreens,
  appsScreen,
  lawScreen,
  domainsScreen,
  addressesScreen,
  newSiteScreen,
  reviewScreen,
  ...composerScreens,
  helpScreen,
  resourceScreen,
]
