import { formatPhone } from '#i18n/format/phone.ts'
import { link, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import type { MailWords } from '#server/mail/kit/mail-i18n.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'
import { cutText } from '#schemas/text/cut-text.ts'

type Data = MailData<'MESSAGE_TEAM'>

const names = {
  fr: { reference: 'Référence', who: 'Nom', email: 'Adresse', phone: 'Téléphone', subject: 'Objet', at: 'Reçu le' },
  en: { reference: 'Reference', who: 'Name', email: 'Address', phone: 'Phone', subject: 'Subject', at: 'Received on' },
} as const

function facts(data: Data, language: 'fr' | 'en', { instant }: MailWords): MailPart {
  const name = names[language]
  const rows: readonly (readonly [string, string | null])[] = [
    [name.reference, data.reference],
    [name.who, `${data.firstname ?? ''} ${data.lastname ?? ''}`],
    [name.email, data.email],
    [name.phone, data.phone && formatPhone(data.phone)],
    [name.subject, data.subject],
  ]
  const filledRows = rows.map(([label, value]) => [label, oneLine(value ?? '')] as const).filter(([, value]) => value !== '')
  return { type: 'facts', rows: [...filledRows, [name.at, instant(data.receivedAt)]] }
}

const quote = (message: string): MailPart => ({ type: 'quote', text: multiLine(message) })

const answerWords = { fr: ['Répondre', 'dans les messages du site'], en: ['Answer', 'in the messages of the site'] } as const

/** Links to the message in the panel. Mails queued by an older version have no link. */
const inPanel = ({ link: href }: Data, language: 'fr' | 'en'): MailPart[] =>
  href === undefined ? [] : [link(answerWords[language][0], answerWords[language][1], href)]

/** Forwards the message of a visitor to the company. */
export const messageTeam: MailTemplate<'MESSAGE_TEAM'> = {
  fr: (data, words) => ({
    subject: `Message ${oneLine(data.reference)}\u00a0: ${oneLine(data.subject ?? '') || 'sans objet'}`,
    title: 'Un message de votre site',
    preview: cutText(oneLine(data.message), 100),
    replyTo: data.email,
    parts: [
      paragraph(`Quelqu’un vient d’écrire depuis le site ${words.site}.`),
      facts(data, 'fr', words),
      quote(data.message),
      ...inPanel(data, 'fr'),
    ],
  }),
  en: (data, words) => ({
    subject: `Message ${oneLine(data.reference)}: ${oneLine(data.subject ?? '') || 'no subject'}`,
    title: 'A message from your website',
    preview: cutText(oneLine(data.message), 100),
    replyTo: data.email,
    parts: [
      paragraph(`Somebody has just written from the ${words.site} website.`),
      facts(data, 'en', words),
      quote(data.message),
      ...inPanel(data, 'en'),
    ],
  }),
}

// The message is not repeated, so that no one can send text to a stranger by entering their address.
/** Acknowledges a message to its visitor. */
export const messageAck: MailTemplate<'MESSAGE_ACK'> = {
  fr: ({ reference, firstname, receivedAt }, { site, contact, greet, instant }) => ({
    subject: `Votre message ${oneLine(reference)} est bien arrivé`,
    title: 'Votre message est bien arrivé',
    preview: `Référence ${oneLine(reference)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Nous avons bien reçu le message que vous avez écrit sur le site ${site}, et nous vous répondrons à cette adresse.`),
      {
        type: 'facts',
        rows: [
          ['Référence', oneLine(reference)],
          ['Reçu le', instant(receivedAt)],
        ],
      },
      paragraph(`Pour le compléter, écrivez-nous en rappelant sa référence\u00a0: ${contact}.`),
    ],
  }),
  en: ({ reference, firstname, receivedAt }, { site, contact, greet, instant }) => ({
    subject: `Your message ${oneLine(reference)} has arrived`,
    title: 'Your message has arrived',
    preview: `Reference ${oneLine(reference)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`We have received the message that you wrote on the ${site} website, and will answer at this address.`),
      {
        type: 'facts',
        rows: [
          ['Reference', oneLine(reference)],
          ['Received on', instant(receivedAt)],
        ],
      },
      paragraph(`To add to it, write to us with its reference: ${contact}.`),
    ],
  }),
}
