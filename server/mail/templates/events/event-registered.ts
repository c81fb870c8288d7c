import { button, link, note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import type { MailWords } from '#server/mail/kit/mail-i18n.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { eventFacts, seatRows } from './event-details.ts'

type Data = MailData<'EVENT_REGISTERED'>

function french({ event, seats, cancelLink, calendarLink }: Data, words: MailWords): MailPart[] {
  return [
    eventFacts(event, { language: 'fr', words, more: seatRows('fr', seats, null) }),
    button('Voir l’événement', event.page),
    link('Pour votre agenda\u00a0:', 'télécharger le rendez-vous', calendarLink),
    link('Un empêchement\u202f? Rendez vos places, d’autres les attendent\u00a0:', 'annuler mon inscription', cancelLink),
  ]
}

function english({ event, seats, cancelLink, calendarLink }: Data, words: MailWords): MailPart[] {
  return [
    eventFacts(event, { language: 'en', words, more: seatRows('en', seats, null) }),
    button('See the event', event.page),
    link('For your calendar:', 'download the appointment', calendarLink),
    link('Something has come up? Give your places back, others are waiting:', 'cancel my registration', cancelLink),
  ]
}

/** Confirms an event registration. */
export const eventRegistered: MailTemplate<'EVENT_REGISTERED'> = {
  fr: (data, words) => ({
    subject: `Inscription confirmée\u00a0: ${oneLine(data.event.title)}`,
    title: 'Votre inscription est confirmée',
    preview: words.instant(data.event.startAt),
    parts: [paragraph(words.greet(data.firstname)), paragraph('Nous avons bien noté votre venue.'), ...french(data, words)],
  }),
  en: (data, words) => ({
    subject: `Registration confirmed: ${oneLine(data.event.title)}`,
    title: 'Your registration is confirmed',
    preview: words.instant(data.event.startAt),
    parts: [paragraph(words.greet(data.firstname)), paragraph('We look forward to seeing you.'), ...english(data, words)],
  }),
}

/** Reminds a participant who registers again of the existing registration. */
export const alreadyRegistered: MailTemplate<'EVENT_KNOWN'> = {
  fr: (data, words) => ({
    subject: `Vous avez déjà vos places\u00a0: ${oneLine(data.event.title)}`,
    title: 'Vous avez déjà vos places',
    preview: words.instant(data.event.startAt),
    parts: [
      paragraph(words.greet(data.firstname)),
      paragraph('Une inscription vient d’être demandée à cette adresse, qui a déjà ses places. Rien n’a changé\u00a0:'),
      ...french(data, words),
      note('Si la demande ne vient pas de vous, vous n’avez rien à faire.'),
    ],
  }),
  en: (data, words) => ({
    subject: `You have your places already: ${oneLine(data.event.title)}`,
    title: 'You have your places already',
    preview: words.instant(data.event.startAt),
    parts: [
      paragraph(words.greet(data.firstname)),
      paragraph('Somebody has just asked for places at this address, which has its own already. Nothing has changed:'),
      ...english(data, words),
      note('If it was not you, there is nothing to do.'),
    ],
  }),
}
