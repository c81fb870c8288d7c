import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

/** Gives a buyer a link to their order, when they asked for one. */
export const orderLink: MailTemplate<'ORDER_LINK'> = {
  fr: ({ reference, firstname, link, expiresAt }, { greet, day }) => ({
    subject: `Votre commande ${oneLine(reference)}\u00a0: le lien pour la suivre`,
    title: 'Suivre ma commande',
    preview: `Le lien de votre commande ${oneLine(reference)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Ce lien ouvre votre commande ${oneLine(reference)} jusqu’au ${day(expiresAt)}\u00a0: où elle en est, vos papiers, et la rétractation.`,
      ),
      button('Suivre ma commande', link),
      note('Vous n’avez rien demandé\u202f? Ignorez ce message. Le lien ouvre votre commande à qui l’a\u00a0: ne le transférez pas.'),
    ],
  }),
  en: ({ reference, firstname, link, expiresAt }, { greet, day }) => ({
    subject: `Your order ${oneLine(reference)}: the link to follow it`,
    title: 'Follow my order',
    preview: `The link to your order ${oneLine(reference)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`This link opens your order ${oneLine(reference)} until ${day(expiresAt)}: how far it is, your papers, and withdrawal.`),
      button('Follow my order', link),
      note('You asked for nothing? Ignore this message. The link opens your order to whoever has it: do not pass it on.'),
    ],
  }),
}
