import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Brings the link with which to choose a new password. */
export const passwordReset: MailTemplate<'PASSWORD_RESET'> = {
  fr: ({ firstname, link, expiresAt }, { site, greet, instant }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Un nouveau mot de passe',
    preview: `Un lien pour le choisir, valable jusqu’au ${instant(expiresAt)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Vous avez demandé à changer le mot de passe de votre compte sur le site ${site}. Voici le lien pour en choisir un autre.`),
      button('Choisir un nouveau mot de passe', link),
      paragraph(
        `Ce lien est valable jusqu’au ${instant(expiresAt)} et ne sert qu’une fois. Si vous en avez demandé plusieurs, seul le dernier fonctionne.`,
      ),
      note(
        'Vous n’avez rien demandé\u202f? Votre mot de passe actuel reste valable, et personne ne peut le changer sans ce message\u00a0: ne le transmettez pas.',
      ),
    ],
  }),
  en: ({ firstname, link, expiresAt }, { site, greet, instant }) => ({
    subject: 'Choose a new password',
    title: 'A new password',
    preview: `A link to choose it, valid until ${instant(expiresAt)}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`You asked to change the password of your account on the ${site} website. Here is the link to choose another one.`),
      button('Choose a new password', link),
      paragraph(`This link is valid until ${instant(expiresAt)} and works once. If you asked for several, only the latest one works.`),
      note(
        'You did not ask for this? Your password has not changed, and nobody can change it without this message: please do not pass it on.',
      ),
    ],
  }),
}
