import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { stages as accountDeletionStages } from './account-deletion/stages.ts'
import { stages as accountMenuStages } from './account-menu/stages.ts'
import { stages as authStages } from './auth/stages.ts'
import { stages as cartStages } from './cart/stages.ts'
import { stages as checkoutStages } from './checkout/stages.ts'
import { stages as contactFormStages } from './contact-form/stages.ts'
import { stages as emailConfirmationStages } from './email-confirmation/stages.ts'
import { stages as eventStages } from './event/stages.ts'
import { stages as eventCancellationStages } from './event-cancellation/stages.ts'
import { stages as languageSwitchStages } from './language-switch/stages.ts'
import { stages as newsletterConfirmationStages } from './newsletter-confirmation/stages.ts'
import { stages as newsletterFormStages } from './newsletter-form/stages.ts'
import { stages as newsletterSubscriptionStages } from './newsletter-subscription/stages.ts'
import { stages as newsletterUnsubscriptionStages } from './newsletter-unsubscription/stages.ts'
import { stages as orderListStages } from './order-list/stages.ts'
import { stages as orderTrackingStages } from './order-tracking/stages.ts'
import { stages as passwordChangeStages } from './password-change/stages.ts'
import { stages as passwordResetStages } from './password-reset/stages.ts'
import { stages as passwordResetAskStages } from './password-reset-ask/stages.ts'
import { stages as privacyRequestStages } from './privacy-request/stages.ts'
import { stages as profileStages } from './profile/stages.ts'
import { stages as registrationConfirmationStages } from './registration-confirmation/stages.ts'
import { stages as relatedPostsStages } from './related-posts/stages.ts'
import { stages as searchStages } from './search/stages.ts'
import { stages as sessionListStages } from './session-list/stages.ts'
import { stages as tableOfContentsStages } from './table-of-contents/stages.ts'
import { stages as twoFactorStages } from './two-factor/stages.ts'
import { stages as withdrawalStages } from './withdrawal/stages.ts'

/** The stages of each block type whose examples a visitor’s page would not show whole: read by the catalogue alone. */
export const stages: ReadonlyMap<string, readonly BlockPreview[]> = new Map([
  ['account-deletion', accountDeletionStages],
  ['account-menu', accountMenuStages],
  ['auth', authStages],
  ['cart', cartStages],
  ['checkout', checkoutStages],
  ['contact-form', contactFormStages],
  ['email-confirmation', emailConfirmationStages],
  ['event', eventStages],
  ['event-cancellation', eventCancellationStages],
  ['language-switch', languageSwitchStages],
  ['newsletter-confirmation', newsletterConfirmationStages],
  ['newsletter-form', newsletterFormStages],
  ['newsletter-subscription', newsletterSubscriptionStages],
  ['newsletter-unsubscription', newsletterUnsubscriptionStages],
  ['order-list', orderListStages],
  ['order-tracking', orderTrackingStages],
  ['password-change', passwordChangeStages],
  ['password-reset', passwordResetStages],
  ['password-reset-ask', passwordResetAskStages],
  ['privacy-request', privacyRequestStages],
  ['profile', profileStages],
  ['registration-confirmation', registrationConfirmationStages],
  ['related-posts', relatedPostsStages],
  ['search', searchStages],
  ['session-list', sessionListStages],
  ['table-of-contents', tableOfContentsStages],
  ['two-factor', twoFactorStages],
  ['withdrawal', withdrawalStages],
])
