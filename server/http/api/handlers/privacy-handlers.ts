import type { CallName } from '#schemas/api/calls.ts'
import type { CallHandlers } from './call-handler.ts'
import { memberOnSite } from './require-member.ts'

type PrivacyCall = Extract<CallName, `newsletter.${string}` | `privacy.${string}` | `consent.${string}` | 'user.export'>

/** How the calls about newsletters, consent and personal data are answered. */
export const privacyHandlers: CallHandlers<PrivacyCall> = {
  'newsletter.lists': ({ features, scope }) => features.newsletter.lists(scope),
  'newsletter.subscription': (context) => context.features.newsletter.subscription(memberOnSite(context)),
  'newsletter.update': (context, { body }) => context.features.newsletter.update(memberOnSite(context), body),
  'newsletter.subscribe': ({ features, scope, settle }, { body }) => features.newsletter.subscribe(scope, body, settle),
  'newsletter.confirm': ({ features, scope }, { body }) => features.newsletter.confirm(scope, body),
  'newsletter.unsubscribe': ({ features, scope }, { params }) => features.newsletter.unsubscribe(scope, params.token),
  'user.export': (context, { body }) => context.features.privacy.export(memberOnSite(context), body),
  'privacy.ownRequests': (context) => (context.caller.kind === 'member' ? context.features.privacy.ownRequests(memberOnSite(context)) : []),
  'privacy.request': ({ features, scope, caller, settle }, { body }) => features.privacy.request({ scope, caller, settle }, body),
  'consent.record': ({ features, scope }, { body }) => features.consents.record(scope, body),
}
