import type { AdminDesk } from '#tests/support/shop/admin-desk.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { blob, pdf } from '#tests/support/blocks/form-stage.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { addCarrier, shopId } from '#tests/support/shop/shop.ts'
import { mailedLink, makeCall, newCaller, registrationOf, type CallAnswer } from './account-calls.ts'
import { testPassword } from './members.ts'

/** A person with an account and every kind of data on each of the two sites. */
export interface BusyPerson {
  readonly email: string
  /** Their sites by host, with a session on each. */
  readonly sites: readonly { readonly siteId: number; readonly host: string; readonly token: string; readonly userId: number }[]
}

/** Words that identify this person: every row about them contains one. */
export const busyWords = ['zephyrine', 'quetzal', 'xanthippe', '639980199']

const email = 'zephyrine.quetzal@example.org'
const names = { firstname: 'Xanthippe', lastname: 'Quetzal' }
const phone = '06 39 98 01 99'
const secret = 'Écrit par Zéphyrine Quetzal'
const home = { ...names, address: '5, rue des Lilas', addressPart2: 'Porte Quetzal', postalCode: '75011', city: 'Paris', country: 1 }

function sound(answer: CallAnswer): CallAnswer {
  if (answer.status >= 300) throw new Error(`refused with ${answer.status}: ${JSON.stringify(answer.data)}`)
  return answer
}

async function register({ test }: AdminDesk, siteId: number, host: string) {
  const profile = { ...names, phone, birthdate: '1987-04-02', newsletter: true }
  sound(await makeCall(test, 'user.register', registrationOf(email, profile), { host }))
  const { token: link } = await mailedLink(test, email, 'REGISTRATION_CONFIRM')
  const opened = sound(await makeCall(test, 'user.confirmRegistration', { token: link, password: testPassword }, { host }))
  const { id: userId } = await test.database.db
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { siteId, host, token: String(opened.data?.['token']), userId }
}

/** Sends the quotation form with a file. */
async function sendForm({ test }: AdminDesk): Promise<void> {
  const { payload, type } = await multipartOf([
    ...([
      ['statut', 'EURL'],
      ['capital', '1 000,50'],
      ['email', email],
      ['accord', 'on'],
    ] as const),
    ['statuts', blob(pdf), 'statuts-quetzal.pdf'],
  ])
  const headers = { host: 'localhost', 'content-type': type }
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: '/api/forms/devis/submit',
    payload,
    headers,
    remoteAddress: newCaller(),
  })
  if (statusCode !== 201) throw new Error(body)
}

async function takePlaces({ test }: AdminDesk, payload: object): Promise<void> {
  const url = `/api/element/event/${await addEvent(test.database, { capacity: null })}/register`
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'localhost' },
    remoteAddress: newCaller(),
  })
  if (statusCode !== 201) throw new Error(body)
}

/** Orders a delivered gift for a company, ships it and withdraws from a part. */
async function buy(desk: AdminDesk, token: string): Promise<void> {
  const { test, wines } = desk
  const user = { ...names, email, phone, birthdate: '1987-04-02' }
  const wish = {
    ...{
      user,
      address: { billing: home, delivery: home },
      message: secret,
      gift: { from: 'Tante Quetzal', message: 'Un cadeau pour Quetzal' },
    },
    company: { name: 'Xanthippe SARL', siret: '732 829 320 00074', vatNumber: 'FR44732829320', reference: 'quetzal-12' },
  }
  const order = await desk.place(wish, token)
  await desk.happen(order.id, 'PAY')
  for (const body of [{ event: 'PREPARE' }, { event: 'SHIP', trackingNumbers: ['XANTHIPPE1'], parcels: 1 }, { event: 'DELIVER' }]) {
    const { code, data } = await desk.say(order, body)
    if (code !== 'DONE') throw new Error(JSON.stringify(data))
  }
  await makeCall(test, 'order.askLink', { email, reference: order.reference }, { host: 'cave.localhost' })
  const idCarrier = await addCarrier(test.database.db, { code: 'MR24', deliveryType: 'PICKUP' })
  const delivery = { type: 'PICKUP' as const, idCarrier, serviceCode: 'MR24', accessPointId: 'FR-000021' }
  const second = await desk.place({ ...wish, company: null, delivery, deliveryPostalCode: '34600' }, token)
  await desk.happen(second.id, 'PAY')
  const given = {
    name: 'Xanthippe Quetzal',
    email,
    reference: second.reference,
    token: second.token,
    message: secret,
    products: [{ id: wines[0], quantity: 1 }],
  }
  await desk.withdrawAtOnce(given, token)
}

/** Creates every kind of personal data on the two sites through the calls. */
export async function doEverything(desk: AdminDesk): Promise<BusyPerson> {
  const { test } = desk
  const [own, shop] = [await register(desk, 37, 'localhost'), await register(desk, shopId, 'cave.localhost')]
  const asking = { email, ...names, phone, message: secret }
  sound(await makeCall(test, 'message.send', { ...asking, subject: 'Au sujet de Quetzal' }, own))
  await sendForm(desk)
  await takePlaces(desk, { ...asking, seats: 2 })
  await buy(desk, shop.token)
  sound(await makeCall(test, 'newsletter.subscribe', { email, lists: [2], consent: true }))
  sound(await makeCall(test, 'privacy.request', { type: 'ACCESS', email, ...names, message: secret }, own))
  await makeCall(test, 'user.login', { email, password: 'ce n’est pas celui-là' })
  sound(await makeCall(test, 'consent.record', { choices: { matomo: true }, version: '2026-11-20' }, own))
  sound(await makeCall(test, 'user.update', { email: 'quetzal.nouvelle@example.org' }, own))
  await test.database.db.transaction().execute((trx) =>
    test.app.features.audit.record(trx, {
      siteId: 37,
      actorId: own.userId,
      action: 'parameter.save',
      target: 'parameter:quetzal',
      diff: {},
    }),
  )
  await test.database.db.insertInto('member_notes').values({ site_id: 37, user_id: own.userId, note: 'Quetzal vient le samedi' }).execute()
  return { email, sites: [own, shop] }
}
