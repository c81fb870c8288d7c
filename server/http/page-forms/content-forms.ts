import type { Fields } from './form-fields.ts'
import { definePageForm } from './page-form.ts'

/** A number as the call wants it; what is none stays as it was typed, and is refused by the call. */
const numberOf = (text: string | null): number | string | null => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : text)

/** Every field that the page did not put there itself; a name that came several times is a list. */
const everyField = ({ entries }: Fields) =>
  Object.fromEntries([...entries].flatMap(([name, all]) => (name.startsWith('_') ? [] : [[name, all.length === 1 ? all[0] : all]])))

const robotFields = (fields: Fields) => ({ _hp: fields.text('_hp'), _t: fields.text('_t') })

const personIn = (fields: Fields) => ({
  firstname: fields.text('firstname'),
  lastname: fields.text('lastname'),
  email: fields.text('email'),
  phone: fields.text('phone'),
  message: fields.text('message'),
})

/** The forms with which people write to a company, answer its questions, take places at its events and give them back. */
export const contentForms = {
  'message.send': definePageForm({
    call: 'message.send',
    blocks: ['contact-form'],
    read: (fields) => ({ body: { ...personIn(fields), subject: fields.text('subject'), ...robotFields(fields) } }),
    done: (answer) => ({ told: answer }),
  }),
  'form.submit': definePageForm({
    call: 'form.submit',
    blocks: ['form'],
    // Which fields it has, its own definition says: the call drops the others.
    read: (fields) => ({
      params: { id: fields.text('_of') },
      body: { ...everyField(fields), ...robotFields(fields) },
    }),
    done: (answer) => (answer.redirect === null ? { told: answer } : { to: answer.redirect }),
  }),
  'element.register': definePageForm({
    call: 'element.register',
    blocks: ['event'],
    read: (fields, { params }) => ({
      params: { route: 'event', id: params['event'] },
      body: { ...personIn(fields), seats: numberOf(fields.text('seats')), ...robotFields(fields) },
    }),
  }),
  'element.remind': definePageForm({
    call: 'element.remind',
    blocks: ['event'],
    read: (fields, { params }) => ({
      params: { route: 'event', id: params['event'] },
      body: { email: fields.text('email'), ...robotFields(fields) },
    }),
  }),
  'element.cancelRegistration': definePageForm({
    call: 'element.cancelRegistration',
    blocks: ['event-cancellation'],
    read: (_fields, { params }) => ({ params: { route: 'event' }, body: { token: String(params['token'] ?? '') } }),
  }),
}
