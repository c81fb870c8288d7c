import { createContext, use } from 'react'
import type { User } from '#schemas/api/people/user.ts'
import type { PanelStart } from '#schemas/runtime/panel-start.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { componentCalls } from '#api-client/component-config.ts'
import type { userCalls } from '#api-client/user.ts'
import type { PanelScreen } from './screens/define-screen.ts'
import type { PagePictures } from './pictures/page-pictures.ts'
import type { SessionLock } from './session/session-lock.ts'

/** Everything that the screens of the panel share. */
export interface PanelServices {
  readonly start: PanelStart
  /** Every screen of the panel, from which the frame makes its navigation. */
  readonly screens: readonly PanelScreen[]
  readonly person: User
  readonly admin: AdminApi
  readonly account: ReturnType<typeof userCalls>
  /** The public settings of the components of the site. */
  readonly components: ReturnType<typeof componentCalls>
  readonly lock: SessionLock
  readonly pictures: PagePictures
  /** Opens an address outside of the panel. */
  readonly leave: (address: string) => void
}

/** Context of the panel. */
export const PanelContext = createContext<PanelServices | null>(null)

/** Reads what the screens share. */
export function usePanel(): PanelServices {
  const services = use(PanelContext)
  if (services === null) throw new Error('A screen of the panel stands outside of it')
  return services
}
