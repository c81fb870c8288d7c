import { formatPhone } from '#i18n/format/phone.ts'
import { formatMoney } from '#i18n/format/format.ts'
import { button, link, note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'
import { collectTime } from './format-pickup-time.ts'
import { orderQuestion } from './order-contact.ts'
import { transferPart } from './bank-transfer-section.ts'

type Order = MailData<'ORDER_TEAM'>['order']
type Language = 'fr' | 'en'

const names = {
  fr: {
    ...{ reference: 'Commande', at: 'Passée le', subtotal: 'Sous-total', shipping: 'Livraison', total: 'Total TTC', free: 'offerte' },
    ...{
      reduction: 'Remise',
      code: 'Code',
      to: 'Livraison à',
      collect: 'Retrait à',
      delay: 'Délai de livraison',
      collectAt: 'Retrait le',
    },
    ...{ who: 'Client', email: 'Adresse e-mail', phone: 'Téléphone', gift: 'Cadeau de', giftMessage: 'Mot du cadeau' },
    ...{ billing: 'Adresse de facturation', payment: 'Paiement', nothing: 'rien à payer', by: (day: string) => `attendu avant le ${day}` },
    pays: { CARD: 'carte bancaire, en ligne', SEPA_DEBIT: 'prélèvement SEPA, en ligne', TRANSFER: 'virement' },
    ...{ company: 'Facturée à', siret: 'SIRET', vat: 'TVA', ofBuyer: 'Référence de l’acheteur' },
    within: (from: number, to: number) => `sous ${from} à ${to} jours ouvrés une fois la commande payée`,
    ways: {
      DELIVERY: 'Livraison à domicile',
      PICKUP: 'Livraison en point de retrait',
      CLICK_AND_COLLECT: 'sur place',
      NO_DELIVERY: 'à convenir ensemble',
    },
    ...{ collection: 'Retrait', handover: 'Mise à disposition', collectFree: 'sans frais' },
  },
  en: {
    ...{ reference: 'Order', at: 'Placed on', subtotal: 'Subtotal', shipping: 'Shipping', total: 'Total, tax included', free: 'free' },
    ...{
      reduction: 'Discount',
      code: 'Code',
      to: 'Delivery to',
      collect: 'To be collected at',
      delay: 'Time of delivery',
      collectAt: 'To be collected on',
    },
    ...{ who: 'Customer', email: 'Email', phone: 'Phone', gift: 'A gift from', giftMessage: 'Words of the gift' },
    ...{ billing: 'Billing address', payment: 'Payment', nothing: 'nothing to pay', by: (day: string) => `due before ${day}` },
    pays: { CARD: 'by card, online', SEPA_DEBIT: 'by SEPA direct debit, online', TRANSFER: 'by transfer' },
    ...{ company: 'Billed to', siret: 'SIRET', vat: 'VAT', ofBuyer: 'Buyer’s reference' },
    within: (from: number, to: number) => `within ${from} to ${to} working days once the order is paid`,
    ways: {
      DELIVERY: 'Home delivery',
      PICKUP: 'Delivery to a pickup point',
      CLICK_AND_COLLECT: 'on site',
      NO_DELIVERY: 'to be agreed with you',
    },
    ...{ collection: 'Collection', handover: 'Handover', collectFree: 'free of charge' },
  },
} as const

const locales = { fr: 'fr_FR', en: 'en_GB' } as const
const money = (amount: number, language: Language): string => formatMoney(amount, locales[language])

function linesPart({ lines }: Order, language: Language): MailPart {
  return { type: 'list', items: lines.map(({ name, quantity, total }) => `${quantity} × ${oneLine(name)} — ${money(total, language)}`) }
}

/** Where an order goes, and when it comes there or waits there. */
function whereAndWhen({ deliveryType, destination, delayDays, collectAt }: Order, language: Language): Rows {
  const name = names[language]
  return [
    ...filled(deliveryType === 'CLICK_AND_COLLECT' ? name.collect : name.to, destination.join(', ')),
    ...(delayDays ? [[name.delay, name.within(...delayDays)] as const] : []),
    ...(collectAt ? [[name.collectAt, collectTime[language](collectAt.day, collectAt)] as const] : []),
  ]
}

/** How an order gets to its buyer and what that costs: nothing is said of a delivery where nothing is delivered. */
function wayRow({ deliveryType, carrier, shipping }: Order, language: Language): readonly [string, string] {
  const name = names[language]
  const way = name.ways[deliveryType]
  const cost = shipping === 0 ? null : money(shipping, language)
  if (deliveryType === 'CLICK_AND_COLLECT') return [name.collection, `${way}, ${cost ?? name.collectFree}`]
  if (deliveryType === 'NO_DELIVERY') return [name.handover, cost === null ? way : `${way} (${cost})`]
  return [name.shipping, `${oneLine([way, carrier].filter((word) => word !== null).join(', '))} (${cost ?? name.free})`]
}

function totalsPart(order: Order, language: Language): MailPart {
  const name = names[language]
  return {
    type: 'facts',
    rows: [
      [name.subtotal, money(order.subtotal, language)],
      wayRow(order, language),
      ...order.reductions.map(({ code, value }) => {
        const label = code === null ? name.reduction : `${name.code} ${oneLine(code)}`
        return [label, `− ${money(value, language)}`] as const
      }),
      [name.total, money(order.total, language)],
      ...whereAndWhen(order, language),
      ...filled(name.billing, order.billing?.join(', ')),
      ...giftRows(order, language),
      ...companyRows(order, language),
    ],
  }
}

type Rows = readonly (readonly [string, string])[]

const filled = (label: string, value: string | null | undefined): Rows => (value ? [[label, oneLine(value)]] : [])

function giftRows({ gift }: Order, language: Language): Rows {
  const name = names[language]
  return [...filled(name.gift, gift?.from), ...filled(name.giftMessage, gift?.message)]
}

function companyRows({ company }: Order, language: Language): Rows {
  const name = names[language]
  return [
    ...filled(name.company, company?.name),
    ...filled(name.siret, company?.siret),
    ...filled(name.vat, company?.vatNumber),
    ...filled(name.ofBuyer, company?.reference),
  ]
}

/** Confirms an order to its buyer, with how to pay for it. */
export const orderPlaced: MailTemplate<'ORDER_PLACED'> = {
  fr: ({ order, firstname, transfer, heldUntil, termsLink, orderLink }, { contact, greet, instant, day }) => ({
    subject: `Votre commande ${oneLine(order.reference)}`,
    title: 'Votre commande est enregistrée',
    preview: `Commande ${oneLine(order.reference)}, ${money(order.total, 'fr')}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`Nous avons bien reçu votre commande ${oneLine(order.reference)}, passée le ${instant(order.orderedAt)}. Merci.`),
      linesPart(order, 'fr'),
      totalsPart(order, 'fr'),
      ...(transfer
        ? [
            paragraph(
              `Votre commande sera préparée dès que votre virement nous sera parvenu. Il met jusqu’à deux jours ouvrés${transfer.confirmBy === undefined ? '\u00a0; les bouteilles vous sont réservées jusqu’à la date ci-dessous.' : '.'}`,
            ),
            transferPart({ ...transfer, amount: order.total }, { language: 'fr', day }),
            ...(transfer.confirmBy === undefined
              ? []
              : [
                  paragraph(
                    `Pour confirmer votre adresse e-mail, ouvrez votre commande avec le bouton ci-dessous avant le ${instant(transfer.confirmBy)}\u00a0: les bouteilles vous seront alors réservées jusqu’à la date limite du virement. Sans cela, elles seront remises en vente.`,
                  ),
                ]),
          ]
        : []),
      ...(heldUntil === null
        ? []
        : [
            paragraph(
              `Les bouteilles vous sont réservées jusqu’au ${instant(heldUntil)}, le temps de la payer. Un message vous dira que le paiement est arrivé.`,
            ),
          ]),
      button('Suivre ma commande', orderLink),
      link('Vous avez accepté nos', 'conditions générales de vente', termsLink),
      note(
        `Elles sont jointes à ce message, telles que vous les avez acceptées${order.company ? '' : ', avec un formulaire de rétractation'}.`,
      ),
      orderQuestion.fr(contact),
    ],
  }),
  en: ({ order, firstname, transfer, heldUntil, termsLink, orderLink }, { contact, greet, instant, day }) => ({
    subject: `Your order ${oneLine(order.reference)}`,
    title: 'Your order has been taken',
    preview: `Order ${oneLine(order.reference)}, ${money(order.total, 'en')}.`,
    parts: [
      paragraph(greet(firstname)),
      paragraph(`We have received your order ${oneLine(order.reference)}, placed on ${instant(order.orderedAt)}. Thank you.`),
      linesPart(order, 'en'),
      totalsPart(order, 'en'),
      ...(transfer
        ? [
            paragraph(
              `Your order will be prepared as soon as your transfer has reached us. It takes up to two working days${transfer.confirmBy === undefined ? '; the bottles are reserved for you until the date below.' : '.'}`,
            ),
            transferPart({ ...transfer, amount: order.total }, { language: 'en', day }),
            ...(transfer.confirmBy === undefined
              ? []
              : [
                  paragraph(
                    `To confirm your email address, open your order with the button below before ${instant(transfer.confirmBy)}: the bottles are then reserved for you until the transfer is due. Otherwise they go back on sale.`,
                  ),
                ]),
          ]
        : []),
      ...(heldUntil === null
        ? []
        : [
            paragraph(
              `The bottles are kept for you until ${instant(heldUntil)}, for the time it takes to pay. A message will tell you that the payment has arrived.`,
            ),
          ]),
      button('Follow my order', orderLink),
      link('You have accepted our', 'terms of sale', termsLink),
      note(`They are attached to this message, as you accepted them${order.company ? '' : ', with a withdrawal form'}.`),
      orderQuestion.en(contact),
    ],
  }),
}

type Times = Parameters<MailTemplate<'ORDER_TEAM'>['fr']>[1]

/** The way of paying, and the day by which a transfer has to arrive. */
function paymentRow({ payment }: MailData<'ORDER_TEAM'>, language: Language, { day }: Pick<Times, 'day'>): Rows {
  const name = names[language]
  if (payment === undefined) return []
  if (payment === null) return [[name.payment, name.nothing]]
  const way = name.pays[payment.method]
  return [[name.payment, payment.dueOn === null ? way : `${way}, ${name.by(day(payment.dueOn))}`]]
}

const panelWords = { fr: 'Voir les commandes qui attendent', en: 'See the orders that wait' } as const
const panelPart = ({ panelLink }: MailData<'ORDER_TEAM'>, language: Language): MailPart[] =>
  panelLink === undefined ? [] : [button(panelWords[language], panelLink)]

function buyerPart(data: MailData<'ORDER_TEAM'>, language: Language, { instant, day }: Pick<Times, 'instant' | 'day'>): MailPart {
  const { email, firstname, lastname, phone, order } = data
  const name = names[language]
  return {
    type: 'facts',
    rows: [
      [name.reference, oneLine(order.reference)],
      [name.at, instant(order.orderedAt)],
      [name.who, oneLine(`${firstname} ${lastname}`)],
      [name.email, oneLine(email)],
      ...(phone === null ? [] : [[name.phone, oneLine(formatPhone(phone))] as const]),
      ...paymentRow(data, language, { day }),
    ],
  }
}

const quoted = (message: string | null): MailPart[] => (message === null ? [] : [{ type: 'quote', text: multiLine(message) }])

const twinWords = {
  fr: (twin: string) =>
    `Une commande identique a été passée moins d’une minute auparavant\u00a0: ${twin}. Vérifiez qu’il ne s’agit pas d’un doublon.`,
  en: (twin: string) => `An identical order was placed less than a minute before: ${twin}. Check whether this one is a duplicate.`,
}
const twinPart = ({ twin }: MailData<'ORDER_TEAM'>, language: Language): MailPart[] =>
  twin ? [paragraph(twinWords[language](oneLine(twin)))] : []

/** Tells the company of an order. */
export const orderTeam: MailTemplate<'ORDER_TEAM'> = {
  fr: (data, times) => ({
    subject: `Commande ${oneLine(data.order.reference)}\u00a0: ${money(data.order.total, 'fr')}`,
    title: 'Une nouvelle commande',
    preview: `${oneLine(data.firstname)} ${oneLine(data.lastname)}, ${money(data.order.total, 'fr')}.`,
    replyTo: data.email,
    parts: [
      ...twinPart(data, 'fr'),
      buyerPart(data, 'fr', times),
      linesPart(data.order, 'fr'),
      totalsPart(data.order, 'fr'),
      ...quoted(data.message),
      ...panelPart(data, 'fr'),
      note('Une pièce d’identité est demandée à la remise des bouteilles.'),
    ],
  }),
  en: (data, times) => ({
    subject: `Order ${oneLine(data.order.reference)}: ${money(data.order.total, 'en')}`,
    title: 'A new order',
    preview: `${oneLine(data.firstname)} ${oneLine(data.lastname)}, ${money(data.order.total, 'en')}.`,
    replyTo: data.email,
    parts: [
      ...twinPart(data, 'en'),
      buyerPart(data, 'en', times),
      linesPart(data.order, 'en'),
      totalsPart(data.order, 'en'),
      ...quoted(data.message),
      ...panelPart(data, 'en'),
      note('Proof of age is asked for when the bottles are handed over.'),
    ],
  }),
}
