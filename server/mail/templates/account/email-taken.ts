import { button, link, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Tells the holder of an address that it cannot become that of another account. */
export const emailTaken: MailTemplate<'EMAIL_TAKEN'> = {
  fr: ({ firstname, loginLink, resetLink }, { site, greet }) => ({
    subject: 'Cette adresse a déjà un compte',
    title: 'Cette adresse a déjà un compte',
    preview: 'Rien n’a été modifié.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Il vient d’être demandé que cette adresse devienne celle d’un autre compte sur le site ${site}. Comme elle est déjà celle du vôtre, rien n’a été modifié.`,
      ),
      paragraph('Si la demande venait de vous, connectez-vous plutôt avec cette adresse.'),
      button('Me connecter', loginLink),
      link('Mot de passe oublié\u202f?', 'Choisissez-en un nouveau', resetLink),
      note('Si elle ne venait pas de vous, vous n’avez rien à faire\u00a0: votre compte est intact.'),
    ],
  }),
  en: ({ firstname, loginLink, resetLink }, { site, greet }) => ({
    subject: 'This address already has an account',
    title: 'This address already has an account',
    preview: 'Nothing was changed.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Somebody has just asked that this address become that of another account on the ${site} website. As it is already that of yours, nothing was changed.`,
      ),
      paragraph('If it was you, sign in with this address instead.'),
      button('Sign in', loginLink),
      link('Forgotten your password?', 'Choose a new one', resetLink),
      note('If it was not you, there is nothing to do: your account is untouched.'),
    ],
  }),
}
