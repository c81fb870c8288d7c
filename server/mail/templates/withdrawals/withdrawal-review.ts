import { formatMoney } from '#i18n/format/format.ts'
import { note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'
import { orderQuestion } from '#server/mail/templates/orders/order-contact.ts'
import { seeOrder } from '#server/mail/templates/orders/order-tracking-link.ts'

type Ruled = MailData<'WITHDRAWAL_RULED'>

const quote = (words: string): MailPart => ({ type: 'quote', text: multiLine(words) })
const items = ({ lines }: Ruled): MailPart => ({ type: 'list', items: lines.map(({ name, quantity }) => `${quantity} × ${oneLine(name)}`) })

/** The result of the review and its consequences. */
const meant = {
  fr: (data: Ruled): MailPart[] =>
    data.lines.length === 0
      ? [
          paragraph(
            `Nous n’y lisons de rétractation d’aucun produit de cette commande, qui suit donc son cours. Motif\u00a0: ${oneLine(data.reason ?? '')}.`,
          ),
          paragraph(
            'Ce n’est pas ce que vous vouliez dire\u202f? Répondez-nous, ou faites une nouvelle déclaration\u00a0: vos droits restent entiers.',
          ),
        ]
      : [
          paragraph('Nous la comprenons comme une rétractation de\u00a0:'),
          items(data),
          ...(data.reason === null ? [] : [paragraph(oneLine(data.reason))]),
          ...(data.refund === null
            ? []
            : [
                paragraph(
                  `${formatMoney(data.refund, 'fr_FR')} sont à vous rembourser. Si ces produits vous sont déjà parvenus, renvoyez-les dans les quatorze jours\u00a0; le remboursement suit dès que nous les avons, ou la preuve de leur envoi.`,
                ),
              ]),
          paragraph('Ce n’est pas ce que vous vouliez dire\u202f? Écrivez-nous sans attendre.'),
        ],
  en: (data: Ruled): MailPart[] =>
    data.lines.length === 0
      ? [
          paragraph(
            `We read in it no withdrawal from any product of this order, which therefore goes on. Reason: ${oneLine(data.reason ?? '')}.`,
          ),
          paragraph('That is not what you meant? Answer us, or make another declaration: your rights are untouched.'),
        ]
      : [
          paragraph('We understand it as a withdrawal from:'),
          items(data),
          ...(data.reason === null ? [] : [paragraph(oneLine(data.reason))]),
          ...(data.refund === null
            ? []
            : [
                paragraph(
                  `${formatMoney(data.refund, 'en_GB')} are to be paid back to you. If these goods have already reached you, send them back within fourteen days; you are paid back once we have them, or the proof that they were sent.`,
                ),
              ]),
          paragraph('That is not what you meant? Write to us at once.'),
        ],
} as const

/** Notifies a buyer of the review of a free-text withdrawal. */
export const withdrawalReviewed: MailTemplate<'WITHDRAWAL_RULED'> = {
  fr: (data, { orderHref, contact, greet }) => ({
    subject: `Votre rétractation de la commande ${oneLine(data.reference)} est lue`,
    title: 'Votre rétractation est lue',
    preview: 'Voici ce que nous en comprenons.',
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(`Vous nous avez écrit, à propos de la commande ${oneLine(data.reference)}\u00a0:`),
      quote(data.words),
      ...meant.fr(data),
      ...seeOrder.fr(orderHref(data)),
      orderQuestion.fr(contact),
    ],
  }),
  en: (data, { orderHref, contact, greet }) => ({
    subject: `Your withdrawal from the order ${oneLine(data.reference)} was read`,
    title: 'Your withdrawal was read',
    preview: 'This is what we understand.',
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(`You wrote to us of the order ${oneLine(data.reference)}:`),
      quote(data.words),
      ...meant.en(data),
      ...seeOrder.en(orderHref(data)),
      orderQuestion.en(contact),
    ],
  }),
}

/** Reminds the company of a free-text withdrawal that waits for its review. */
export const withdrawalWaiting: MailTemplate<'WITHDRAWAL_WAITING'> = {
  fr: ({ reference, name, email, words, receivedAt }, { second }) => ({
    subject: `Rétractation à lire\u00a0: commande ${oneLine(reference)}`,
    title: 'Une rétractation attend d’être lue',
    preview: `${oneLine(name)}, le ${second(receivedAt)}.`,
    replyTo: email,
    parts: [
      paragraph(
        `${oneLine(name)} s’est rétracté en ses propres mots, le ${second(receivedAt)}, de la commande ${oneLine(reference)}\u00a0:`,
      ),
      quote(words),
      paragraph(
        'Dites à quels produits ces mots se rapportent, ou qu’ils ne visent rien de cette commande. D’ici là, rien ne part de cette commande et rien n’en est remboursé.',
      ),
      note('Ce rappel revient chaque jour jusqu’à votre réponse\u00a0; le remboursement est dû dans les quatorze jours de la déclaration.'),
    ],
  }),
  en: ({ reference, name, email, words, receivedAt }, { second }) => ({
    subject: `A withdrawal to read: order ${oneLine(reference)}`,
    title: 'A withdrawal waits to be read',
    preview: `${oneLine(name)}, on ${second(receivedAt)}.`,
    replyTo: email,
    parts: [
      paragraph(`${oneLine(name)} has withdrawn in words of their own, on ${second(receivedAt)}, from the order ${oneLine(reference)}:`),
      quote(words),
      paragraph(
        'Say which products these words mean, or that they mean nothing of this order. Until then nothing leaves of this order and nothing of it is refunded.',
      ),
      note('This comes back each day until you have answered; the refund is due within fourteen days of the declaration.'),
    ],
  }),
}
