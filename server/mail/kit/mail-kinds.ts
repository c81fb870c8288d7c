import { z } from 'zod'
import { deliveryTypes } from '#schemas/api/shop/order-calls.ts'
import { refundReasons } from '#schemas/api/shop/order-view.ts'
import { paymentMethods } from '#schemas/api/shop/payment.ts'
import { privacyRequestTypes } from '#schemas/api/people/privacy-calls.ts'

/** A link of a mail: absolute, made from the site's own address (`mailLink`), never from a request. */
const link = z.url({ protocol: /^https?$/ })

/** An instant as ISO 8601; a link that ends says when. */
const instant = z.iso.datetime({ offset: true })

const day = z.iso.date()

/** A first name as its bearer wrote it; without one the greeting has none. */
const firstname = z.string().max(200).nullable()

const privacyRequest = {
  reference: z.string().min(1).max(60),
  type: z.enum(privacyRequestTypes),
  receivedAt: instant,
  /** The last day for the answer. */
  dueOn: day,
}

/** What every mail to a subscriber holds: the page on which to leave, and the call with which a mail program leaves at once. */
const toSubscriber = { lists: z.array(z.string()).min(1), unsubscribeLink: link, oneClickLink: link }

/** An event, in the reader's language. */
const event = z.object({ title: z.string(), startAt: instant, endAt: instant.nullable(), place: z.string().nullable(), page: link })

const places = { event, firstname, seats: z.int(), cancelLink: link, calendarLink: link }

const placesTold = {
  ...{ event, email: z.string(), firstname: z.string(), lastname: z.string(), phone: z.string().nullable(), seats: z.int() },
  message: z.string().nullable(),
  /** How many places are left; null when there is room for everyone. */
  left: z.int().nullable(),
}

const message = {
  ...{ reference: z.string(), receivedAt: instant, email: z.string(), message: z.string() },
  ...{ firstname, lastname: z.string().nullable(), phone: z.string().nullable(), subject: z.string().nullable() },
}

/** An order; amounts are in cents. */
/** Of an order that was taken; the token opens it to its buyer. */
const ofOrder = { reference: z.string(), firstname, orderToken: z.string().optional() }

const order = z.object({
  ...{ reference: z.string(), orderedAt: instant },
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), total: z.int() })).min(1),
  /** What was taken off: by a code, or by the number of bottles. */
  reductions: z.array(z.object({ code: z.string().nullable(), value: z.int() })),
  ...{ subtotal: z.int(), shipping: z.int(), total: z.int() },
  deliveryType: z.enum(deliveryTypes),
  ...{ carrier: z.string().nullable(), destination: z.array(z.string()) },
  /** In how many working days it comes once it is paid, and when it is collected. */
  delayDays: z.tuple([z.int(), z.int()]).nullish(),
  collectAt: z.object({ day, from: z.string(), to: z.string() }).nullish(),
  /** What goes into the parcel of a gift; mails that were written before this was told have none. */
  gift: z.object({ from: z.string(), message: z.string().nullable() }).nullish(),
  /** The company that is billed. */
  company: z
    .object({ name: z.string(), siret: z.string().nullable(), vatNumber: z.string().nullable(), reference: z.string().nullable() })
    .nullish(),
})

/** What somebody declares who withdraws from a contract, and when it came. */
const withdrawal = {
  ...{ reference: z.string(), name: z.string(), email: z.string(), receivedAt: instant },
  ...{ products: z.array(z.string()).nullable(), message: z.string().nullable() },
}

