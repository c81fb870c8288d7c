import { lazy, Suspense } from 'react'
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom'
import { Frame } from './frame/Frame.tsx'
import { panelScreens } from './panel-screens.ts'
import { GoOn } from './pictures/GoOn.tsx'
import type { PanelScreen } from './screens/define-screen.ts'
import { FailedScreen } from './screens/FailedScreen.tsx'
import { Guarded } from './screens/Guarded.tsx'
import { LeaveGuard } from './screens/LeaveGuard.tsx'
import { MissingScreen } from './screens/MissingScreen.tsx'
import { NavigationProgress } from './screens/NavigationProgress.tsx'
import { LockScreen } from './session/LockScreen.tsx'
import { useViewedProfile } from './view-as/viewed-profile.ts'

// Fetched when a super-administrator looks at the panel as a profile has it.
const ViewedPanel = lazy(async () => ({ default: (await import('./view-as/ViewedPanel.tsx')).ViewedPanel }))

function Screens() {
  const viewed = useViewedProfile()
  if (viewed !== null)
    return (
      <Suspense>
        <ViewedPanel profile={viewed}>
          <Outlet />
        </ViewedPanel>
        <LeaveGuard />
        <LockScreen />
      </Suspense>
    )
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <LeaveGuard />
      <LockScreen />
      <GoOn />
    </>
  )
}

/** The route of a screen, below a guard where it takes a right. */
function routeOf(screen: PanelScreen): RouteObject {
  const address = screen.path === '' ? { index: true as const } : { path: screen.path }
  const route: RouteObject =
    'load' in screen ? { ...address, lazy: async () => ({ Component: await screen.load() }) } : { ...address, Component: screen.component }
  return screen.right === null ? route : { element: <Guarded right={screen.right} />, children: [route] }
}

const routesOf = (isAlone: boolean) => panelScreens.filter((screen) => (screen.isAlone ?? false) === isAlone).map(routeOf)

/** The screens of the panel, below its address. */
export const panelRoutes: RouteObject[] = [
  {
    element: <Screens />,
    // Nothing is drawn by the server: the first screen has nothing to wait for.
    hydrateFallbackElement: <></>,
    errorElement: <FailedScreen />,
    children: [...routesOf(true), { element: <Frame />, children: [...routesOf(false), { path: '*', element: <MissingScreen /> }] }],
  },
]

/** Begins to fetch the screen of an address while the panel still asks who is signed in. */
export function fetchScreen(pathname: string): void {
  const found = matchRoutes(panelRoutes, pathname, '/admin')?.at(-1)?.route
  // A screen that does not arrive is asked for again by its route.
  if (typeof found?.lazy === 'function') void found.lazy().catch(() => undefined)
}
