import type { ReactNode } from 'react'
import messages from '#i18n/messages/inbox/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

/** Adds the messages of the inbox, which are loaded with its screen. */
export function InboxTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
