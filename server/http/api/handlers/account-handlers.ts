import type { CallName } from '#schemas/api/calls.ts'
import type { SignInClient } from '#server/people/accounts/sign-in/login.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import type { CallHandlers } from './call-handler.ts'
import { memberOf, memberOnSite } from './require-member.ts'

type AccountCall = Exclude<
  Extract<CallName, `user.${string}` | `password.${string}` | `session.${string}` | `totp.${string}`>,
  'user.export'
>

/** The client of a login, from the context of its call. */
export const clientOf = ({ client, caller }: CallContext): SignInClient => ({
  device: client?.device ?? '',
  cookies: client?.cookies,
  caller,
})

/** How the calls about accounts are answered. */
export const accountHandlers: CallHandlers<AccountCall> = {
  'user.logged': ({ caller }) => caller.kind === 'member',
  'user.me': ({ features, caller }) => (caller.kind === 'member' ? features.users.profile(caller.siteId, caller.userId) : null),
  'user.register': ({ features, scope }, { body }) => features.accounts.register(scope, body),
  'user.confirmRegistration': (context, { body }) => context.features.accounts.confirmRegistration(context.scope, body, clientOf(context)),
  'user.login': (context, { body }) => context.features.accounts.login(context.scope, body, clientOf(context)),
  'user.logout': (context) => context.features.accounts.logout(context.scope, clientOf(context)),
  'user.update': (context, { body }) => context.features.accounts.update(memberOnSite(context), body),
  'user.confirmEmail': ({ features, scope, caller }, { body }) => features.accounts.confirmEmail({ scope, caller }, body),
  'user.changePassword': (context, { body }) => context.features.accounts.changePassword(memberOnSite(context), body),
  'user.delete': async (context, { body }) => {
    const deletion = await context.features.accounts.delete(memberOnSite(context), body)
    await context.features.accounts.logout(context.scope, clientOf(context))
    return deletion
  },
  'password.askReset': ({ features, scope }, { body }) => features.accounts.askPasswordReset(scope, body),
  'password.reset': ({ features, scope }, { body }) => features.accounts.resetPassword(scope, body),
  'session.list': (context) => context.features.accounts.sessions(memberOf(context)),
  'session.end': async (context, { params }) => {
    const member = memberOf(context)
    await context.features.accounts.endSession(member, params.id)
    return params.id === member.sessionId ? context.features.accounts.logout(context.scope, clientOf(context)) : null
  },
  'totp.start': (context, { body }) => context.features.accounts.startCodes(memberOnSite(context), body),
  'totp.enable': (context, { body }) => context.features.accounts.enableCodes(memberOnSite(context), body),
  'totp.disable': (context, { body }) => context.features.accounts.disableCodes(memberOnSite(context), body),
}
