import type { ReactNode } from 'react'
import messages from '#i18n/messages/settings/fr.json'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'

/** Adds the messages of the settings, which are loaded with their screens. */
export function SettingsTexts({ children }: { readonly children: ReactNode }) {
  return <ScreenTexts messages={messages}>{children}</ScreenTexts>
}
