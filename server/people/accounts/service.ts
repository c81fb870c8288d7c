import type { ConfirmedRegistration, OpenedSession } from '#schemas/api/people/account-calls.ts'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { InvalidField } from '#server/platform/errors/validation-error.ts'
import type { Caller, MemberCaller } from '#server/platform/scope/caller.ts'
import type { Member } from '#server/platform/scope/member.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { deleteAccount } from '#server/people/accounts/erasure/account-deletion.ts'
import { confirmEmail, type OnEmailChanged } from '#server/people/accounts/profile/email-change.ts'
import type { Eraser } from '#server/people/accounts/erasure/erase-account.ts'
import { login, logout, type SignInClient } from '#server/people/accounts/sign-in/login.ts'
import { revokeSession, listOwnSessions } from '#server/people/accounts/sign-in/user-sessions.ts'
import { changePassword } from '#server/people/accounts/profile/password-change.ts'
import { requestPasswordReset, resetPassword } from '#server/people/accounts/profile/password-reset.ts'
import { profileFaults, updateProfile } from '#server/people/accounts/profile/profile.ts'
import {
  confirmRegistration,
  register,
  registrationFaults,
  type PrepareNewsletterOptIn,
} from '#server/people/accounts/registration/registration.ts'
import { pendingTotpSetup, disableTotp, enableTotp, startTotpSetup } from '#server/people/accounts/sign-in/two-factor.ts'
import type { AccountDeps } from './account-deps.ts'
import { isEmailLinkValid, isRegistrationLinkValid, isResetLinkValid } from './link-validity.ts'

/** Dependencies of the account service, with the hooks of other modules for registration, email change and erasure. */
export interface AccountModules extends AccountDeps {
  readonly prepareNewsletterWish: PrepareNewsletterOptIn
  readonly onNewAddress: OnEmailChanged
  readonly erasers: readonly Eraser[]
}

/** The account service. Each method answers one call. */
export interface Accounts {
  register(scope: Scope, body: CallBody<'user.register'>): Promise<CallData<'user.register'>>
  /** Validates the given fields of a registration, which may be incomplete. */
  registrationFaults(scope: Scope, body: Partial<CallBody<'user.register'>>): Promise<InvalidField[]>
  confirmRegistration(scope: Scope, body: CallBody<'user.confirmRegistration'>, client: SignInClient): Promise<ConfirmedRegistration>
  login(scope: Scope, body: CallBody<'user.login'>, client: SignInClient): Promise<OpenedSession>
  logout(scope: Scope, client: SignInClient): Promise<null>
  askPasswordReset(scope: Scope, body: CallBody<'password.askReset'>): Promise<null>
  /** Returns true while the confirmation link is valid. The check does not consume it. */
  isRegistrationOpen(scope: Scope, token: string): Promise<boolean>
  /** Returns true while the email change link is valid. The check does not consume it. */
  isEmailChangeOpen(scope: Scope, token: string): Promise<boolean>
  /** Returns true while the reset link is valid. The check does not consume it. */
  isResetOpen(scope: Scope, token: string): Promise<boolean>
  resetPassword(scope: Scope, body: CallBody<'password.reset'>): Promise<null>
  update(member: Member, body: CallBody<'user.update'>): Promise<CallData<'user.update'>>
  /** Validates the fields of a profile. */
  profileFaults(scope: Scope, body: CallBody<'user.update'>): Promise<InvalidField[]>
  confirmEmail(asked: { readonly scope: Scope; readonly caller: Caller }, body: CallBody<'user.confirmEmail'>): Promise<null>
  changePassword(member: Member, body: CallBody<'user.changePassword'>): Promise<null>
  /** Deletes the account immediately. */
  delete(member: Member, body: CallBody<'user.delete'>): Promise<CallData<'user.delete'>>
  sessions(caller: MemberCaller): Promise<CallData<'session.list'>>
  endSession(caller: MemberCaller, id: number | undefined): Promise<null>
  startCodes(member: Member, body: CallBody<'totp.start'>): Promise<CallData<'totp.start'>>
  /** Returns the pending two-factor set-up after a recent reauthentication. */
  codesInSetup(member: Member): Promise<CallData<'totp.start'> | null>
  enableCodes(member: Member, body: CallBody<'totp.enable'>): Promise<CallData<'totp.enable'>>
  disableCodes(member: Member, body: CallBody<'totp.disable'>): Promise<null>
}

/** Creates the account service. */
export function createAccounts(parts: AccountModules): Accounts {
  return {
    register: (scope, body) => register(parts, scope, body),
    registrationFaults: (scope, body) => registrationFaults(parts, scope, body),
    confirmRegistration: (scope, body, client) => confirmRegistration(parts, scope, body, client),
    login: (scope, body, client) => login(parts, scope, body, client),
    logout: (scope, client) => logout(parts, scope, client),
    askPasswordReset: (scope, body) => requestPasswordReset(parts, scope, body),
    isRegistrationOpen: (scope, token) => isRegistrationLinkValid(parts, scope, token),
    isEmailChangeOpen: (scope, token) => isEmailLinkValid(parts, scope, token),
    isResetOpen: (scope, token) => isResetLinkValid(parts, scope, token),
    resetPassword: (scope, body) => resetPassword(parts, scope, body),
    update: (member, body) => updateProfile(parts, member, body),
    profileFaults: (scope, body) => profileFaults(parts, scope, body),
    confirmEmail: (asked, body) => confirmEmail(parts, asked, body),
    changePassword: (member, body) => changePassword(parts, member, body),
    delete: (member, body) => deleteAccount(parts, member, body),
    sessions: (caller) => listOwnSessions(parts, caller),
    endSession: (caller, id) => revokeSession(parts, caller, id),
    startCodes: (member, body) => startTotpSetup(parts, member, body),
    codesInSetup: (member) => pendingTotpSetup(parts, member),
    enableCodes: (member, body) => enableTotp(parts, member, body),
    disableCodes: (member, body) => disableTotp(parts, member, body),
  }
}
