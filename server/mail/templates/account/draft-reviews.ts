import { link, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { multiLine, oneLine } from '#server/mail/kit/sanitise-text.ts'
import { cutText } from '#schemas/text/cut-text.ts'

const quoted = (word: string): MailPart[] => (word === '' ? [] : [{ type: 'quote', text: multiLine(word) }])

/** The title of a page in a subject, which has 78 characters. */
const short = (title: string, without: string): string => (title === '' ? without : cutText(oneLine(title), 40))

/** Asks an administrator to read the draft of a colleague. */
export const reviewAsked: MailTemplate<'REVIEW_ASKED'> = {
  fr: ({ title, by, word, link: address }, { site }) => ({
    subject: `À relire\u00a0: ${short(title, 'en-tête et pied de page')}`,
    title: 'Une relecture vous est demandée',
    preview: `Par ${oneLine(by)}.`,
    parts: [
      paragraph(`${oneLine(by)} vous demande de relire «\u202f${short(title, 'en-tête et pied de page')}\u202f» sur le site ${site}.`),
      ...quoted(word),
      link('Relire', 'ce brouillon', address),
    ],
  }),
  en: ({ title, by, word, link: address }, { site }) => ({
    subject: `To review: ${short(title, 'header and footer')}`,
    title: 'You are asked for a review',
    preview: `By ${oneLine(by)}.`,
    parts: [
      paragraph(`${oneLine(by)} asks you to review “${short(title, 'header and footer')}” on the ${site} website.`),
      ...quoted(word),
      link('Review', 'this draft', address),
    ],
  }),
}

/** Tells an administrator how a colleague has answered. */
export const reviewAnswered: MailTemplate<'REVIEW_ANSWERED'> = {
  fr: ({ title, by, word, isApproved, link: address }) => ({
    subject: `${isApproved ? 'Approuvé' : 'À changer'}\u00a0: ${short(title, 'en-tête et pied de page')}`,
    title: isApproved ? 'Votre brouillon est approuvé' : 'Des changements sont demandés',
    preview: `Par ${oneLine(by)}.`,
    parts: [
      paragraph(
        isApproved
          ? `${oneLine(by)} approuve «\u202f${short(title, 'en-tête et pied de page')}\u202f» tel qu’il a été lu.`
          : `${oneLine(by)} demande des changements à «\u202f${short(title, 'en-tête et pied de page')}\u202f».`,
      ),
      ...quoted(word),
      link('Ouvrir', 'ce brouillon', address),
    ],
  }),
  en: ({ title, by, word, isApproved, link: address }) => ({
    subject: `${isApproved ? 'Approved' : 'To change'}: ${short(title, 'header and footer')}`,
    title: isApproved ? 'Your draft is approved' : 'Changes are asked for',
    preview: `By ${oneLine(by)}.`,
    parts: [
      paragraph(
        isApproved
          ? `${oneLine(by)} approves “${short(title, 'header and footer')}” as it was read.`
          : `${oneLine(by)} asks for changes to “${short(title, 'header and footer')}”.`,
      ),
      ...quoted(word),
      link('Open', 'this draft', address),
    ],
  }),
}
