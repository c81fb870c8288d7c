import type { ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl'
import { htmlLang } from './locale.ts'
import type { Messages } from './messages.ts'

/** Creates the message formatter of a locale. Create one for each locale and reuse it. */
export function createText(locale: string, messages: Messages | Readonly<Record<string, string>>): IntlShape {
  // Without a time zone, because with one every message would merge all formats. format.ts formats dates.
  return createIntl({ locale: htmlLang(locale), defaultLocale: 'fr', messages })
}

/** Provides the messages for a tree. */
export function TextProvider({ text, children }: { readonly text: IntlShape; readonly children: ReactNode }) {
  return <RawIntlProvider value={text}>{children}</RawIntlProvider>
}
