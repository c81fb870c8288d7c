import type { ReactNode } from 'react'
import appearanceFr from '#i18n/messages/appearance/fr.json'
import formsFr from '#i18n/messages/forms/fr.json'
import resourcesFr from '#i18n/messages/resources/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

const messages = { ...formsFr, ...resourcesFr, ...appearanceFr }

/** Adds the messages of forms, of resources and of the appearance, which are loaded with its screen. */
export function AppearanceTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