/** Every kind of mail, with what its template is given. */
export const mailSchemas = {
  REGISTRATION_CONFIRM: z.object({ firstname, link, expiresAt: instant }),
  REGISTRATION_KNOWN: z.object({ firstname, loginLink: link, resetLink: link }),
  PASSWORD_RESET: z.object({ firstname, link, expiresAt: instant }),
  PASSWORD_CHANGED: z.object({ firstname, changedAt: instant, resetLink: link }),
  /** To whoever is asked for a code at sign-in from now on, or for one of another application. */
  CODES_ON: z.object({ firstname, changedAt: instant, isReplaced: z.boolean(), resetLink: link }),
  /** To whoever is asked for no code at sign-in any more: by themselves, or by who runs the server once telephone and recovery codes are lost. */
  CODES_OFF: z.object({ firstname, changedAt: instant, isForgotten: z.boolean(), resetLink: link }),
  /** To the new address. */
  EMAIL_CHANGE_CONFIRM: z.object({ firstname, newEmail: z.string(), link, expiresAt: instant }),
  /** To the old address; the new one is shown with its first letter alone. */
  EMAIL_CHANGED_NOTICE: z.object({ firstname, newEmail: z.string(), changedAt: instant }),
  /** To an address that has an account, when somebody asked to make it that of another account. */
  EMAIL_TAKEN: z.object({ firstname, loginLink: link, resetLink: link }),
  NEWSLETTER_CONFIRM: z.object({ lists: z.array(z.string()).min(1), link, expiresAt: instant }),
  NEWSLETTER_KNOWN: z.object(toSubscriber),
  NEWSLETTER_WELCOME: z.object(toSubscriber),
  PRIVACY_REQUEST_ACK: z.object({ firstname, ...privacyRequest }),
  /** To the data-protection contact. */
  PRIVACY_REQUEST_DPO: z.object({
    ...privacyRequest,
    firstname,
    lastname: z.string().max(200).nullable(),
    email: z.string(),
    message: z.string().max(10_000).nullable(),
    /** Whether whoever asks was signed in; mails that were written before this was told do not say. */
    isSignedIn: z.boolean().optional(),
  }),
  /** To the data-protection contact, when a request waits too long. */
  PRIVACY_ALERT_DPO: z.object({ ...privacyRequest, email: z.string(), daysLeft: z.int() }),
  /** To who answers for personal data, when the log of administrators' acts does not hold at one of its entries. */
  AUDIT_BROKEN: z.object({ entry: z.int(), foundAt: instant }),
  INACTIVITY_WARNING: z.object({ firstname, lastSeenOn: day, deletedOn: day, loginLink: link }),
  ACCOUNT_DELETED: z.object({
    firstname,
    deletedAt: instant,
    kept: z.array(z.object({ what: z.string(), why: z.string(), until: day.nullable() })),
    /** Whether nobody asked for it: the account was not used for years. */
    isUnused: z.boolean().optional(),
  }),
  ACCOUNT_EXPORTED_NOTICE: z.object({ firstname, exportedAt: instant, resetLink: link }),
  EVENT_REGISTERED: z.object(places),
  /** To an address that has its places already. */
  EVENT_KNOWN: z.object(places),
  EVENT_CANCELLED: z.object({ event, firstname }),
  /** To the company. */
  EVENT_REGISTERED_TEAM: z.object(placesTold),
  EVENT_CANCELLED_TEAM: z.object(placesTold),
  MESSAGE_ACK: z.object(message),
  /** To the company. */
  MESSAGE_TEAM: z.object(message),
  FORM_TEAM: z.object({
    ...{ form: z.string(), number: z.int(), receivedAt: instant, email: z.string().nullable() },
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The links open the answer and its files to administrators; mails queued by an older version have none. */
    files: z.array(z.object({ filename: z.string(), bytes: z.int(), link: link.optional() })),
    link: link.optional(),
  }),
  ORDER_PLACED: z.object({
    ...{ order, firstname, termsLink: link, orderLink: link },
    transfer: z
      .object({
        ...{ iban: z.string(), bic: z.string().nullable(), label: z.string(), dueOn: day },
        /** Before when the link has to be opened, where the address is unproved. */
        confirmBy: instant.optional(),
      })
      .nullable(),
    /** Until when a payment by card or by debit is waited for. */
    heldUntil: instant.nullable(),
  }),
  ORDER_PAID: z.object({ ...ofOrder, total: z.int(), deliveryType: z.enum(deliveryTypes) }),
  /** What leaves in one go: all of an order, or some of it. */
  ORDER_SHIPPED: z.object({
    ...{ ...ofOrder, carrier: z.string(), isLast: z.boolean() },
    parcels: z.array(z.object({ number: z.string(), link: link.nullable() })),
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })).min(1),
  }),
  /** What is fetched at the company: where, and on which day when one was chosen. */
  /** Hours are not known of orders that were placed before they were kept. */
  ORDER_READY: z.object({
    ...{ ...ofOrder, place: z.array(z.string()), collectOn: day.nullable() },
    /** What is not delivered is handed over as is agreed with its buyer, by telephone where they have one; mails that were written before this was told do not say. */
    ...{ deliveryType: z.enum(deliveryTypes).optional(), hasPhone: z.boolean().optional() },
    collectHours: z.object({ from: z.string(), to: z.string() }).nullish(),
  }),
  /** Until which day the buyer may withdraw. */
  ORDER_DELIVERED: z.object({ ...ofOrder, withdrawUntil: day.nullable() }),
  /** To a buyer who has withdrawn from it too: that is answered with it. The bank may be working on a debit of it. */
  ORDER_CANCELLED: z.object({
    ...{ ...ofOrder, isPaid: z.boolean(), isWithdrawn: z.boolean().optional(), isUnderWay: z.boolean().optional() },
  }),
  ORDER_REFUNDED: z.object({
    ...{ ...ofOrder, amount: z.int(), creditNote: z.string(), isWhole: z.boolean() },
    method: z.enum(paymentMethods),
    /** What is kept back of goods that came back worth less, in cents, and why. */
    keptBack: z.object({ amount: z.int(), reason: z.string() }).nullish(),
  }),
  /** Where opinions are read; by mail when they are read nowhere. */
  ORDER_REVIEW: z.object({ ...ofOrder, link: link.nullable() }),
  /** To a buyer whose transfer is waited for. */
  ORDER_REMINDER: z.object({
    ...{ ...ofOrder, total: z.int(), dueOn: day },
    /** The account to which it goes; not of a company that has named none meanwhile. */
    account: z.object({ iban: z.string(), bic: z.string().nullable() }).optional(),
  }),
  /** A debit that comes to nothing ends its order too. */
  ORDER_EXPIRED: z.object({ ...ofOrder, isDebitLost: z.boolean().optional(), isUnconfirmed: z.boolean().optional() }),
  /** To a buyer whose payment could not be taken. */
  PAYMENT_RETURNED: z.object({
    ...{ ...ofOrder, amount: z.int(), method: z.enum(paymentMethods).nullish() },
    /** Too late, and the bottles (LATE), the time to collect or the code cannot be had any more; the order is over; or it is not what was asked. */
    reason: z.enum(refundReasons),
  }),
  /** To the company: what the provider cannot give back. */
  REFUND_TEAM: z.object({
    ...{ reference: z.string(), firstname: z.string(), lastname: z.string(), email: z.string(), amount: z.int() },
    isRefused: z.boolean(),
  }),
  /** To whoever asked for it: only the address of the order gets it. */
  ORDER_LINK: z.object({ reference: z.string(), firstname, link, expiresAt: instant }),
  /** To a buyer who has withdrawn in words: what they were taken to mean, and what is to be paid back, in cents; no lines: nothing of the order, and why. */
  WITHDRAWAL_RULED: z.object({
    ...{ ...ofOrder, words: z.string(), refund: z.int().nullable(), reason: z.string().nullable() },
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  }),
  /** To the company, each day that words of a buyer wait to be read. */
  WITHDRAWAL_WAITING: z.object({
    ...{ reference: z.string(), name: z.string(), email: z.string(), words: z.string(), receivedAt: instant },
  }),
  /** To a buyer who never sent goods back from which they had withdrawn: until when they could, what is not paid back, in cents, and why. */
  WITHDRAWAL_LAPSED: z.object({
    ...{ ...ofOrder, until: day, goods: z.int(), fees: z.int(), reason: z.string() },
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })).min(1),
  }),
  /** To the author of a withdrawal, whatever it speaks of. */
  WITHDRAWAL_ACK: z.object({
    ...{ ...withdrawal, orderLink: link },
    /** The last day to withdraw from an order that is known to be the author's, where it came after that. */
    lateAfter: day.nullish(),
    /** Why the law gives its author no right to withdraw from it: a company has bought, or it leaves out what was bought. */
    notFor: z.enum(['COMPANY', 'EXEMPT']).nullish(),
  }),
  /** To the company. */
  WITHDRAWAL_TEAM: z.object({
    ...withdrawal,
    standing: z.enum(['OPEN', 'ENDED', 'COMPANY', 'EXEMPT', 'LATE', 'UNKNOWN']),
    /** What would be given back, in cents. */
    refund: z.object({ goods: z.int(), fees: z.int(), total: z.int(), dueOn: day }).nullable(),
    /** Why nothing would, where the right holds. */
    whyNoRefund: z.enum(['UNPAID', 'UNPAID_PART', 'NOTHING_LEFT', 'WORDED']).nullish(),
    /** How much of what is named the order has not: somebody is to ask what is meant. */
    astray: z.enum(['SOME', 'ALL']).optional(),
    /** Late money has revived the order, which was over when the withdrawal came. */
    isRevived: z.boolean().optional(),
  }),
  /** To the company. */
  ORDER_TEAM: z.object({
    ...{ order, email: z.string(), firstname: z.string(), lastname: z.string(), phone: z.string().nullable() },
    message: z.string().nullable(),
    /** The order of the same goods and buyer that came just before; mails that were written before this was told have none. */
    twin: z.string().nullish(),
  }),
} as const

