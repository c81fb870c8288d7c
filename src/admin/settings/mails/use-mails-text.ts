import { useIntl } from 'react-intl'
import mailsFr from '#i18n/messages/mails/fr.json'

/** Key of a message of the mails. */
export type MailsKey = keyof typeof mailsFr

/** Writes a message of the mails. */
export type MailsText = (key: MailsKey, values?: Readonly<Record<string, string | number>>) => string

/** Reads the messages of the mails. */
export function useMailsText(): MailsText {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}

const prefix = 'mails.kind.'

const isKindKey = (key: string): key is MailsKey => key.startsWith(prefix) && key !== `${prefix}all` && Object.hasOwn(mailsFr, key)

/** Kinds of mails that have words. */
export const knownKinds: readonly string[] = Object.keys(mailsFr).flatMap((key) => (isKindKey(key) ? [key.slice(prefix.length)] : []))

/** Names a kind of mail. */
export function sayKind(kind: string, text: MailsText): string {
  const key = prefix + kind
  return text(isKindKey(key) ? key : 'mails.unknown')
}
