import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'

/** Asks a member to show that the new address is theirs. */
export const emailChangeConfirm: MailTemplate<'EMAIL_CHANGE_CONFIRM'> = {
  fr: ({ firstname, newEmail, link, expiresAt }, { site, greet, instant }) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    title: 'Votre nouvelle adresse',
    preview: `Un lien pour la confirmer, valable jusqu’au ${instant(expiresAt)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Vous souhaitez que ${oneLine(newEmail)} devienne l’adresse de votre compte sur le site ${site}. Confirmez-la pour qu’elle prenne effet.`,
      ),
      button('Confirmer cette adresse', link),
      paragraph(`Ce lien est valable jusqu’au ${instant(expiresAt)}. Tant qu’il n’a pas servi, votre adresse actuelle reste en vigueur.`),
      note('Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: rien ne changera.'),
    ],
  }),
  en: ({ firstname, newEmail, link, expiresAt }, { site, greet, instant }) => ({
    subject: 'Confirm your new e-mail address',
    title: 'Your new address',
    preview: `A link to confirm it, valid until ${instant(expiresAt)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `You would like ${oneLine(newEmail)} to be the address of your account on the ${site} website. Confirm it to make the change.`,
      ),
      button('Confirm this address', link),
      paragraph(`This link is valid until ${instant(expiresAt)}. Until it is used, your present address remains in force.`),
      note('You did not ask for this? There is nothing to do: nothing will change.'),
    ],
  }),
}
