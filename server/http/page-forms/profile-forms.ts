import type { Fields } from './form-fields.ts'
import { definePageForm } from './page-form.ts'

const details = ['firstname', 'lastname', 'phone', 'birthdate'] as const

/** The personal details that a form sends; a field that it does not have stays as it is. */
function detailsIn(fields: Fields): Readonly<Record<string, string | null>> {
  return Object.fromEntries(details.filter((name) => fields.has(name)).map((name) => [name, fields.text(name)]))
}

/** The forms of the member area: details, password, devices, sign-in codes and the end of the account. */
export const profileForms = {
  'user.update': definePageForm({
    call: 'user.update',
    blocks: ['profile'],
    read: (fields) => ({ body: detailsIn(fields) }),
  }),
  'user.changeEmail': definePageForm({
    call: 'user.update',
    blocks: ['profile'],
    // An address that is missing is refused beside its field; to the call it would be one that stays.
    read: (fields) => ({ body: { email: fields.text('email') ?? '', password: fields.text('password') } }),
  }),
  'user.changePassword': definePageForm({
    call: 'user.changePassword',
    blocks: ['password-change'],
    read: (fields) => ({ body: { password: fields.text('password'), newPassword: fields.text('newPassword') } }),
  }),
  'session.end': definePageForm({
    call: 'session.end',
    blocks: ['session-list'],
    read: (fields) => {
      const id = fields.text('id')
      return id === null ? {} : { params: { id } }
    },
  }),
  'totp.start': definePageForm({
    call: 'totp.start',
    blocks: ['two-factor'],
    read: (fields) => ({ body: { password: fields.text('password'), code: fields.text('code') } }),
    done: (answer) => ({ shown: answer }),
  }),
  'totp.enable': definePageForm({
    call: 'totp.enable',
    blocks: ['two-factor'],
    shownAgain: ({ accounts }, member) => accounts.codesInSetup(member),
    read: (fields) => ({ body: { code: fields.text('code'), password: fields.text('password') } }),
    done: (answer) => ({ shown: answer }),
  }),
  'totp.disable': definePageForm({
    call: 'totp.disable',
    blocks: ['two-factor'],
    read: (fields) => ({ body: { code: fields.text('code'), password: fields.text('password') } }),
  }),
  'user.delete': definePageForm({
    call: 'user.delete',
    blocks: ['account-deletion'],
    leadsOn: true,
    // On a page the password is the second step: without it the account stays, however recent the last proof.
    read: (fields) => ({ body: { password: fields.text('password') ?? '' } }),
    done: (_answer, { target }) => ({ to: target ?? '/' }),
  }),
}
