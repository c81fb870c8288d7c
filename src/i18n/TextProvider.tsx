import type { ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl'
import { htmlLang } from './locale.ts'
import type { Messages } from './messages.ts'

/** Makes the message formatter of a locale; make one for each locale and keep it. */
export function createText(locale: string, messages: Messages | Readonly<Record<string, string>>): IntlShape {
  // No time zone here: with one, every message merges all formats anew. Dates are written by format.ts.
  return createIntl({ locale: htmlLang(locale), defaultLocale: 'fr', messages })
}

/** Gives a tree its messages. */
export function TextProvider({ text, children }: { readonly text: IntlShape; readonly children: ReactNode }) {
  return <RawIntlProvider value={text}>{children}</RawIntlProvider>
}
