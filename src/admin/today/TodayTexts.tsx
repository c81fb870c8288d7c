import type { ReactNode } from 'react'
import messages from '#i18n/messages/today/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

/** Adds the messages of the first screen, which are loaded with it. */
export function TodayTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
