import type { Fields } from './fields.ts'
import { definePageForm } from './page-form.ts'

const numberOf = (text: string | null): number | string | null => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : text)

const robotFields = (fields: Fields) => ({ _hp: fields.text('_hp'), _t: fields.text('_t') })

/** The forms with which people write to a company, take places at events and give them back. */
export const contentForms = {
  'message.send': definePageForm({
    call: 'message.send',
    blocks: ['contact-form'],
    read: (fields) => ({
      body: {
        firstname: fields.text('firstname'),
        lastname: fields.text('lastname'),
        email: fields.text('email'),
        phone: fields.text('phone'),
        subject: fields.text('subject'),
        message: fields.text('message'),
        ...robotFields(fields),
      },
    }),
    done: (answer) => ({ shown: answer }),
  }),
  'element.register': definePageForm({
    call: 'element.register',
    blocks: ['event'],
    read: (fields, { params }) => ({
      params: { route: 'event', id: params['event'] },
      body: {
        firstname: fields.text('firstname'),
        lastname: fields.text('lastname'),
        email: fields.text('email'),
        phone: fields.text('phone'),
        seats: numberOf(fields.text('seats')),
        message: fields.text('message'),
        ...robotFields(fields),
      },
    }),
    done: (answer) => ({ shown: answer }),
  }),
  'element.cancelRegistration': definePageForm({
    call: 'element.cancelRegistration',
    blocks: ['event-cancellation'],
    read: (_fields, { params }) => ({ params: { route: 'event' }, body: { token: params['token'] } }),
    done: () => ({ to: null }),
  }),
}
