import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { addDays } from '#domain/dates/dates.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Read = AdminCallData['hours.read']
type Item = Read['item']

let test: TestApp
let claire: TestMember
let paul: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
  paul = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const read = async (who = claire) => (await sendAs(test, who, { method: 'GET', path: '/hours' })) as Read
const save = async (item: Item, form: Item['form'], who = claire) =>
  (await sendAs(test, who, { method: 'PUT', path: '/hours', version: item.version, body: form })) as Item

const answerOf = async (url: string) => (await test.app.inject({ url, headers: { host: 'localhost' } })).json<{ data: unknown }>().data
const conf = async () =>
  (await answerOf('/api/component/conf/OPENING_HOURS')) as {
    config: Pick<Item['form'], 'days' | 'exceptions'> & { note: string | null; closures?: object[] }
  }

const onThursday = ({ days }: Item['form'], ranges: Item['form']['days'][number]['ranges']) =>
  days.map((each) => (each.day === 'THURSDAY' ? { ...each, ranges } : each))

const windows = [
  { id: 1, idAddress: 1, day: 4, from: '15:00', to: '18:00', capacity: 8 },
  { id: 2, idAddress: 1, day: 5, from: '15:00', to: '18:00', capacity: 8 },
]
const setting = async () => {
  const [parameter] = (await answerOf('/api/parameter?type=CLICK_AND_COLLECT_HOURS')) as { value: string }[]
  return JSON.parse(parameter?.value ?? 'null') as { schedules: typeof windows; closed?: object[] }
}

it('changes configuration and collection by one day, and takes it back by one undo', async () => {
  await test.app.features.parameters.set(37, 'CLICK_AND_COLLECT_HOURS', JSON.stringify({ leadHours: 0, schedules: windows }))
  const { item, slots } = await read()
  const open = [{ open: '09:00', close: '18:00' }]
  const days = item.form.days.map((each) => ({ ...each, ranges: each.day === 'SUNDAY' ? [] : open }))
  await save(item, { ...item.form, days })
  expect([slots, (await conf()).config.days]).toEqual([2, days])
  const { item: before } = await read()
  const ranges = [
    { open: '09:00', close: '12:00' },
    { open: '14:00', close: '17:00' },
  ]
  await save(before, { ...before.form, days: onThursday(before.form, ranges) })
  expect((await conf()).config.days[3]).toEqual({ day: 'THURSDAY', ranges })
  expect((await setting()).schedules).toEqual([{ ...windows[0], to: '17:00' }, windows[1]])
  const { changes } = (await sendAs(test, claire, { method: 'GET', path: '/hours/history' })) as AdminCallData['hours.history']
  expect(changes[0]).toMatchObject({ act: 'update', changed: ['days'], isAlone: true })
  await sendAs(test, claire, { method: 'POST', path: '/undo', body: { batch: changes[0]?.batch } })
  expect([(await conf()).config.days, (await setting()).schedules]).toEqual([before.form.days, windows])
})

it('closes the chosen parts by a closure, and shows its sentence a week before', async () => {
  const { item, today } = await read()
  const closure = {
    from: addDays(today, 3),
    to: addDays(today, 9),
    closes: ['PLACE' as const, 'COLLECT' as const],
    sentences: { fr_FR: 'Fermé.' },
  }
  const special = { date: addDays(today, 20), ranges: [], labels: { fr_FR: 'Inventaire' } }
  const saved = await save(item, { ...item.form, closures: [closure], exceptions: [special], notes: { fr_FR: 'Sur rendez-vous.' } })
  const { config } = await conf()
  expect(config.note).toBe('Fermé. Sur rendez-vous.')
  expect(config.closures).toEqual([{ from: closure.from, to: closure.to, label: 'Congés' }])
  expect(config.exceptions).toEqual([{ date: special.date, label: 'Inventaire', ranges: [] }])
  expect((await setting()).closed).toEqual([{ from: closure.from, to: closure.to }])
  await save(saved, { ...saved.form, closures: [{ ...closure, closes: ['DISPATCH'] }] })
  expect(await answerOf('/api/parameter?type=SHIPPING_MESSAGE')).toMatchObject([{ value: 'Fermé.' }])
  expect((await conf()).config).toMatchObject({ note: 'Sur rendez-vous.', exceptions: [{ date: special.date }] })
})

