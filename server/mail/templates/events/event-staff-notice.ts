import { formatPhone } from '#i18n/format/phone.ts'
import { link, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import type { MailWords } from '#server/mail/kit/mail-i18n.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'
import { eventFacts, seatRows } from './event-details.ts'

type Data = MailData<'EVENT_REGISTERED_TEAM'>

const names = {
  fr: { who: 'Nom', email: 'Adresse', phone: 'Téléphone', panel: ['Retrouver', 'cette inscription dans les messages du site'] },
  en: { who: 'Name', email: 'Address', phone: 'Phone', panel: ['Find', 'this registration in the messages of the site'] },
} as const

function parts({ event, ...data }: Data, language: 'fr' | 'en', words: MailWords): MailPart[] {
  const name = names[language]
  const who = [
    [name.who, oneLine(`${data.firstname} ${data.lastname}`)],
    [name.email, oneLine(data.email)],
    ...(data.phone === null ? [] : [[name.phone, oneLine(formatPhone(data.phone))] as const]),
  ] as const
  const said = data.message === null ? '' : multiLine(data.message)
  return [
    eventFacts(event, { language, words, more: [...who, ...seatRows(language, data.seats, data.left)] }),
    ...(said === '' ? [] : [{ type: 'quote', text: said } as const]),
    ...(data.link === undefined ? [] : [link(name.panel[0], name.panel[1], data.link)]),
  ]
}

/** Tells the company of new places taken at an event. */
export const eventRegisteredTeam: MailTemplate<'EVENT_REGISTERED_TEAM'> = {
  fr: (data, words) => ({
    subject: `Nouvelle inscription\u00a0: ${oneLine(data.event.title)}`,
    title: 'Une nouvelle inscription',
    preview: oneLine(`${data.firstname} ${data.lastname}`),
    replyTo: data.email,
    parts: [paragraph(`Quelqu’un vient de s’inscrire sur le site ${words.site}.`), ...parts(data, 'fr', words)],
  }),
  en: (data, words) => ({
    subject: `New registration: ${oneLine(data.event.title)}`,
    title: 'A new registration',
    preview: oneLine(`${data.firstname} ${data.lastname}`),
    replyTo: data.email,
    parts: [paragraph(`Somebody has just registered on the ${words.site} website.`), ...parts(data, 'en', words)],
  }),
}

/** Tells the company of places given back. */
export const eventCancelledTeam: MailTemplate<'EVENT_CANCELLED_TEAM'> = {
  fr: (data, words) => ({
    subject: `Inscription annulée\u00a0: ${oneLine(data.event.title)}`,
    title: 'Des places se libèrent',
    preview: oneLine(`${data.firstname} ${data.lastname}`),
    replyTo: data.email,
    parts: [paragraph('Une personne inscrite a rendu ses places.'), ...parts(data, 'fr', words)],
  }),
  en: (data, words) => ({
    subject: `Registration cancelled: ${oneLine(data.event.title)}`,
    title: 'Places are free again',
    preview: oneLine(`${data.firstname} ${data.lastname}`),
    replyTo: data.email,
    parts: [paragraph('Somebody has given their places back.'), ...parts(data, 'en', words)],
  }),
}
