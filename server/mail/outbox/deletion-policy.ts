import type { MailKind } from '#server/mail/kit/mail-kinds.ts'

/**
 * The policy for a pending mail when the account at its address is deleted.
 * GIVEN_UP: the mail serves the account, links to erased data, or asks its owner for something.
 * SENT: the mail acknowledges, proves or delivers something that continues without the account.
 * WITH_ITS_PLACE: the mail follows the event registration that it is about.
 */
type AtDeletion = 'GIVEN_UP' | 'SENT' | 'WITH_ITS_PLACE'

/** The policy of each kind of mail. */
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
  // The owner of a stolen account must be notified, also when the thief has deleted it.
  EMAIL_CHANGED_NOTICE: 'SENT',
  ACCOUNT_EXPORTED_NOTICE: 'SENT',
  ACCOUNT_DELETED: 'SENT',
  // Subscriptions and requests of the address end with the account.
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
  // A message to the company is delivered, as its sender was notified.
  MESSAGE_ACK: 'SENT',
  MESSAGE_TEAM: 'SENT',
  FORM_ACK: 'SENT',
  FORM_TEAM: 'SENT',
  // The reply of a person is delivered as sent.
  INBOX_REPLY: 'SENT',
  TEAM_INVITATION: 'GIVEN_UP',
  REVIEW_ASKED: 'GIVEN_UP',
  REVIEW_ANSWERED: 'GIVEN_UP',
  PLAN_HELD: 'GIVEN_UP',
  ORDER_PLACED: 'SENT',
  ORDER_PAID: 'SENT',
  ORDER_SHIPPED: 'SENT',
  ORDER_READY: 'SENT',
  ORDER_DELIVERED: 'SENT',
  ORDER_CANCELLED: 'SENT',
  ORDER_REFUNDED: 'SENT',
  // A former member is asked for nothing.
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

/** Returns the kinds of mail with a policy. */
export function kindsByPolicy(fate: AtDeletion): readonly MailKind[] {
  const kinds = Object.entries(mailsAtDeletion) as [MailKind, AtDeletion][]
  return kinds.filter(([, each]) => each === fate).map(([kind]) => kind)
}
