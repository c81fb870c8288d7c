import type { MailTemplate } from '#server/mail/kit/mail-content.ts'
import type { MailKind } from '#server/mail/kit/mail-kinds.ts'
import { accountDeleted } from '#server/mail/templates/account/account-deleted.ts'
import { accountExportedNotice } from '#server/mail/templates/account/account-exported-notice.ts'
import { auditBroken } from '#server/mail/templates/privacy/audit-broken.ts'
import { twoFactorDisabled } from '#server/mail/templates/account/two-factor-disabled.ts'
import { twoFactorEnabled } from '#server/mail/templates/account/two-factor-enabled.ts'
import { emailChangeConfirm } from '#server/mail/templates/account/email-change-confirm.ts'
import { emailChangedNotice } from '#server/mail/templates/account/email-changed-notice.ts'
import { emailTaken } from '#server/mail/templates/account/email-taken.ts'
import { planHeld } from '#server/mail/templates/account/plan-held.ts'
import { reviewAnswered, reviewAsked } from '#server/mail/templates/account/draft-reviews.ts'
import { teamInvitation } from '#server/mail/templates/account/team-invitation.ts'
import { eventCancelled } from '#server/mail/templates/events/event-cancelled.ts'
import { alreadyRegistered, eventRegistered } from '#server/mail/templates/events/event-registered.ts'
import { eventCancelledTeam, eventRegisteredTeam } from '#server/mail/templates/events/event-staff-notice.ts'
import { formAck } from '#server/mail/templates/contact/form-acknowledgement.ts'
import { formTeam } from '#server/mail/templates/contact/form-staff-notice.ts'
import { inboxReply } from '#server/mail/templates/contact/inbox-reply.ts'
import { inactivityWarning } from '#server/mail/templates/account/inactivity-warning.ts'
import { messageAck, messageTeam } from '#server/mail/templates/contact/message.ts'
import { newsletterConfirm } from '#server/mail/templates/contact/newsletter-confirm.ts'
import { newsletterKnown } from '#server/mail/templates/contact/already-subscribed.ts'
import { newsletterWelcome } from '#server/mail/templates/contact/newsletter-welcome.ts'
import { orderPlaced, orderTeam } from '#server/mail/templates/orders/order.ts'
import { orderLink } from '#server/mail/templates/orders/order-link.ts'
import { paymentReturned, refundTeam } from '#server/mail/templates/orders/payment-returned.ts'
import { orderExpired, orderReminder } from '#server/mail/templates/orders/order-payment.ts'
import { orderRefunded } from '#server/mail/templates/orders/order-refunded.ts'
import { orderCancelled, orderPaid } from '#server/mail/templates/orders/order-status.ts'
import { orderDelivered, orderReview, orderShipped } from '#server/mail/templates/orders/order-delivery.ts'
import { orderReady } from '#server/mail/templates/orders/order-ready.ts'
import { passwordChanged } from '#server/mail/templates/account/password-changed.ts'
import { passwordReset } from '#server/mail/templates/account/password-reset.ts'
import { privacyAlertDpo } from '#server/mail/templates/privacy/privacy-alert-dpo.ts'
import { privacyRequestAck } from '#server/mail/templates/privacy/privacy-request-ack.ts'
import { privacyRequestDpo } from '#server/mail/templates/privacy/privacy-request-dpo.ts'
import { registrationConfirm } from '#server/mail/templates/account/registration-confirm.ts'
import { registrationKnown } from '#server/mail/templates/account/already-registered.ts'
import { withdrawalLapsed } from '#server/mail/templates/withdrawals/withdrawal-expired.ts'
import { withdrawalReviewed, withdrawalWaiting } from '#server/mail/templates/withdrawals/withdrawal-review.ts'
import { withdrawalAck, withdrawalTeam } from '#server/mail/templates/withdrawals/withdrawal.ts'

/** The template of each kind: a kind without one does not compile. */
export const templates: { readonly [K in MailKind]: MailTemplate<K> } = {
  REGISTRATION_CONFIRM: registrationConfirm,
  REGISTRATION_KNOWN: registrationKnown,
  PASSWORD_RESET: passwordReset,
  PASSWORD_CHANGED: passwordChanged,
  CODES_ON: twoFactorEnabled,
  CODES_OFF: twoFactorDisabled,
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
  EVENT_KNOWN: alreadyRegistered,
  EVENT_CANCELLED: eventCancelled,
  EVENT_REGISTERED_TEAM: eventRegisteredTeam,
  EVENT_CANCELLED_TEAM: eventCancelledTeam,
  MESSAGE_ACK: messageAck,
  MESSAGE_TEAM: messageTeam,
  TEAM_INVITATION: teamInvitation,
  REVIEW_ASKED: reviewAsked,
  REVIEW_ANSWERED: reviewAnswered,
  PLAN_HELD: planHeld,
  FORM_ACK: formAck,
  FORM_TEAM: formTeam,
  INBOX_REPLY: inboxReply,
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
  WITHDRAWAL_RULED: withdrawalReviewed,
  WITHDRAWAL_WAITING: withdrawalWaiting,
  WITHDRAWAL_ACK: withdrawalAck,
  WITHDRAWAL_TEAM: withdrawalTeam,
}
