import type { ReactNode } from 'react'
import formsFr from '#i18n/messages/forms/fr.json'
import hoursFr from '#i18n/messages/hours/fr.json'
import resourcesFr from '#i18n/messages/resources/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

const messages = { ...formsFr, ...resourcesFr, ...hoursFr }

/** Adds the messages of forms, of resources and of the opening hours, which are loaded with their screen. */
export function HoursTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
