import { formatMoney } from '#i18n/format/format.ts'
import { button, note, paragraph, type MailPart, type MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailData } from '#server/mail/kit/mail-kinds.ts'
import { oneLine, multiLine } from '#server/mail/kit/sanitise-text.ts'

type Declared = MailData<'WITHDRAWAL_ACK'>
type Team = MailData<'WITHDRAWAL_TEAM'>
type Standing = Team['standing']
type Refund = NonNullable<Team['refund']>
type WhyNone = NonNullable<Team['whyNoRefund']>
type Language = 'fr' | 'en'

const names = {
  fr: {
    ...{ reference: 'Commande', name: 'Nom', email: 'Adresse', at: 'Reçue le', what: 'Objet', all: 'toute la commande' },
    ...{ goods: 'Produits', fees: 'Livraison', total: 'À rembourser', due: 'Au plus tard le' },
  },
  en: {
    ...{ reference: 'Order', name: 'Name', email: 'Address', at: 'Received on', what: 'Subject', all: 'the whole order' },
    ...{ goods: 'Goods', fees: 'Shipping', total: 'To be paid back', due: 'By' },
  },
} as const

const locales = { fr: 'fr_FR', en: 'en_GB' } as const

/** Returns the declaration with its date and time to the second. */
function declaredParts(
  { reference, name, email, receivedAt, products, message }: Omit<Declared, 'orderLink'>,
  language: Language,
  second: (iso: string) => string,
): MailPart[] {
  const word = names[language]
  const facts: MailPart = {
    type: 'facts',
    rows: [
      [word.at, second(receivedAt)],
      [word.reference, oneLine(reference)],
      [word.name, oneLine(name)],
      [word.email, oneLine(email)],
      ...(products === null && message === null ? [[word.what, word.all] as const] : []),
    ],
  }
  return [
    facts,
    ...(products === null ? [] : [{ type: 'list', items: products.map(oneLine) } as const]),
    ...(message === null ? [] : [{ type: 'quote', text: multiLine(message) } as const]),
  ]
}

/** Returns true when a withdrawal is in free text only. */
const isWorded = ({ products, message }: Declared): boolean => products === null && message !== null

/** The introduction of an acknowledgement: the right applies as far as is known, or only the receipt is confirmed. */
const receipts = {
  fr: {
    title: 'Votre rétractation est enregistrée',
    words:
      'Nous accusons réception de votre déclaration\u00a0: vous renoncez au contrat ci-dessous. Gardez ce message, il en est la preuve.',
  },
  en: {
    title: 'Your withdrawal is recorded',
    words: 'We acknowledge your declaration: you withdraw from the contract below. Keep this message, it is the proof.',
  },
  shut: {
    fr: {
      title: 'Votre déclaration est enregistrée',
      words: 'Nous accusons réception de votre déclaration de rétractation, ci-dessous. Gardez ce message, il en est la preuve.',
    },
    en: {
      title: 'Your declaration is recorded',
      words: 'We acknowledge your declaration of withdrawal, below. Keep this message, it is the proof.',
    },
  },
} as const
const isShut = ({ lateAfter, notFor }: Declared): boolean => lateAfter != null || notFor != null
const receiptOf = (data: Declared, language: Language) => (isShut(data) ? receipts.shut : receipts)[language]

/** The reason why the right does not apply. */
const reasons = {
  fr: ({ lateAfter, notFor }: Declared, day: (iso: string) => string): string => {
    if (lateAfter != null)
      return `Vous pouviez renoncer à cet achat jusqu’au ${day(lateAfter)} inclus\u00a0: votre déclaration nous est parvenue après ce délai.`
    return notFor === 'COMPANY'
      ? 'Cet achat a été fait au nom d’une société\u00a0: la loi donne le droit de rétractation aux seuls consommateurs.'
      : 'La loi n’accorde pas de droit de rétractation pour ces produits.'
  },
  en: ({ lateAfter, notFor }: Declared, day: (iso: string) => string): string => {
    if (lateAfter != null)
      return `You could withdraw from this purchase until ${day(lateAfter)}, that day included: your declaration came after that.`
    return notFor === 'COMPANY'
      ? 'This purchase was made for a company: the law gives the right to withdraw to consumers alone.'
      : 'The law gives no right to withdraw from such goods.'
  },
} as const

