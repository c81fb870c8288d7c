import { button, link, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Notifies a member who registers again that the account exists. */
export const registrationKnown: MailTemplate<'REGISTRATION_KNOWN'> = {
  fr: ({ firstname, loginLink, resetLink }, { site, greet }) => ({
    subject: 'Vous avez déjà un compte',
    title: 'Vous avez déjà un compte',
    preview: 'Rien n’a été créé ni modifié\u00a0: connectez-vous avec cette adresse.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Une inscription vient d’être demandée à cette adresse sur le site ${site}. Comme vous y avez déjà un compte, rien n’a été créé ni modifié\u00a0: il suffit de vous connecter.`,
      ),
      button('Me connecter', loginLink),
      link('Mot de passe oublié\u202f?', 'Choisissez-en un nouveau', resetLink),
      note('Si cette demande ne vient pas de vous, vous n’avez rien à faire\u00a0: votre compte est intact.'),
    ],
  }),
  en: ({ firstname, loginLink, resetLink }, { site, greet }) => ({
    subject: 'You already have an account',
    title: 'You already have an account',
    preview: 'Nothing was created or changed: sign in with this address.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Somebody has just asked to register this address on the ${site} website. As you already have an account there, nothing was created or changed: you only need to sign in.`,
      ),
      button('Sign in', loginLink),
      link('Forgotten your password?', 'Choose a new one', resetLink),
      note('If it was not you, there is nothing to do: your account is untouched.'),
    ],
  }),
}
