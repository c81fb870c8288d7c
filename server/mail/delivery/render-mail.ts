import type { MailContent, WriteMail } from '#server/mail/kit/mail-content.ts'
import { mailHtml, type FrameWords } from '#server/mail/kit/mail-html.ts'
import type { MailIdentity } from '#server/mail/kit/mail-identity.ts'
import { mailSchemas, type MailData, type MailKind } from '#server/mail/kit/mail-kinds.ts'
import { mailText } from '#server/mail/kit/mail-text.ts'
import { mailLang, mailLanguage, mailWords } from '#server/mail/kit/mail-i18n.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { templates } from './templates.ts'

/** A rendered mail. */
export interface RenderedMail extends Pick<MailContent, 'replyTo' | 'unsubscribe' | 'references'> {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly lang: string
}

interface Rendering {
  readonly kind: MailKind
  readonly data: unknown
  readonly locale: string
  readonly identity: MailIdentity
}

/** Returns true when a stored name is a known kind of mail. */
export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailSchemas, kind)
}

function frameWords(locale: string, { url }: MailIdentity): FrameWords {
  const lang = mailLang(locale)
  const host = new URL(url).host
  if (mailLanguage(locale) === 'en') {
    return {
      lang,
      copy: 'If the button does not work, copy this address into your browser:',
      why: `This message was sent by the website ${host}.`,
      colon: ':',
    }
  }
  return {
    lang,
    copy: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    why: `Ce message vous est envoyé par le site ${host}.`,
    colon: '\u00a0:',
  }
}

function write<K extends MailKind>(kind: K, { data, locale, identity }: Rendering): MailContent {
  const { name, contact, privacy, url, orders } = identity
  const words = mailWords({ orders, site: name, contact: contact ?? url, privacy: privacy ?? url, locale })
  // The schema of a kind and its template match by construction of `templates`.
  const template: WriteMail<K> = templates[kind][mailLanguage(locale)]
  return template(mailSchemas[kind].parse(data) as MailData<K>, words)
}

/** Renders a mail in the locale of its reader with the theme of its site. */
export function renderMail(rendering: Rendering): RenderedMail {
  const { locale, identity } = rendering
  const content = write(rendering.kind, rendering)
  const words = frameWords(locale, identity)
  return {
    subject: oneLine(content.subject),
    text: mailText(content, identity, words),
    html: mailHtml(content, identity, words),
    lang: words.lang,
    ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
    ...(content.references === undefined ? {} : { references: content.references }),
    ...(content.unsubscribe === undefined ? {} : { unsubscribe: content.unsubscribe }),
  }
}
