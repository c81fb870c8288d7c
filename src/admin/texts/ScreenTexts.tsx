import { useMemo, type ReactNode } from 'react'
import { createIntl, RawIntlProvider, useIntl } from 'react-intl'

interface ScreenTextsProps {
  /** Messages by key, of a module that is loaded with the screen. */
  readonly messages: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** Adds the messages of a screen to those of the panel. */
export function ScreenTexts({ messages, children }: ScreenTextsProps) {
  const panel = useIntl()
  const intl = useMemo(
    () => createIntl({ locale: panel.locale, defaultLocale: 'fr', messages: { ...panel.messages, ...messages } as Record<string, string> }),
    [panel, messages],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
