import { note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { privacyWords } from './privacy-labels.ts'

/** Acknowledges a privacy request with its due date. */
export const privacyRequestAck: MailTemplate<'PRIVACY_REQUEST_ACK'> = {
  fr: ({ firstname, reference, type, receivedAt, dueOn }, { site, privacy, greet, instant, day }) => ({
    subject: `Votre demande ${oneLine(reference)} est bien arrivée`,
    title: 'Votre demande est bien arrivée',
    preview: `Réponse au plus tard le ${day(dueOn)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Nous avons bien reçu votre demande au sujet de vos données personnelles sur le site ${site}. Vous aurez notre réponse à cette adresse, au plus tard le ${day(dueOn)}.`,
      ),
      {
        type: 'facts',
        rows: [
          ['Référence', oneLine(reference)],
          ['Objet', privacyWords.fr[type]],
          ['Reçue le', instant(receivedAt)],
          ['Réponse au plus tard le', day(dueOn)],
        ],
      },
      paragraph(`Pour compléter votre demande ou la retirer, écrivez en rappelant sa référence\u00a0: ${privacy}.`),
      note('Si notre réponse ne vous convenait pas, vous pourriez vous adresser à la CNIL (cnil.fr).'),
    ],
  }),
  en: ({ firstname, reference, type, receivedAt, dueOn }, { site, privacy, greet, instant, day }) => ({
    subject: `Your request ${oneLine(reference)} has arrived`,
    title: 'Your request has arrived',
    preview: `Answer by ${day(dueOn)} at the latest.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `We have received your request about your personal data on the ${site} website. You will have our answer at this address, by ${day(dueOn)} at the latest.`,
      ),
      {
        type: 'facts',
        rows: [
          ['Reference', oneLine(reference)],
          ['Subject', privacyWords.en[type]],
          ['Received on', instant(receivedAt)],
          ['Answer by', day(dueOn)],
        ],
      },
      paragraph(`To add to your request or withdraw it, write to us with its reference: ${privacy}.`),
      note('Should our answer not satisfy you, you may turn to the French data protection authority, the CNIL (cnil.fr).'),
    ],
  }),
}
