import { paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

// The answers are not repeated, so that no one can send text to a stranger by entering their address.
/** Acknowledges an answer to a form to its visitor. */
export const formAck: MailTemplate<'FORM_ACK'> = {
  fr: ({ form, number, receivedAt }, { site, contact, greet, instant }) => ({
    subject: `${oneLine(form)}\u00a0: votre réponse n°\u00a0${number} est bien arrivée`,
    title: 'Votre réponse est bien arrivée',
    preview: `Réponse n°\u00a0${number}.`,
    parts: [
      paragraph(greet(null)),
      paragraph(`Nous avons bien reçu le formulaire que vous avez rempli sur le site ${site}, et nous vous répondrons à cette adresse.`),
      {
        type: 'facts',
        rows: [
          ['Formulaire', oneLine(form)],
          ['Réponse', `n°\u00a0${number}`],
          ['Reçue le', instant(receivedAt)],
        ],
      },
      paragraph(`Pour la compléter, écrivez-nous en rappelant son numéro\u00a0: ${contact}.`),
    ],
  }),
  en: ({ form, number, receivedAt }, { site, contact, greet, instant }) => ({
    subject: `${oneLine(form)}: your answer no. ${number} has arrived`,
    title: 'Your answer has arrived',
    preview: `Answer no. ${number}.`,
    parts: [
      paragraph(greet(null)),
      paragraph(`We have received the form that you filled in on the ${site} website, and will answer at this address.`),
      {
        type: 'facts',
        rows: [
          ['Form', oneLine(form)],
          ['Answer', `no. ${number}`],
          ['Received on', instant(receivedAt)],
        ],
      },
      paragraph(`To add to it, write to us with its number: ${contact}.`),
    ],
  }),
}
