import { button, note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { multiLine, oneLine } from '#server/mail/kit/sanitise-text.ts'
import { cutText } from '#schemas/text/cut-text.ts'

const quoted = (word: string): MailPart[] => (word === '' ? [] : [{ type: 'quote', text: multiLine(word) }])

/** A sentence as it follows a colon. */
const afterColon = (sentence: string): string => {
  const line = oneLine(sentence)
  return line.charAt(0).toLowerCase() + line.slice(1)
}

const short = (name: string): string => cutText(oneLine(name), 40)

/** Brings the link with which to join the team of a site. */
export const teamInvitation: MailTemplate<'TEAM_INVITATION'> = {
  fr: ({ by, can, word, link, expiresAt }, { site, instant }) => ({
    subject: `${short(by)} vous invite dans l’équipe du site`,
    title: 'Vous êtes invité à rejoindre l’équipe',
    preview: `Un lien pour entrer, valable jusqu’au ${instant(expiresAt)}.`,
    parts: [
      paragraph('Bonjour,'),
      paragraph(`${oneLine(by)} vous propose de l’aider à tenir le site ${site}. Vous pourrez y\u00a0: ${afterColon(can)}`),
      ...quoted(word),
      button('Rejoindre l’équipe', link),
      paragraph(`Ce lien est valable jusqu’au ${instant(expiresAt)} et ne sert qu’une fois.`),
      note('Vous ne connaissez pas cette personne\u202f? Laissez ce message sans suite\u00a0: rien ne se passe sans vous.'),
    ],
  }),
  en: ({ by, can, word, link, expiresAt }, { site, instant }) => ({
    subject: `${short(by)} invites you to the team of the site`,
    title: 'You are invited to join the team',
    preview: `A link to come in, valid until ${instant(expiresAt)}.`,
    parts: [
      paragraph('Hello,'),
      paragraph(`${oneLine(by)} asks you to help keep the ${site} website. There you will be able to: ${afterColon(can)}`),
      ...quoted(word),
      button('Join the team', link),
      paragraph(`This link is valid until ${instant(expiresAt)} and works once.`),
      note('You do not know this person? Leave this message alone: nothing happens without you.'),
    ],
  }),
}