it('refuses a change of an earlier version, and a change that names no version', async () => {
  const { item } = await read()
  await save(item, { ...item.form, notes: { fr_FR: 'Entrée par la cour.' } }, paul)
  expect((await refusalOf(save(item, item.form))).data.code).toBe('STALE_VERSION')
  const unnamed = sendAs(test, claire, { method: 'PUT', path: '/hours', body: item.form })
  expect((await refusalOf(unnamed)).data).toMatchObject({ code: 'STALE_VERSION', reason: 'NOT_NAMED' })
})

it('refuses hours that overlap or run backwards, and closures that end before they begin', async () => {
  const { item } = await read()
  const overlapping = [
    { open: '09:00', close: '13:00' },
    { open: '12:00', close: '18:00' },
  ]
  const closure = { from: '2027-02-02', to: '2027-02-01', closes: ['PLACE' as const], sentences: {} }
  const backwards = [
    { open: '18:00', close: '02:00' },
    { open: '20:00', close: '23:00' },
  ]
  const day = { date: '2027-01-04', ranges: [], labels: {} }
  const faults = [
    [{ days: onThursday(item.form, overlapping) }, 'Deux plages de ce jour se chevauchent.'],
    [{ days: onThursday(item.form, [{ open: '12:00', close: '09:00' }]) }, 'Ces heures finissent avant de commencer'],
    [{ days: onThursday(item.form, backwards) }, 'Ces heures finissent avant de commencer'],
    [{ closures: [closure] }, 'La fin est avant le début.'],
    [{ closures: [{ ...closure, to: '2028-02-03' }] }, 'Des congés durent 366\u00a0jours au plus.'],
    [{ exceptions: [day, day] }, 'Le même jour est réglé deux fois.'],
  ] as const
  for (const [fault, said] of faults) {
    const { status, data } = await refusalOf(save(item, { ...item.form, ...fault } as Item['form']))
    const { errors } = data as unknown as { errors: { message: string }[] }
    expect([status, errors.length, errors[0]?.message.startsWith(said)]).toEqual([422, 1, true])
  }
  expect((await refusalOf(save(item, { ...item.form, days: item.form.days.slice(1) }))).status).toBe(422)
})

it('takes hours past midnight, the closure of a season, and a day of its own within it', async () => {
  const { item, today } = await read()
  const night = [{ open: '18:00', close: '02:00' }]
  const season = { from: today, to: addDays(today, 365), closes: ['PLACE' as const], sentences: {} }
  const eve = { date: addDays(today, 24), ranges: [{ open: '09:00', close: '12:00' }], labels: { fr_FR: 'Veille de fête' } }
  const days = onThursday(item.form, night)
  await save(item, { ...item.form, days, closures: [season], exceptions: [eve] })
  const { config } = await conf()
  expect(config.days[3]).toEqual({ day: 'THURSDAY', ranges: night })
  expect(config.closures).toEqual([{ from: season.from, to: season.to, label: 'Congés' }])
  expect(config.exceptions).toEqual([{ date: eve.date, ranges: eve.ranges, label: 'Veille de fête' }])
})

it('lets those alone see and change them whose profile has the rights of the settings', async () => {
  const author = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query(`update users set admin_profile = 'AUTHOR' where id = $1`, [author.userId])
  const { item } = await read()
  for (const work of [() => read(author), () => save(item, item.form, author)]) expect((await refusalOf(work())).status).toBe(403)
})
