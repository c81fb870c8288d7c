import type { ReactNode } from 'react'
import messages from '#i18n/messages/new-site/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

/** Adds the messages of a new site, which are loaded with its screens. */
export function NewSiteTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
