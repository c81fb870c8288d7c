import { definePageForm } from './page-form.ts'

/** The forms with which people use their rights about their data. */
export const privacyForms = {
  'user.export': definePageForm({
    call: 'user.export',
    blocks: ['data-export'],
    read: (fields) => ({ body: { password: fields.text('password') } }),
    done: ({ filename, chunks }) => ({ file: { name: filename, type: 'application/zip', chunks } }),
  }),
  'privacy.request': definePageForm({
    call: 'privacy.request',
    isOfAccount: true,
    blocks: ['privacy-request'],
    read: (fields) => ({
      body: {
        type: fields.text('type'),
        email: fields.text('email'),
        firstname: fields.text('firstname'),
        lastname: fields.text('lastname'),
        message: fields.text('message'),
      },
    }),
    done: (answer) => ({ told: answer }),
  }),
}
