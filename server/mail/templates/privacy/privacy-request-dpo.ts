import { link, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'
import { privacyWords } from './privacy-labels.ts'

const quoted = (message: string | null): MailPart[] =>
  message === null || message.trim() === '' ? [] : [{ type: 'quote', text: multiLine(message) }]

const fullName = (firstname: string | null, lastname: string | null): string => oneLine(`${firstname ?? ''} ${lastname ?? ''}`) || '—'

const row = (name: string, value: string): [string, string] => [name, value]

/** Brings a request about personal data to the data-protection contact. */
export const privacyRequestDpo: MailTemplate<'PRIVACY_REQUEST_DPO'> = {
  fr: ({ reference, type, receivedAt, dueOn, firstname, lastname, email, message, isSignedIn, link: href }, { site, instant, day }) => ({
    subject: `Demande ${oneLine(reference)}\u00a0: ${privacyWords.fr[type]}`,
    title: 'Une demande sur des données personnelles',
    preview: `À répondre au plus tard le ${day(dueOn)}.`,
    replyTo: email,
    parts: [
      paragraph(`Une demande vient d’être déposée sur le site ${site}.`),
      {
        type: 'facts',
        rows: [
          ['Référence', oneLine(reference)],
          ['Objet', privacyWords.fr[type]],
          ['De', fullName(firstname, lastname)],
          ['Adresse', oneLine(email)],
          ...(isSignedIn === undefined
            ? []
            : [row('Compte', isSignedIn ? 'demande faite en étant connecté' : 'demande faite sans être connecté')]),
          ['Reçue le', instant(receivedAt)],
          ['Réponse au plus tard le', day(dueOn)],
        ],
      },
      ...quoted(message),
      ...(href === undefined ? [] : [link('Suivre', 'cette demande dans les messages du site', href)]),
      paragraph(
        'Assurez-vous de l’identité de la personne avant de lui communiquer ou d’effacer quoi que ce soit. En répondant à ce message, vous lui écrivez directement\u00a0: rappelez la référence.',
      ),
    ],
  }),
  en: ({ reference, type, receivedAt, dueOn, firstname, lastname, email, message, isSignedIn, link: href }, { site, instant, day }) => ({
    subject: `Request ${oneLine(reference)}: ${privacyWords.en[type]}`,
    title: 'A request about personal data',
    preview: `To be answered by ${day(dueOn)} at the latest.`,
    replyTo: email,
    parts: [
      paragraph(`A request has just been made on the ${site} website.`),
      {
        type: 'facts',
        rows: [
          ['Reference', oneLine(reference)],
          ['Subject', privacyWords.en[type]],
          ['From', fullName(firstname, lastname)],
          ['Address', oneLine(email)],
          ...(isSignedIn === undefined ? [] : [row('Account', isSignedIn ? 'asked while signed in' : 'asked without being signed in')]),
          ['Received on', instant(receivedAt)],
          ['Answer by', day(dueOn)],
        ],
      },
      ...quoted(message),
      ...(href === undefined ? [] : [link('Follow', 'this request in the messages of the site', href)]),
      paragraph(
        'Make sure of the person’s identity before you disclose or erase anything. By replying to this message you write to them directly: mention the reference.',
      ),
    ],
  }),
}
