import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { Frame } from './frame/Frame.tsx'
import { PageListScreen } from './pages/PageListScreen.tsx'
import { FailedScreen } from './screens/FailedScreen.tsx'
import { MissingScreen } from './screens/MissingScreen.tsx'
import { NavigationProgress } from './screens/NavigationProgress.tsx'
import { LockScreen } from './session/LockScreen.tsx'

function Screens() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <LockScreen />
    </>
  )
}

/** The screens of the panel, below its address. */
export const panelRoutes: RouteObject[] = [
  {
    element: <Screens />,
    // Nothing is drawn by the server: the first screen has nothing to wait for.
    hydrateFallbackElement: <></>,
    errorElement: <FailedScreen />,
    children: [
      { index: true, element: <Navigate to="/pages" replace /> },
      // The composer is fetched when a page is opened, with its editor and its words.
      { path: 'pages/:id', lazy: async () => ({ Component: (await import('./composer/ComposerScreen.tsx')).ComposerScreen }) },
      {
        element: <Frame />,
        children: [
          { path: 'pages', element: <PageListScreen /> },
          { path: '*', element: <MissingScreen /> },
        ],
      },
    ],
  },
]
