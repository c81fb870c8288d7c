import { note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'

type Kept = MailData<'ACCOUNT_DELETED'>['kept']

function keptInFrench(kept: Kept, day: (iso: string) => string): MailPart[] {
  if (kept.length === 0) return [paragraph('Nous ne conservons aucune donnée de votre compte.')]
  const items = kept.map(
    ({ what, why, until }) => `${oneLine(what)}\u00a0: ${oneLine(why)}${until === null ? '' : `, jusqu’au ${day(until)}`}`,
  )
  return [paragraph('Nous conservons ce qui suit, pour la raison indiquée, et rien d’autre\u00a0:'), { type: 'list', items }]
}

function keptInEnglish(kept: Kept, day: (iso: string) => string): MailPart[] {
  if (kept.length === 0) return [paragraph('We keep no data of your account.')]
  const items = kept.map(({ what, why, until }) => `${oneLine(what)}: ${oneLine(why)}${until === null ? '' : `, until ${day(until)}`}`)
  return [paragraph('We keep the following, for the reason given, and nothing else:'), { type: 'list', items }]
}

const unused = {
  fr: 'Nous n’avions plus de nouvelles de vous depuis trois ans, et notre message d’il y a trente jours est resté sans suite\u00a0: nous ne gardons pas plus longtemps les données d’un compte qui ne sert plus.',
  en: 'We had not heard from you for three years, and our message of thirty days ago went unanswered: we keep the data of an account that is not used no longer than that.',
}

/** Notifies a member that the account was deleted, and lists what is retained. */
export const accountDeleted: MailTemplate<'ACCOUNT_DELETED'> = {
  fr: ({ firstname, deletedAt, kept, isUnused = false }, { site, contact, greet, instant, day }) => ({
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    preview: 'Ce que nous conservons, et pourquoi.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Votre compte sur le site ${site} a été supprimé le ${instant(deletedAt)}, et toutes ses sessions ont été fermées.`),
      ...(isUnused ? [paragraph(unused.fr)] : []),
      ...keptInFrench(kept, day),
      paragraph('C’est le dernier message que vous recevez au titre de ce compte. Merci de nous avoir fait confiance.'),
      note(`Cette suppression vous surprend\u202f? Écrivez-nous sans attendre\u00a0: ${contact}.`),
    ],
  }),
  en: ({ firstname, deletedAt, kept, isUnused = false }, { site, contact, greet, instant, day }) => ({
    subject: 'Your account has been deleted',
    title: 'Your account has been deleted',
    preview: 'What we keep, and why.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Your account on the ${site} website was deleted on ${instant(deletedAt)}, and all its sessions were closed.`),
      ...(isUnused ? [paragraph(unused.en)] : []),
      ...keptInEnglish(kept, day),
      paragraph('This is the last message about this account. Thank you for your trust.'),
      note(`You did not expect this? Write to us at once: ${contact}.`),
    ],
  }),
}
