import { button, note, paragraph, type MailTemplate } from '#server/mail/kit/mail-content.ts'

/** Warns a member who has not come for long that the account is about to be deleted. */
export const inactivityWarning: MailTemplate<'INACTIVITY_WARNING'> = {
  fr: ({ firstname, lastSeenOn, deletedOn, loginLink }, { site, greet, day }) => ({
    subject: `Votre compte sera supprimé le ${day(deletedOn)}`,
    title: 'Gardez-vous votre compte\u202f?',
    preview: 'Pour le garder, il suffit de vous connecter une fois.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Votre dernière connexion au site ${site}, votre dernière commande ou votre dernier message remonte au ${day(lastSeenOn)}. Nous ne gardons pas sans raison les données de nos membres\u00a0: après trois ans sans nouvelles, un compte est supprimé.`,
      ),
      paragraph(`Vous souhaitez le garder\u202f? Connectez-vous une fois avant le ${day(deletedOn)}, c’est tout.`),
      button('Garder mon compte', loginLink),
      note(
        `Sinon, ne faites rien\u00a0: votre compte et vos données seront effacés le ${day(deletedOn)}, hormis ce que la loi nous impose de conserver.`,
      ),
    ],
  }),
  en: ({ firstname, lastSeenOn, deletedOn, loginLink }, { site, greet, day }) => ({
    subject: `Your account will be deleted on ${day(deletedOn)}`,
    title: 'Would you like to keep your account?',
    preview: 'To keep it, just sign in once.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `You last signed in to the ${site} website, ordered or wrote to us on ${day(lastSeenOn)}. We do not keep our members’ data without a reason: after three years without hearing from you an account is deleted.`,
      ),
      paragraph(`Would you like to keep it? Sign in once before ${day(deletedOn)}, and that is all.`),
      button('Keep my account', loginLink),
      note(
        `Otherwise there is nothing to do: your account and your data will be erased on ${day(deletedOn)}, but for what the law obliges us to keep.`,
      ),
    ],
  }),
}
