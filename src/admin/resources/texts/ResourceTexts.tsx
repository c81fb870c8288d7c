import type { ReactNode } from 'react'
import formsFr from '#i18n/messages/forms/fr.json'
import resourcesFr from '#i18n/messages/resources/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

const messages = { ...formsFr, ...resourcesFr }

/** Adds the messages of forms and of resources, which are loaded with their screens. */
export function ResourceTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
