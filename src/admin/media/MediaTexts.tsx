import type { ReactNode } from 'react'
import formsFr from '#i18n/messages/forms/fr.json'
import mediaFr from '#i18n/messages/media/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

const messages = { ...formsFr, ...mediaFr }

/** Adds the messages of forms and of the library, which are loaded with its screen. */
export function MediaTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
