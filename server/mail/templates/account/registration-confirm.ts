import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Asks who registers to show that the address is theirs. */
export const registrationConfirm: MailTemplate<'REGISTRATION_CONFIRM'> = {
  fr: ({ firstname, link, expiresAt }, { site, greet, instant }) => ({
    subject: 'Confirmez votre adresse pour ouvrir votre compte',
    title: 'Plus qu’une étape',
    preview: `Un lien pour confirmer votre inscription, valable jusqu’au ${instant(expiresAt)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Vous avez demandé l’ouverture d’un compte sur le site ${site}. Il reste à confirmer que cette adresse est bien la vôtre\u00a0: suivez le lien, redonnez le mot de passe que vous avez choisi, et votre compte est ouvert.`,
      ),
      button('Confirmer mon adresse', link),
      paragraph(
        `Ce lien est valable jusqu’au ${instant(expiresAt)}. Passé ce moment, votre demande est oubliée et il suffit de vous inscrire à nouveau.`,
      ),
      note('Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: sans confirmation, aucun compte n’est ouvert à cette adresse.'),
    ],
  }),
  en: ({ firstname, link, expiresAt }, { site, greet, instant }) => ({
    subject: 'Confirm your address to open your account',
    title: 'One last step',
    preview: `A link to confirm your registration, valid until ${instant(expiresAt)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `You asked to open an account on the ${site} website. Please confirm that this address is yours: follow the link, enter the password that you chose, and your account is open.`,
      ),
      button('Confirm my address', link),
      paragraph(
        `This link is valid until ${instant(expiresAt)}. After that your request is forgotten, and you are welcome to register again.`,
      ),
      note('You did not ask for this? There is nothing to do: without confirmation no account is opened at this address.'),
    ],
  }),
}
