import { definePageForm } from './page-form.ts'

const numbersIn = (texts: readonly string[]) => texts.map(Number)

/** The forms about newsletters, for visitors and for members. */
export const newsletterForms = {
  'newsletter.subscribe': definePageForm({
    call: 'newsletter.subscribe',
    blocks: ['newsletter-form'],
    read: (fields) => ({
      body: {
        email: fields.text('email'),
        lists: numbersIn(fields.all('lists')),
        consent: fields.isTicked('consent'),
        _hp: fields.text('_hp'),
        _t: fields.text('_t'),
      },
    }),
  }),
  'newsletter.update': definePageForm({
    call: 'newsletter.update',
    blocks: ['newsletter-subscription'],
    read: (fields) => ({ body: { lists: numbersIn(fields.all('lists')) } }),
  }),
  'newsletter.confirm': definePageForm({
    call: 'newsletter.confirm',
    blocks: ['newsletter-confirmation'],
    isLinkOpen: ({ newsletter }, scope, token) => newsletter.isRequestOpen(scope, token),
    read: (_fields, { params }) => ({ body: { token: String(params['token'] ?? '') } }),
  }),
  'newsletter.unsubscribe': definePageForm({
    call: 'newsletter.unsubscribe',
    blocks: ['newsletter-unsubscription'],
    isLinkOpen: ({ newsletter }, scope, token) => newsletter.isLinkKnown(scope, token),
    read: (_fields, { params }) => ({ params: { token: String(params['token'] ?? '') } }),
  }),
}
