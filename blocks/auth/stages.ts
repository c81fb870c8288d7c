import type { BlockPreview } from '#schemas/runtime/block-preview.ts'
import { failedForm, refusedForm } from '#engine/preview-forms.ts'

const account = { email: 'camille.roy@example.org', firstname: 'Camille', lastname: 'Roy' }

/** Signing in and registering: as the page is opened, with a wrong password, with a code that is asked for, and refused. */
export const stages: readonly BlockPreview[] = [
  { state: 'as it is opened', examples: ['plain'] },
  {
    ...{ state: 'a wrong password', examples: ['plain'], isFailure: true },
    form: { ...failedForm('user.login', 'BAD_CREDENTIALS'), values: { email: account.email } },
  },
  {
    ...{ state: 'a code', examples: ['plain'], isFailure: true },
    form: { ...failedForm('user.login', 'TOTP_REQUIRED'), values: { email: account.email } },
  },
  {
    ...{ state: 'refused', examples: ['plain'], isFailure: true },
    form: refusedForm('user.register', { password: 'PASSWORD_WEAK', useTermsAccepted: 'USE_TERMS_REQUIRED' }, account),
  },
]
