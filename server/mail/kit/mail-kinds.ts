import { z } from 'zod'
import { deliveryTypes } from '#schemas/api/shop/order-calls.ts'
import { refundReasons } from '#schemas/api/shop/order-view.ts'
import { paymentMethods } from '#schemas/api/shop/payment.ts'
import { privacyRequestTypes } from '#schemas/api/people/privacy-calls.ts'
import { mailedOrder as order } from './mailed-order.ts'

/** An absolute link, built from the URL of the site (`mailLink`), never from a request. */
const link = z.url({ protocol: /^https?$/ })

/** An instant in ISO 8601. A link that expires has one. */
const instant = z.iso.datetime({ offset: true })

const day = z.iso.date()

/** A first name as entered. Without one the greeting omits it. */
const firstname = z.string().max(200).nullable()

const privacyRequest = {
  reference: z.string().min(1).max(60),
  type: z.enum(privacyRequestTypes),
  receivedAt: instant,
  /** The due date of the response. */
  dueOn: day,
}

/** Every mail to a subscriber has a link to the unsubscription page and a one-click call for mail programs. */
const toSubscriber = { lists: z.array(z.string()).min(1), unsubscribeLink: link, oneClickLink: link }

/** An event in the locale of the reader. */
const event = z.object({ title: z.string(), startAt: instant, endAt: instant.nullable(), place: z.string().nullable(), page: link })

const places = { event, firstname, seats: z.int(), cancelLink: link, calendarLink: link }

const placesTold = {
  ...{ event, email: z.string(), firstname: z.string(), lastname: z.string(), phone: z.string().nullable(), seats: z.int() },
  message: z.string().nullable(),
  /** The number of places left; null without a limit. */
  left: z.int().nullable(),
  /** Opens the registration in the panel. Mails queued by an older version have none. */
  link: link.optional(),
}

const message = {
  ...{ reference: z.string(), receivedAt: instant, email: z.string(), message: z.string() },
  ...{ firstname, lastname: z.string().nullable(), phone: z.string().nullable(), subject: z.string().nullable() },
}

/** An order by its reference. The token opens it for its buyer. */
const ofOrder = { reference: z.string(), firstname, orderToken: z.string().optional() }

/** A declared withdrawal with the time of its receipt. */
const withdrawal = {
  ...{ reference: z.string(), name: z.string(), email: z.string(), receivedAt: instant },
  ...{ products: z.array(z.string()).nullable(), message: z.string().nullable() },
}

