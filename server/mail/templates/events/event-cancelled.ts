import { button, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { eventFacts } from './event-details.ts'

/** Notifies a participant that the registration was cancelled. */
export const eventCancelled: MailTemplate<'EVENT_CANCELLED'> = {
  fr: ({ event, firstname }, words) => ({
    subject: `Inscription annulée\u00a0: ${oneLine(event.title)}`,
    title: 'Votre inscription est annulée',
    preview: 'Vos places sont rendues.',
    parts: [
      paragraph(words.greet(firstname)),
      paragraph('Vos places sont rendues, et d’autres pourront les prendre. Merci d’avoir prévenu.'),
      eventFacts(event, { language: 'fr', words }),
      button('Voir l’événement', event.page),
    ],
  }),
  en: ({ event, firstname }, words) => ({
    subject: `Registration cancelled: ${oneLine(event.title)}`,
    title: 'Your registration is cancelled',
    preview: 'Your places are free again.',
    parts: [
      paragraph(words.greet(firstname)),
      paragraph('Your places are free again, and others may take them. Thank you for telling us.'),
      eventFacts(event, { language: 'en', words }),
      button('See the event', event.page),
    ],
  }),
}
