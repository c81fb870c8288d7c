import type { MailTemplate } from '#server/features/mail/mail-content.ts'
import type { MailKind } from '#server/features/mail/mail-kinds.ts'
import { accountDeleted } from './account-deleted.ts'
import { accountExportedNotice } from './account-exported-notice.ts'
import { auditBroken } from './audit-broken.ts'
import { codesOff } from './codes-off.ts'
import { codesOn } from './codes-on.ts'
import { emailChangeConfirm } from './email-change-confirm.ts'
import { emailChangedNotice } from './email-changed-notice.ts'
import { emailTaken } from './email-taken.ts'
import { eventCancelled } from './event-cancelled.ts'
import { eventKnown, eventRegistered } from './event-registered.ts'
import { eventCancelledTeam, eventRegisteredTeam } from './event-team.ts'
import { formTeam } from './form-team.ts'
import { inactivityWarning } from './inactivity-warning.ts'
import { messageAck, messageTeam } from './message.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { newsletterKnown } from './newsletter-known.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'
import { orderPlaced, orderTeam } from './order.ts'
import { orderLink } from './order-link.ts'
import { paymentReturned, refundTeam } from './order-money.ts'
import { orderExpired, orderReminder } from './order-payment.ts'
import { orderRefunded } from './order-refunded.ts'
import { orderCancelled, orderPaid } from './order-status.ts'
import { orderDelivered, orderReview, orderShipped } from './order-delivery.ts'
import { orderReady } from './order-ready.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { privacyAlertDpo } from './privacy-alert-dpo.ts'
import { privacyRequestAck } from './privacy-request-ack.ts'
import { privacyRequestDpo } from './privacy-request-dpo.ts'
import { registrationConfirm } from './registration-confirm.ts'
import { registrationKnown } from './registration-known.ts'
import { withdrawalLapsed } from './withdrawal-lapsed.ts'
import { withdrawalRuled, withdrawalWaiting } from './withdrawal-words.ts'
import { withdrawalAck, withdrawalTeam } from './withdrawal.ts'

/** The template of each kind: a kind without one does not compile. */
export const templates: { readonly [K in MailKind]: MailTemplate<K> } = {
  REGISTRATION_CONFIRM: registrationConfirm,
  REGISTRATION_KNOWN: registrationKnown,
  PASSWORD_RESET: passwordReset,
  PASSWORD_CHANGED: passwordChanged,
  CODES_ON: codesOn,
  CODES_OFF: codesOff,
  EMAIL_CHANGE_CONFIRM: emailChangeConfirm,
  EMAIL_CHANGED_NOTICE: emailChangedNotice,
  EMAIL_TAKEN: emailTaken,
  NEWSLETTER_CONFIRM: newsletterConfirm,
  NEWSLETTER_KNOWN: newsletterKnown,
  NEWSLETTER_WELCOME: newsletterWelcome,
  PRIVACY_REQUEST_ACK: privacyRequestAck,
  PRIVACY_REQUEST_DPO: privacyRequestDpo,
  PRIVACY_ALERT_DPO: privacyAlertDpo,
  AUDIT_BROKEN: auditBroken,
  INACTIVITY_WARNING: inactivityWarning,
  ACCOUNT_DELETED: accountDeleted,
  ACCOUNT_EXPORTED_NOTICE: accountExportedNotice,
  EVENT_REGISTERED: eventRegistered,
  EVENT_KNOWN: eventKnown,
  EVENT_CANCELLED: eventCancelled,
  EVENT_REGISTERED_TEAM: eventRegisteredTeam,
  EVENT_CANCELLED_TEAM: eventCancelledTeam,
  MESSAGE_ACK: messageAck,
  MESSAGE_TEAM: messageTeam,
  FORM_TEAM: formTeam,
  ORDER_PLACED: orderPlaced,
  ORDER_PAID: orderPaid,
  ORDER_SHIPPED: orderShipped,
  ORDER_READY: orderReady,
  ORDER_DELIVERED: orderDelivered,
  ORDER_CANCELLED: orderCancelled,
  ORDER_REFUNDED: orderRefunded,
  ORDER_REVIEW: orderReview,
  ORDER_REMINDER: orderReminder,
  ORDER_EXPIRED: orderExpired,
  PAYMENT_RETURNED: paymentReturned,
  REFUND_TEAM: refundTeam,
  ORDER_TEAM: orderTeam,
  ORDER_LINK: orderLink,
  WITHDRAWAL_LAPSED: withdrawalLapsed,
  WITHDRAWAL_RULED: withdrawalRuled,
  WITHDRAWAL_WAITING: withdrawalWaiting,
  WITHDRAWAL_ACK: withdrawalAck,
  WITHDRAWAL_TEAM: withdrawalTeam,
}
