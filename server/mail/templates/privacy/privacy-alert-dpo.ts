import { paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { privacyWords } from './privacy-labels.ts'

function leftInFrench(days: number): string {
  if (days < 0) return `${-days} jour${days < -1 ? 's' : ''} de retard`
  if (days === 0) return 'à répondre aujourd’hui'
  return `plus que ${days} jour${days > 1 ? 's' : ''} pour répondre`
}

function leftInEnglish(days: number): string {
  if (days < 0) return `${-days} day${days < -1 ? 's' : ''} late`
  if (days === 0) return 'to be answered today'
  return `${days} day${days > 1 ? 's' : ''} left to answer`
}

/** Reminds the data-protection contact of a request that still waits. */
export const privacyAlertDpo: MailTemplate<'PRIVACY_ALERT_DPO'> = {
  fr: ({ reference, type, email, receivedAt, dueOn, daysLeft }, { site, instant, day }) => ({
    subject: `Demande ${oneLine(reference)}\u00a0: ${leftInFrench(daysLeft)}`,
    title: 'Une demande attend toujours sa réponse',
    preview: `Échéance\u00a0: ${day(dueOn)}.`,
    replyTo: email,
    parts: [
      paragraph(`Cette demande sur des données personnelles, déposée sur le site ${site}, n’a pas encore reçu de réponse.`),
      {
        type: 'facts',
        rows: [
          ['Référence', oneLine(reference)],
          ['Objet', privacyWords.fr[type]],
          ['Adresse', oneLine(email)],
          ['Reçue le', instant(receivedAt)],
          ['Réponse au plus tard le', day(dueOn)],
        ],
      },
      paragraph('Si vous y avez déjà répondu, notez-le dans le registre des demandes pour que ce rappel cesse.'),
    ],
  }),
  en: ({ reference, type, email, receivedAt, dueOn, daysLeft }, { site, instant, day }) => ({
    subject: `Request ${oneLine(reference)}: ${leftInEnglish(daysLeft)}`,
    title: 'A request is still waiting for its answer',
    preview: `Due on ${day(dueOn)}.`,
    replyTo: email,
    parts: [
      paragraph(`This request about personal data, made on the ${site} website, has not been answered yet.`),
      {
        type: 'facts',
        rows: [
          ['Reference', oneLine(reference)],
          ['Subject', privacyWords.en[type]],
          ['Address', oneLine(email)],
          ['Received on', instant(receivedAt)],
          ['Answer by', day(dueOn)],
        ],
      },
      paragraph('If you have already answered it, say so in the register of requests, and this reminder will stop.'),
    ],
  }),
}