/** The consequences: return and refund when the right applies as far as is known, otherwise no promise. */
const follows = {
  fr: (data: Declared, day: (iso: string) => string): MailPart[] =>
    !isShut(data)
      ? [
          ...(isWorded(data)
            ? [
                paragraph(
                  'Nous lisons vos mots, et vous écrivons à quels produits de la commande ils se rapportent. D’ici là, rien n’en part.',
                ),
              ]
            : []),
          paragraph(
            'Si des produits vous sont déjà parvenus, renvoyez-les dans les quatorze jours. Ce que vous avez payé vous est remboursé dans les quatorze jours, dès que nous avons reçu les produits ou la preuve de leur envoi. Tant que rien n’est payé, il n’y a rien à rembourser.',
          ),
        ]
      : [paragraph(`${reasons.fr(data, day)} Nous lisons votre déclaration, et nous vous répondrons.`)],
  en: (data: Declared, day: (iso: string) => string): MailPart[] =>
    !isShut(data)
      ? [
          ...(isWorded(data)
            ? [
                paragraph(
                  'We are reading your words, and shall write which products of the order they mean. Until then nothing of it leaves.',
                ),
              ]
            : []),
          paragraph(
            'If goods have already reached you, send them back within fourteen days. What you have paid is paid back within fourteen days, once we have the goods or the proof that they were sent. As long as nothing is paid, there is nothing to pay back.',
          ),
        ]
      : [paragraph(`${reasons.en(data, day)} We are reading your declaration, and we shall answer you.`)],
} as const

/** Acknowledges a withdrawal to its author. */
export const withdrawalAck: MailTemplate<'WITHDRAWAL_ACK'> = {
  fr: (data, { contact, greet, second, day }) => ({
    subject: `Rétractation reçue\u00a0: commande ${oneLine(data.reference)}`,
    title: receiptOf(data, 'fr').title,
    preview: `Reçue le ${second(data.receivedAt)}.`,
    parts: [
      paragraph(greet(data.name)),
      paragraph(receiptOf(data, 'fr').words),
      ...declaredParts(data, 'fr', second),
      ...follows.fr(data, day),
      button('Suivre ma commande', data.orderLink),
      note(`Vous n’êtes pas l’auteur de cette déclaration\u202f? Écrivez-nous sans attendre\u00a0: ${contact}.`),
    ],
  }),
  en: (data, { contact, greet, second, day }) => ({
    subject: `Withdrawal received: order ${oneLine(data.reference)}`,
    title: receiptOf(data, 'en').title,
    preview: `Received on ${second(data.receivedAt)}.`,
    parts: [
      paragraph(greet(data.name)),
      paragraph(receiptOf(data, 'en').words),
      ...declaredParts(data, 'en', second),
      ...follows.en(data, day),
      button('Follow my order', data.orderLink),
      note(`You did not make this declaration? Write to us at once: ${contact}.`),
    ],
  }),
}

const standings: Readonly<Record<Language, Readonly<Record<Standing | 'MARKED', string>>>> = {
  fr: {
    MARKED: 'Cette rétractation est faite dans les délais\u00a0: la commande est marquée comme telle.',
    OPEN: 'Cette rétractation est faite dans les délais.',
    LATE: 'Le délai de rétractation de cette commande est passé\u00a0: à vous de l’accepter ou de répondre.',
    ENDED: 'Cette commande est déjà close, ou déjà remboursée\u00a0: il n’y a rien à rendre.',
    COMPANY:
      'Cette commande a été passée au nom d’une société\u00a0: le droit de rétractation est celui des consommateurs. À vous de répondre.',
    EXEMPT: 'Rien de cette commande n’ouvre droit à rétractation. À vous de répondre.',
    UNKNOWN:
      'Aucune commande ne porte ce numéro avec cette adresse. Cherchez-la sous un autre nom ou une autre adresse, et répondez à ce message.',
  },
  en: {
    MARKED: 'This withdrawal is made in time: the order is marked so.',
    OPEN: 'This withdrawal is made in time.',
    LATE: 'The time to withdraw from this order is over: accept it or answer.',
    ENDED: 'This order is closed or paid back already: there is nothing to give back.',
    COMPANY: 'This order was placed for a company: the right to withdraw is a consumer’s. It is for you to answer.',
    EXEMPT: 'Nothing in this order can be withdrawn from. It is for you to answer.',
    UNKNOWN: 'There is no order with this number and this address. Look for it under another name or address, and answer this message.',
  },
}

const whyNone: Readonly<Record<Language, Readonly<Record<WhyNone, string>>>> = {
  fr: {
    UNPAID: 'Elle n’était pas payée\u00a0: elle est annulée, ses bouteilles sont de nouveau en vente, et il n’y a rien à rembourser.',
    UNPAID_PART:
      'Elle n’est pas encore payée\u00a0: il n’y a rien à rembourser pour l’instant. Si elle l’est, la part abandonnée sera à rembourser, et n’est pas à envoyer.',
    WORDED:
      'Elle est faite en ses propres mots\u00a0: dites à quels produits de la commande ils se rapportent. D’ici là, rien n’en part et rien n’en est remboursé.',
    NOTHING_LEFT: 'Ce qui était à rendre l’a déjà été, ou est déjà demandé\u00a0: il n’y a rien de plus à rembourser.',
  },
  en: {
    UNPAID: 'It was not paid: it is cancelled, its bottles are on sale again, and there is nothing to pay back.',
    UNPAID_PART:
      'It is not paid yet: there is nothing to pay back for now. Once it is paid, the part that was given up is to be paid back, and not to be sent.',
    WORDED:
      'It is made in words of their own: say which products of the order they mean. Until then nothing of it leaves and nothing of it is refunded.',
    NOTHING_LEFT: 'What was to be given back has been already, or is asked for already: there is nothing more to pay back.',
  },
}

