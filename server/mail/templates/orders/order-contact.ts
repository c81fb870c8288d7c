import { note, type MailPart } from '#server/mail/kit/mail-content.ts'

/** How to ask about an order, in each language. */
export const orderQuestion = {
  fr: (contact: string): MailPart => note(`Une question sur cette commande\u202f? Écrivez-nous en rappelant son numéro\u00a0: ${contact}.`),
  en: (contact: string): MailPart => note(`A question about this order? Write to us with its number: ${contact}.`),
} as const