/** The kinds that tell a buyer what becomes of an order that was taken: each leads to it. */
export const buyerKinds = [
  ...(['ORDER_PAID', 'ORDER_SHIPPED', 'ORDER_READY', 'ORDER_DELIVERED', 'ORDER_CANCELLED', 'ORDER_REFUNDED'] as const),
  ...(['ORDER_REVIEW', 'ORDER_REMINDER', 'ORDER_EXPIRED', 'PAYMENT_RETURNED', 'WITHDRAWAL_LAPSED', 'WITHDRAWAL_RULED'] as const),
] as const

/** The name of a kind of mail. */
export type MailKind = keyof typeof mailSchemas

/** What the template of a kind is given. */
export type MailData<K extends MailKind = MailKind> = z.infer<(typeof mailSchemas)[K]>

/**
 * The kinds that somebody can cause at an address that may not be theirs: at most three an hour of a kind reach an address
 * (more acknowledgements of withdrawals), and those beyond are withheld. What its reader alone can cause is not counted (`ownKey`).
 */
export const rateLimitedKinds: ReadonlySet<MailKind> = new Set<MailKind>([
  'REGISTRATION_CONFIRM',
  'REGISTRATION_KNOWN',
  'PASSWORD_RESET',
  'EMAIL_CHANGE_CONFIRM',
  'EMAIL_TAKEN',
  'NEWSLETTER_CONFIRM',
  'NEWSLETTER_KNOWN',
  'PRIVACY_REQUEST_ACK',
  'EVENT_REGISTERED',
  'EVENT_KNOWN',
  'MESSAGE_ACK',
  'ORDER_PLACED',
  'ORDER_LINK',
  'WITHDRAWAL_ACK',
])