const astrays: Readonly<Record<Language, Readonly<Record<NonNullable<Team['astray']>, string>>>> = {
  fr: {
    ALL: 'Rien de ce que nomme cette déclaration n’est dans la commande\u00a0: elle n’y change rien, et rien n’est à rembourser. Lisez-la, et répondez à ce message pour demander ce que son auteur a voulu dire.',
    SOME: 'Une part de ce que nomme cette déclaration n’est pas dans la commande\u00a0: cette part ne compte pas. Lisez-la, et répondez à ce message pour demander ce que son auteur a voulu dire.',
  },
  en: {
    ALL: 'Nothing that this declaration names is in the order: it changes nothing there, and nothing is to be paid back. Read it, and answer this message to ask what its author meant.',
    SOME: 'A part of what this declaration names is not in the order: that part does not count. Read it, and answer this message to ask what its author meant.',
  },
}

/** The reasons for no refund with which the order must be marked. */
const marking: ReadonlySet<WhyNone> = new Set(['UNPAID', 'UNPAID_PART'])

/** Returns the state of a withdrawal and the reason for no refund. An order is marked when something of it is withdrawn. */
function standingParts({ standing, refund, whyNoRefund, astray }: Team, language: Language): MailPart[] {
  const isMarked = standing === 'OPEN' && (refund !== null || (whyNoRefund != null && marking.has(whyNoRefund)))
  return [
    paragraph(standings[language][isMarked ? 'MARKED' : standing]),
    ...(astray ? [paragraph(astrays[language][astray])] : []),
    ...(whyNoRefund ? [paragraph(whyNone[language][whyNoRefund])] : []),
  ]
}

const revived: Readonly<Record<Language, string>> = {
  fr: 'La commande était close quand cette rétractation vous est parvenue, et nous vous l’avions dit. Un paiement arrivé depuis l’a rouverte\u00a0: voici ce qu’il en est maintenant.',
  en: 'The order was closed when this withdrawal came, as we told you then. A payment that has come since has reopened it: this is how it stands now.',
}

function refundPart({ goods, fees, total, dueOn }: Refund, language: Language, day: (iso: string) => string): MailPart {
  const word = names[language]
  const money = (amount: number): string => formatMoney(amount, locales[language])
  return {
    type: 'facts',
    rows: [
      [word.goods, money(goods)],
      ...(fees === 0 ? [] : [[word.fees, money(fees)] as const]),
      [word.total, money(total)],
      [word.due, day(dueOn)],
    ],
  }
}

/** Notifies the company of a withdrawal, its state, the refund and its due date. */
export const withdrawalTeam: MailTemplate<'WITHDRAWAL_TEAM'> = {
  fr: (data, { second, day }) => ({
    subject: `Rétractation\u00a0: commande ${oneLine(data.reference)}`,
    title: 'Une rétractation',
    preview: `${oneLine(data.name)}, le ${second(data.receivedAt)}.`,
    replyTo: data.email,
    parts: [
      ...declaredParts(data, 'fr', second),
      ...(data.isRevived ? [paragraph(revived.fr)] : []),
      ...standingParts(data, 'fr'),
      ...(data.refund
        ? [
            paragraph(
              data.refund.fees === 0
                ? 'Remboursement proposé\u00a0:'
                : 'Remboursement proposé, avec la livraison au prix du mode standard le moins cher\u00a0:',
            ),
            refundPart(data.refund, 'fr', day),
            note('Le remboursement peut attendre que les produits soient revenus, ou la preuve de leur envoi.'),
            note(
              'Si des produits reviennent dépréciés par des manipulations autres que nécessaires, vous pouvez retenir une part de leur prix, avec son motif (article L221-23 du Code de la consommation).',
            ),
          ]
        : []),
    ],
  }),
  en: (data, { second, day }) => ({
    subject: `Withdrawal: order ${oneLine(data.reference)}`,
    title: 'A withdrawal',
    preview: `${oneLine(data.name)}, on ${second(data.receivedAt)}.`,
    replyTo: data.email,
    parts: [
      ...declaredParts(data, 'en', second),
      ...(data.isRevived ? [paragraph(revived.en)] : []),
      ...standingParts(data, 'en'),
      ...(data.refund
        ? [
            paragraph(
              data.refund.fees === 0 ? 'Proposed refund:' : 'Proposed refund, with shipping at the price of the cheapest standard way:',
            ),
            refundPart(data.refund, 'en', day),
            note('The refund may wait until the goods are back, or the proof that they were sent.'),
            note(
              'If goods come back worth less by handling beyond what was necessary, you may keep back a part of their price, and say why (article L221-23 of the French Consumer Code).',
            ),
          ]
        : []),
    ],
  }),
}
