import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import messages from '#i18n/messages/view/fr.json'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { rightsOfProfile } from '#schemas/admin/team/team-profiles.ts'
import { createAdminApi } from '#api-client/admin/create-admin-api.ts'
import { lookingFetch } from '#api-client/admin/people/looking-fetch.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PanelContext, usePanel, type PanelServices } from '#admin/panel-context.ts'
import { createPagePictures } from '#admin/pictures/create-page-pictures.ts'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { useViewText } from './use-view-text.ts'
import styles from './view-as.module.css'
import { ViewBar } from './ViewBar.tsx'

/** Screens that write drafts as soon as they open. */
const WRITING = /^\/(?:pages|sections|relecture)\/|^\/a-publier\/apercu/

/** The services of the panel with the rights of a profile, which send no writing call. */
function servicesOf(panel: PanelServices, profile: AdminProfile): PanelServices {
  const { lock } = panel
  const admin = createAdminApi({
    ...{ locale: () => 'fr_FR', watch: lock.watch },
    fetch: lookingFetch(profile, messages['viewAs.refused']),
  })
  const start = { ...panel.start, rights: rightsOfProfile(profile) }
  return { ...panel, start, admin, pictures: createPagePictures(admin, lock) }
}

function Closed() {
  const text = useViewText()
  return (
    <main className={styles.closed}>
      <EmptyState icon="eye" level={1} title={text('viewAs.closed')}>
        <p>{text('viewAs.closedText')}</p>
      </EmptyState>
    </main>
  )
}

interface ViewedProps {
  readonly profile: AdminProfile
  readonly children: ReactNode
}

function Viewed({ profile, children }: ViewedProps) {
  const panel = usePanel()
  const { pathname } = useLocation()
  const [services] = useState(() => servicesOf(panel, profile))
  // Answers for the person are none for the profile.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } }))
  return (
    <PanelContext value={services}>
      <QueryClientProvider client={queries}>
        <div className={styles.viewed}>
          <ViewBar profile={profile} />
          {WRITING.test(pathname) ? <Closed /> : children}
        </div>
      </QueryClientProvider>
    </PanelContext>
  )
}

/** The panel as a profile has it, with the data of the site, where nothing can be changed. */
export function ViewedPanel(props: ViewedProps) {
  return (
    <ScreenTexts messages={messages}>
      <Viewed key={props.profile} {...props} />
    </ScreenTexts>
  )
}
