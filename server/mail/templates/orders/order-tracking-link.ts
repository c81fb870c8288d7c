import { button, link, type MailPart } from '#server/mail/kit/mail-content.ts'

/** The way to an order that goes on, in each language: nothing in a mail that has none. */
export const followOrder = {
  fr: (href: string | null): MailPart[] => (href === null ? [] : [button('Suivre ma commande', href)]),
  en: (href: string | null): MailPart[] => (href === null ? [] : [button('Follow my order', href)]),
} as const

/** The way to an order that goes no further, in each language. */
export const seeOrder = {
  fr: (href: string | null): MailPart[] => (href === null ? [] : [button('Voir ma commande', href)]),
  en: (href: string | null): MailPart[] => (href === null ? [] : [button('See my order', href)]),
} as const

/** The way to an order beside something else that is to be done, in each language. */
export const orderReminderLink = {
  fr: (href: string | null): MailPart[] =>
    href === null ? [] : [link('Vous ne savez plus ce que vous aviez choisi\u202f?', 'Revoir ma commande', href)],
  en: (href: string | null): MailPart[] => (href === null ? [] : [link('You no longer know what you chose?', 'See my order again', href)]),
} as const
