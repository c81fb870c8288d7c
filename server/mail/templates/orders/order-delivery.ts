import { button, link, note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine } from '#server/mail/kit/sanitise-text.ts'
import { orderQuestion } from './order-contact.ts'
import { followOrder, orderReminderLink, seeOrder } from './order-tracking-link.ts'

type Shipment = MailData<'ORDER_SHIPPED'>

const linesOf = ({ lines }: Shipment): MailPart => ({
  type: 'list',
  items: lines.map(({ name, quantity }) => `${quantity} × ${oneLine(name)}`),
})

/** How each parcel is followed: by a link where the carrier has one, by its number elsewhere. */
function parcelsOf({ parcels, carrier }: Shipment, words: Readonly<Record<'parcel' | 'colon' | 'follow', string>>): MailPart[] {
  return parcels.map(({ number, link: href }) =>
    href === null
      ? { type: 'facts', rows: [[`${words.parcel} ${oneLine(carrier)}`, oneLine(number)]] }
      : link(`${words.parcel} ${oneLine(carrier)}${words.colon}`, `${words.follow} ${oneLine(number)}`, href),
  )
}

/** Tells a buyer what has left, and where to follow it. */
export const orderShipped: MailTemplate<'ORDER_SHIPPED'> = {
  fr: (data, { orderHref, contact, greet }) => ({
    subject: `${data.isLast ? 'Votre commande' : 'Une partie de votre commande'} ${oneLine(data.reference)} est en route`,
    title: data.isLast ? 'Votre commande est en route' : 'Une partie de votre commande est en route',
    preview: `Confiée à ${oneLine(data.carrier)}.`,
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(`Nous avons confié à ${oneLine(data.carrier)}, pour votre commande ${oneLine(data.reference)}\u00a0:`),
      linesOf(data),
      ...parcelsOf(data, { parcel: 'Colis', colon: '\u00a0:', follow: 'suivre le numéro' }),
      ...(data.isLast ? [] : [paragraph('La suite de votre commande partira dans un autre envoi\u00a0: un message vous le dira.')]),
      ...followOrder.fr(orderHref(data)),
      note('Une pièce d’identité est demandée à la remise\u00a0: le vin n’est remis qu’à des personnes majeures.'),
      orderQuestion.fr(contact),
    ],
  }),
  en: (data, { orderHref, contact, greet }) => ({
    subject: `${data.isLast ? 'Your order' : 'Part of your order'} ${oneLine(data.reference)} is on its way`,
    title: data.isLast ? 'Your order is on its way' : 'Part of your order is on its way',
    preview: `Handed to ${oneLine(data.carrier)}.`,
    parts: [
      paragraph(greet(data.firstname)),
      paragraph(`We have handed to ${oneLine(data.carrier)}, for your order ${oneLine(data.reference)}:`),
      linesOf(data),
      ...parcelsOf(data, { parcel: 'Parcel', colon: ':', follow: 'follow number' }),
      ...(data.isLast ? [] : [paragraph('The rest of your order will leave in another shipment: a message will tell you.')]),
      ...followOrder.en(orderHref(data)),
      note('Proof of identity is asked for at the handover: wine is handed to adults alone.'),
      orderQuestion.en(contact),
    ],
  }),
}

/** Tells a buyer that an order has come, and until when they may change their mind. */
export const orderDelivered: MailTemplate<'ORDER_DELIVERED'> = {
  fr: ({ reference, orderToken, firstname, withdrawUntil }, { orderHref, contact, greet, day }) => ({
    subject: `Votre commande ${oneLine(reference)} est livrée`,
    title: 'Votre commande est livrée',
    preview: 'Bonne dégustation.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Votre commande ${oneLine(reference)} vous a été remise. Bonne dégustation\u202f!`),
      ...(withdrawUntil === null
        ? []
        : [paragraph(`Vous pouvez renoncer à cet achat jusqu’au ${day(withdrawUntil)} inclus, sans avoir à dire pourquoi.`)]),
      ...seeOrder.fr(orderHref({ reference, orderToken })),
      note(`Une bouteille abîmée, un colis incomplet\u202f? Écrivez-nous sans attendre\u00a0: ${contact}.`),
    ],
  }),
  en: ({ reference, orderToken, firstname, withdrawUntil }, { orderHref, contact, greet, day }) => ({
    subject: `Your order ${oneLine(reference)} has been delivered`,
    title: 'Your order has been delivered',
    preview: 'Enjoy.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Your order ${oneLine(reference)} has been handed to you. Enjoy!`),
      ...(withdrawUntil === null
        ? []
        : [paragraph(`You may withdraw from this purchase until ${day(withdrawUntil)}, that day included, without saying why.`)]),
      ...seeOrder.en(orderHref({ reference, orderToken })),
      note(`A broken bottle, something missing? Write to us at once: ${contact}.`),
    ],
  }),
}

/** Asks a buyer, once, what they think. */
export const orderReview: MailTemplate<'ORDER_REVIEW'> = {
  fr: ({ reference, orderToken, firstname, link: href }, { orderHref, contact, greet }) => ({
    subject: 'Que pensez-vous de nos vins\u202f?',
    title: 'Que pensez-vous de nos vins\u202f?',
    preview: 'Deux minutes suffisent.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Vous avez reçu il y a quelque temps votre commande ${oneLine(reference)}. Votre avis nous aide, et aide ceux qui hésitent\u00a0: deux minutes suffisent.`,
      ),
      href === null ? paragraph(`Écrivez-nous votre avis en répondant à ce message, ou à ${contact}.`) : button('Donner mon avis', href),
      ...orderReminderLink.fr(orderHref({ reference, orderToken })),
      note('C’est le seul message que vous recevrez à ce sujet.'),
    ],
  }),
  en: ({ reference, orderToken, firstname, link: href }, { orderHref, contact, greet }) => ({
    subject: 'What do you think of our wines?',
    title: 'What do you think of our wines?',
    preview: 'Two minutes are enough.',
    parts: [
      paragraph(greet(firstname)),
      paragraph(
        `Some time ago you received your order ${oneLine(reference)}. Your opinion helps us, and those who hesitate: two minutes are enough.`,
      ),
      href === null
        ? paragraph(`Write to us what you think by answering this message, or at ${contact}.`)
        : button('Give my opinion', href),
      ...orderReminderLink.en(orderHref({ reference, orderToken })),
      note('This is the only message that you will get about it.'),
    ],
  }),
}
