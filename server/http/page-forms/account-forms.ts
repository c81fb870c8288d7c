import { landingPath } from '#domain/urls/landing-path.ts'
import { systemPages } from '#domain/urls/system-pages.ts'
import { audienceOf, visitor } from '#server/platform/scope/caller.ts'
import { definePageForm } from './page-form.ts'

/** The forms of the pages for signing in, registering and forgotten passwords. */
export const accountForms = {
  'user.login': definePageForm({
    call: 'user.login',
    blocks: ['auth'],
    leadsOn: true,
    read: (fields) => ({ body: { email: fields.text('email'), password: fields.text('password'), code: fields.text('code') } }),
    done: async ({ token }, { target }, { features, scope }) => {
      const caller = (await features.sessions.find(scope.site.id, token)) ?? visitor
      return { to: landingPath({ target, isAdmin: audienceOf(caller) === 'admins' }) ?? '/' }
    },
  }),
  'user.register': definePageForm({
    call: 'user.register',
    blocks: ['auth'],
    leadsOn: true,
    read: (fields, { target }) => ({
      body: {
        email: fields.text('email'),
        password: fields.text('password'),
        firstname: fields.text('firstname'),
        lastname: fields.text('lastname'),
        phone: fields.text('phone'),
        birthdate: fields.text('birthdate'),
        useTermsAccepted: fields.isTicked('useTermsAccepted'),
        newsletter: fields.isTicked('newsletter'),
        target,
        _hp: fields.text('_hp'),
      },
    }),
  }),
  'user.confirmRegistration': definePageForm({
    call: 'user.confirmRegistration',
    mayChangeCaller: true,
    blocks: ['registration-confirmation'],
    leadsOn: true,
    isLinkOpen: ({ accounts }, scope, token) => accounts.isRegistrationOpen(scope, token),
    read: (fields, { params }) => ({ body: { token: String(params['token'] ?? ''), password: fields.text('password') } }),
    done: ({ target }) => ({ doneAt: null, target }),
  }),
  'user.confirmEmail': definePageForm({
    call: 'user.confirmEmail',
    blocks: ['email-confirmation'],
    isLinkOpen: ({ accounts }, scope, token) => accounts.isEmailChangeOpen(scope, token),
    read: (_fields, { params }) => ({ body: { token: String(params['token'] ?? '') } }),
  }),
  'user.logout': definePageForm({
    call: 'user.logout',
    mayChangeCaller: true,
    blocks: ['account-menu', 'auth'],
    read: () => ({}),
    // The page for signing in says that it is done.
    done: () => ({ doneAt: systemPages.auth.path.fr }),
  }),
  'password.askReset': definePageForm({
    call: 'password.askReset',
    blocks: ['password-reset-ask'],
    read: (fields) => ({ body: { email: fields.text('email') } }),
  }),
  'password.reset': definePageForm({
    call: 'password.reset',
    mayChangeCaller: true,
    blocks: ['password-reset'],
    isLinkOpen: ({ accounts }, scope, token) => accounts.isResetOpen(scope, token),
    read: (fields, { params }) => ({ body: { token: String(params['token'] ?? ''), password: fields.text('password') } }),
  }),
}
