import type { MailKind } from '#server/mail/kit/mail-kinds.ts'

/**
 * What becomes of a mail that still waits when the account at its address is deleted. GIVEN_UP: it serves the account, leads to what is erased with it, or asks
 * something of its owner.
 * SENT: it acknowledges, proves or brings what goes on without the account; whoever has none is sent it too. WITH_ITS_PLACE: it goes with the places at an event
 * that it tells of, and stays where they do.
 */
type AtDeletion = 'GIVEN_UP' | 'SENT' | 'WITH_ITS_PLACE'

/** What becomes of each kind of mail. */
export const mailsAtDeletion = {
  REGISTRATION_CONFIRM: 'GIVEN_UP',
  REGISTRATION_KNOWN: 'GIVEN_UP',
  PASSWORD_RESET: 'GIVEN_UP',
  PASSWORD_CHANGED: 'GIVEN_UP',
  CODES_ON: 'GIVEN_UP',
  CODES_OFF: 'GIVEN_UP',
  EMAIL_CHANGE_CONFIRM: 'GIVEN_UP',
  EMAIL_TAKEN: 'GIVEN_UP',
  INACTIVITY_WARNING: 'GIVEN_UP',
  // Whoever was robbed of an account learns it, also when the thief has deleted it.
  EMAIL_CHANGED_NOTICE: 'SENT',
  ACCOUNT_EXPORTED_NOTICE: 'SENT',
  ACCOUNT_DELETED: 'SENT',
  // What was asked for or received at the address ends with the account.
  NEWSLETTER_CONFIRM: 'GIVEN_UP',
  NEWSLETTER_KNOWN: 'GIVEN_UP',
  NEWSLETTER_WELCOME: 'GIVEN_UP',
  PRIVACY_REQUEST_ACK: 'SENT',
  PRIVACY_REQUEST_DPO: 'SENT',
  PRIVACY_ALERT_DPO: 'SENT',
  AUDIT_BROKEN: 'SENT',
  EVENT_REGISTERED: 'WITH_ITS_PLACE',
  EVENT_KNOWN: 'WITH_ITS_PLACE',
  EVENT_REGISTERED_TEAM: 'WITH_ITS_PLACE',
  EVENT_CANCELLED: 'SENT',
  EVENT_CANCELLED_TEAM: 'SENT',
  // What was written to the company is on its way to it, and was said to be.
  MESSAGE_ACK: 'SENT',
  MESSAGE_TEAM: 'SENT',
  FORM_TEAM: 'SENT',
  ORDER_PLACED: 'SENT',
  ORDER_PAID: 'SENT',
  ORDER_SHIPPED: 'SENT',
  ORDER_READY: 'SENT',
  ORDER_DELIVERED: 'SENT',
  ORDER_CANCELLED: 'SENT',
  ORDER_REFUNDED: 'SENT',
  // Who has left is asked for nothing.
  ORDER_REVIEW: 'GIVEN_UP',
  ORDER_REMINDER: 'SENT',
  ORDER_EXPIRED: 'SENT',
  ORDER_LINK: 'SENT',
  ORDER_TEAM: 'SENT',
  PAYMENT_RETURNED: 'SENT',
  REFUND_TEAM: 'SENT',
  WITHDRAWAL_LAPSED: 'SENT',
  WITHDRAWAL_RULED: 'SENT',
  WITHDRAWAL_WAITING: 'SENT',
  WITHDRAWAL_ACK: 'SENT',
  WITHDRAWAL_TEAM: 'SENT',
} as const satisfies Record<MailKind, AtDeletion>

/** The kinds of mail that a deletion treats alike. */
export function kindsByPolicy(fate: AtDeletion): readonly MailKind[] {
  const kinds = Object.entries(mailsAtDeletion) as [MailKind, AtDeletion][]
  return kinds.filter(([, each]) => each === fate).map(([kind]) => kind)
}
