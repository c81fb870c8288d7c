import { lazy, Suspense } from 'react'
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom'
import { Frame } from './frame/Frame.tsx'
import { GoOn } from './pictures/GoOn.tsx'
import { FailedScreen } from './screens/FailedScreen.tsx'
import { Guarded } from './screens/Guarded.tsx'
import { LeaveGuard } from './screens/LeaveGuard.tsx'
import { MissingScreen } from './screens/MissingScreen.tsx'
import { NavigationProgress } from './screens/NavigationProgress.tsx'
import { LockScreen } from './session/LockScreen.tsx'
import { TodayScreen } from './today/TodayScreen.tsx'
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

/** The screens that set the site. */
const settingsRoutes: RouteObject[] = [
  { path: 'horaires', lazy: async () => ({ Component: (await import('./hours/HoursScreen.tsx')).HoursScreen }) },
  { path: 'apparence', lazy: async () => ({ Component: (await import('./appearance/AppearanceScreen.tsx')).AppearanceScreen }) },
  { path: 'reglages', lazy: async () => ({ Component: (await import('./settings/SettingsScreen.tsx')).SettingsScreen }) },
  { path: 'reglages/applications', lazy: async () => ({ Component: (await import('./external-apps/AppsScreen.tsx')).AppsScreen }) },
  { path: 'reglages/textes-legaux', lazy: async () => ({ Component: (await import('./law/LawScreen.tsx')).LawScreen }) },
  { path: 'reglages/e-mails', lazy: async () => ({ Component: (await import('./settings/mails/MailsScreen.tsx')).MailsScreen }) },
  { path: 'reglages/journal', lazy: async () => ({ Component: (await import('./settings/journal/JournalScreen.tsx')).JournalScreen }) },
  { path: 'reglages/domaine', lazy: async () => ({ Component: (await import('./domains/DomainsScreen.tsx')).DomainsScreen }) },
  { path: 'reglages/adresses', lazy: async () => ({ Component: (await import('./addresses/AddressesScreen.tsx')).AddressesScreen }) },
  { path: 'reglages/:group', lazy: async () => ({ Component: (await import('./settings/GroupScreen.tsx')).GroupScreen }) },
]

/** The screens of the panel, below its address. */
export const panelRoutes: RouteObject[] = [
  {
    element: <Screens />,
    // Nothing is drawn by the server: the first screen has nothing to wait for.
    hydrateFallbackElement: <></>,
    errorElement: <FailedScreen />,
    children: [
      {
        element: <Guarded right="pages.read" />,
        children: [
          // The composer is fetched when a page is opened, with its editor and its words.
          { path: 'pages/:id', lazy: async () => ({ Component: (await import('./composer/ComposerScreen.tsx')).ComposerScreen }) },
          { path: 'relecture/:review', lazy: async () => ({ Component: (await import('./reviews/ReviewScreen.tsx')).ReviewScreen }) },
          {
            path: 'pages/en-tete-et-pied/:shell',
            lazy: async () => ({ Component: (await import('./composer/ShellScreen.tsx')).ShellScreen }),
          },
          { path: 'sections/:id', lazy: async () => ({ Component: (await import('./composer/SectionScreen.tsx')).SectionScreen }) },
          {
            path: 'a-publier/apercu',
            lazy: async () => ({ Component: (await import('./publications/at-date/AtDateScreen.tsx')).AtDateScreen }),
          },
        ],
      },
      {
        element: <Frame />,
        children: [
          { index: true, element: <TodayScreen /> },
          {
            element: <Guarded right="pages.read" />,
            children: [
              { path: 'pages', lazy: async () => ({ Component: (await import('./pages/PageListScreen.tsx')).PageListScreen }) },
              // Its calendar and lists are fetched when it is opened.
              {
                path: 'a-publier',
                lazy: async () => ({ Component: (await import('./publications/PublicationsScreen.tsx')).PublicationsScreen }),
              },
            ],
          },
          {
            element: <Guarded right="media.read" />,
            children: [{ path: 'mediatheque', lazy: async () => ({ Component: (await import('./media/MediaScreen.tsx')).MediaScreen }) }],
          },
          {
            element: <Guarded right="inbox.read" />,
            children: [
              { path: 'messages', lazy: async () => ({ Component: (await import('./inbox/InboxScreen.tsx')).InboxScreen }) },
              { path: 'messages/:id', lazy: async () => ({ Component: (await import('./inbox/OpenedByMail.tsx')).OpenedByMail }) },
            ],
          },
          {
            element: <Guarded right="pages.read" />,
            children: [{ path: 'visites', lazy: async () => ({ Component: (await import('./visits/VisitsScreen.tsx')).VisitsScreen }) }],
          },
          {
            element: <Guarded right="members.read" />,
            children: [{ path: 'membres', lazy: async () => ({ Component: (await import('./members/MembersScreen.tsx')).MembersScreen }) }],
          },
          {
            element: <Guarded right="team.read" />,
            children: [
              { path: 'equipe/droits', lazy: async () => ({ Component: (await import('./team/rights/RightsScreen.tsx')).RightsScreen }) },
              { path: 'equipe', lazy: async () => ({ Component: (await import('./team/TeamScreen.tsx')).TeamScreen }) },
            ],
          },
          {
            element: <Guarded right="team.write" />,
            children: [
              { path: 'nouveau-site', lazy: async () => ({ Component: (await import('./new-site/NewSiteScreen.tsx')).NewSiteScreen }) },
            ],
          },
          { element: <Guarded right="settings.read" />, children: settingsRoutes },
          { path: 'aide/:guide?', lazy: async () => ({ Component: (await import('./help/HelpScreen.tsx')).HelpScreen }) },
          // Drawn from the declarations of resources; fetched with the first of them.
          { path: ':resource/:id?', lazy: async () => ({ Component: (await import('./resources/ResourceScreens.tsx')).ResourceScreens }) },
          { path: '*', element: <MissingScreen /> },
        ],
      },
    ],
  },
]

/** Begins to fetch the screen of an address while the panel still asks who is signed in. */
export function fetchScreen(pathname: string): void {
  const found = matchRoutes(panelRoutes, pathname, '/admin')?.at(-1)?.route
  // A screen that does not arrive is asked for again by its route.
  if (typeof found?.lazy === 'function') void found.lazy().catch(() => undefined)
}
