import type { ReactNode } from 'react'
import messages from '#i18n/messages/team/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

/** Adds the messages of the screens of the team, which are loaded with them. */
export function TeamTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