/** The schemas of the template data by kind of mail. */
export const mailSchemas = {
  REGISTRATION_CONFIRM: z.object({ firstname, link, expiresAt: instant }),
  REGISTRATION_KNOWN: z.object({ firstname, loginLink: link, resetLink: link }),
  PASSWORD_RESET: z.object({ firstname, link, expiresAt: instant }),
  PASSWORD_CHANGED: z.object({ firstname, changedAt: instant, resetLink: link }),
  /** To the member: two-factor login was enabled or replaced. */
  CODES_ON: z.object({ firstname, changedAt: instant, isReplaced: z.boolean(), resetLink: link }),
  /** To the member: two-factor login was disabled, by the member or by the server operator after a loss of phone and recovery codes. */
  CODES_OFF: z.object({ firstname, changedAt: instant, isForgotten: z.boolean(), resetLink: link }),
  /** To the new email address. */
  EMAIL_CHANGE_CONFIRM: z.object({ firstname, newEmail: z.string(), link, expiresAt: instant }),
  /** To the old email address. The new one is masked. */
  EMAIL_CHANGED_NOTICE: z.object({ firstname, newEmail: z.string(), changedAt: instant }),
  /** To an address with an account, when another account requested the same address. */
  EMAIL_TAKEN: z.object({ firstname, loginLink: link, resetLink: link }),
  NEWSLETTER_CONFIRM: z.object({ lists: z.array(z.string()).min(1), link, expiresAt: instant }),
  NEWSLETTER_KNOWN: z.object(toSubscriber),
  NEWSLETTER_WELCOME: z.object(toSubscriber),
  PRIVACY_REQUEST_ACK: z.object({ firstname, ...privacyRequest }),
  /** To the data protection contact. */
  PRIVACY_REQUEST_DPO: z.object({
    ...privacyRequest,
    firstname,
    lastname: z.string().max(200).nullable(),
    email: z.string(),
    message: z.string().max(10_000).nullable(),
    /** Opens the request in the panel. Mails queued by an older version have none. */
    link: link.optional(),
    /** True when the requester was logged in. Mails queued by an older version have none. */
    isSignedIn: z.boolean().optional(),
  }),
  /** To the data protection contact, when a request is nearly due. */
  PRIVACY_ALERT_DPO: z.object({ ...privacyRequest, email: z.string(), daysLeft: z.int() }),
  /** To the data protection contact, when the audit log fails its verification at an entry. */
  AUDIT_BROKEN: z.object({ entry: z.int(), foundAt: instant }),
  INACTIVITY_WARNING: z.object({ firstname, lastSeenOn: day, deletedOn: day, loginLink: link }),
  ACCOUNT_DELETED: z.object({
    firstname,
    deletedAt: instant,
    kept: z.array(z.object({ what: z.string(), why: z.string(), until: day.nullable() })),
    /** True when the account was deleted because it was unused for years. */
    isUnused: z.boolean().optional(),
  }),
  ACCOUNT_EXPORTED_NOTICE: z.object({ firstname, exportedAt: instant, resetLink: link }),
  EVENT_REGISTERED: z.object(places),
  /** To an address that is already registered. */
  EVENT_KNOWN: z.object(places),
  EVENT_CANCELLED: z.object({ event, firstname }),
  /** To the company. */
  EVENT_REGISTERED_TEAM: z.object(placesTold),
  EVENT_CANCELLED_TEAM: z.object(placesTold),
  MESSAGE_ACK: z.object(message),
  /** To the company. The link opens the message in the panel. Mails queued by an older version have none. */
  MESSAGE_TEAM: z.object({ ...message, link: link.optional() }),
  /** Reply of the team to a visitor, which quotes the message. `references` lists the earlier mails; the last one is replied to. */
  INBOX_REPLY: z.object({
    ...{ subject: z.string(), message: z.string(), quote: z.string(), writtenAt: instant, replyTo: z.string() },
    references: z.array(z.string()),
  }),
  /** To an address that a super-administrator invites to the panel; `can` says what its profile does, in a sentence. */
  TEAM_INVITATION: z.object({ by: z.string(), can: z.string(), word: z.string(), link, expiresAt: instant }),
  REVIEW_ASKED: z.object({ title: z.string(), by: z.string(), word: z.string(), link }),
  REVIEW_ANSWERED: z.object({ title: z.string(), by: z.string(), word: z.string(), isApproved: z.boolean(), link }),
  /** To the planner of a version that its check has stopped. */
  PLAN_HELD: z.object({
    ...{
      title: z.string(),
      kind: z.enum(['PAGE', 'SHELL', 'MENU', 'SECTION', 'ITEM']),
      startsAt: instant,
      reasons: z.array(z.string()),
      link,
    },
  }),
  FORM_ACK: z.object({ form: z.string(), number: z.int(), receivedAt: instant }),
  FORM_TEAM: z.object({
    ...{ form: z.string(), number: z.int(), receivedAt: instant, email: z.string().nullable() },
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The links open the answer and its files for administrators. Mails queued by an older version have none. */
    files: z.array(z.object({ filename: z.string(), bytes: z.int(), link: link.optional() })),
    link: link.optional(),
  }),
  ORDER_PLACED: z.object({
    ...{ order, firstname, termsLink: link, orderLink: link },
    transfer: z
      .object({
        ...{ iban: z.string(), bic: z.string().nullable(), label: z.string(), dueOn: day },
        /** The deadline of the confirmation of an unverified address. */
        confirmBy: instant.optional(),
      })
      .nullable(),
    /** The deadline of a payment by card or direct debit. */
    heldUntil: instant.nullable(),
  }),
  ORDER_PAID: z.object({ ...ofOrder, total: z.int(), deliveryType: z.enum(deliveryTypes) }),
  /** A shipment of a whole order or of a part. */
  ORDER_SHIPPED: z.object({
    ...{ ...ofOrder, carrier: z.string(), isLast: z.boolean() },
    parcels: z.array(z.object({ number: z.string(), link: link.nullable() })),
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })).min(1),
  }),
  /** A pickup: the place, and the day when one was chosen. Orders placed by an older version have no hours. */
  ORDER_READY: z.object({
    ...{ ...ofOrder, place: z.array(z.string()), collectOn: day.nullable() },
    /**
     * An order without delivery is handed over by agreement, by phone when there is a number. Mails queued by an older version have no such
     * field.
     */
    ...{ deliveryType: z.enum(deliveryTypes).optional(), hasPhone: z.boolean().optional() },
    collectHours: z.object({ from: z.string(), to: z.string() }).nullish(),
  }),
  /** The last day of the withdrawal. */
  ORDER_DELIVERED: z.object({ ...ofOrder, withdrawUntil: day.nullable() }),
  /** To a buyer, also after a withdrawal, which this mail answers. A direct debit may be in progress. */
  ORDER_CANCELLED: z.object({
    ...{ ...ofOrder, isPaid: z.boolean(), isWithdrawn: z.boolean().optional(), isUnderWay: z.boolean().optional() },
  }),
  ORDER_REFUNDED: z.object({
    ...{ ...ofOrder, amount: z.int(), creditNote: z.string(), isWhole: z.boolean() },
    method: z.enum(paymentMethods),
    /** The deduction for worn goods in cents, with its reason. */
    keptBack: z.object({ amount: z.int(), reason: z.string() }).nullish(),
  }),
  /** The link to the reviews; by mail when there is none. */
  ORDER_REVIEW: z.object({ ...ofOrder, link: link.nullable() }),
  /** To a buyer whose transfer is pending. */
  ORDER_REMINDER: z.object({
    ...{ ...ofOrder, total: z.int(), dueOn: day },
    /** The account of the company, absent when it no longer has one. */
    account: z.object({ iban: z.string(), bic: z.string().nullable() }).optional(),
  }),
  /** A failed direct debit ends its order too. */
  ORDER_EXPIRED: z.object({ ...ofOrder, isDebitLost: z.boolean().optional(), isUnconfirmed: z.boolean().optional() }),
  /** To a buyer whose payment was refunded automatically. */
  PAYMENT_RETURNED: z.object({
    ...{ ...ofOrder, amount: z.int(), method: z.enum(paymentMethods).nullish() },
    /** The reason: late and unavailable goods (LATE), pickup time or code, a closed order, or a wrong amount. */
    reason: z.enum(refundReasons),
  }),
  /** To the company: a refund that the provider cannot make. */
  REFUND_TEAM: z.object({
    ...{ reference: z.string(), firstname: z.string(), lastname: z.string(), email: z.string(), amount: z.int() },
    isRefused: z.boolean(),
  }),
  /** To the requester. Only the address of the order receives it. */
  ORDER_LINK: z.object({ reference: z.string(), firstname, link, expiresAt: instant }),
  /** To a buyer with a free-text withdrawal: its review and the refund in cents. No lines means nothing of the order, with the reason. */
  WITHDRAWAL_RULED: z.object({
    ...{ ...ofOrder, words: z.string(), refund: z.int().nullable(), reason: z.string().nullable() },
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  }),
  /** To the company, on each day that a free-text withdrawal waits for its review. */
  WITHDRAWAL_WAITING: z.object({
    ...{ reference: z.string(), name: z.string(), email: z.string(), words: z.string(), receivedAt: instant },
  }),
  /** To a buyer who never returned withdrawn goods: the deadline, the amount not refunded in cents and the reason. */
  WITHDRAWAL_LAPSED: z.object({
    ...{ ...ofOrder, until: day, goods: z.int(), fees: z.int(), reason: z.string() },
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })).min(1),
  }),
  /** To the author of any withdrawal. */
  WITHDRAWAL_ACK: z.object({
    ...{ ...withdrawal, orderLink: link },
    /** The last day of the withdrawal, when it was late and the author has shown ownership of the order. */
    lateAfter: day.nullish(),
    /** The reason why the law excludes it: a company order or excluded goods. */
    notFor: z.enum(['COMPANY', 'EXEMPT']).nullish(),
  }),
  /** To the company. */
  WITHDRAWAL_TEAM: z.object({
    ...withdrawal,
    standing: z.enum(['OPEN', 'ENDED', 'COMPANY', 'EXEMPT', 'LATE', 'UNKNOWN']),
    /** The proposed refund in cents. */
    refund: z.object({ goods: z.int(), fees: z.int(), total: z.int(), dueOn: day }).nullable(),
    /** The reason for no refund, where the right applies. */
    whyNoRefund: z.enum(['UNPAID', 'UNPAID_PART', 'NOTHING_LEFT', 'WORDED']).nullish(),
    /** How many of the named products are not in the order. A person has to ask. */
    astray: z.enum(['SOME', 'ALL']).optional(),
    /** True when late money has reopened the order, which was closed when the withdrawal was received. */
    isRevived: z.boolean().optional(),
  }),
  /** To the company. */
  ORDER_TEAM: z.object({
    ...{ order, email: z.string(), firstname: z.string(), lastname: z.string(), phone: z.string().nullable() },
    message: z.string().nullable(),
    /** The previous order with the same goods and buyer. Mails queued by an older version have none. */
    twin: z.string().nullish(),
    /** The way of paying and the day by which a transfer has to arrive; null where nothing is to be paid. Mails queued by an older version have none. */
    payment: z.object({ method: z.enum(paymentMethods), dueOn: day.nullable() }).nullish(),
    /** Opens the panel, which names the orders that wait. Mails queued by an older version have none. */
    panelLink: link.optional(),
  }),
} as const

/** The kinds that notify a buyer about an order. Each contains its link. */
export const buyerKinds = [
  ...(['ORDER_PAID', 'ORDER_SHIPPED', 'ORDER_READY', 'ORDER_DELIVERED', 'ORDER_CANCELLED', 'ORDER_REFUNDED'] as const),
  ...(['ORDER_REVIEW', 'ORDER_REMINDER', 'ORDER_EXPIRED', 'PAYMENT_RETURNED', 'WITHDRAWAL_LAPSED', 'WITHDRAWAL_RULED'] as const),
] as const

/** The name of a kind of mail. */
export type MailKind = keyof typeof mailSchemas

/** The template data of a kind. */
export type MailData<K extends MailKind = MailKind> = z.infer<(typeof mailSchemas)[K]>

/**
 * The kinds that can be caused for the address of another person. At most three of a kind are sent to an address in an hour (more
 * acknowledgements of withdrawals); the others are withheld. Mails that only their reader can cause are not counted (`selfServiceKey`).
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
  'FORM_ACK',
  'ORDER_PLACED',
  'ORDER_LINK',
  'TEAM_INVITATION',
  'WITHDRAWAL_ACK',
])
