import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeResource } from '#schemas/admin/resources/kinds/places.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, sendAs, type ResourceClient } from '#tests/support/resources/resource-client.ts'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Address {
  readonly id: number
  readonly name: string
  readonly type: readonly { readonly value: string }[]
  readonly email: string | null
  readonly hours: string | null
}

let test: TestApp
let claire: TestMember
let places: ResourceClient

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
  places = resourceClient(test, claire, placeResource)
})
afterAll(() => test.close())

const form = () => newForm(placeResource)
const seen = async (): Promise<readonly Address[]> => {
  const answer = await test.app.inject({ url: '/api/company/address?nbItem=100', headers: { host: 'localhost' } })
  return answer.json<{ data: { addresses: Address[] } }>().data.addresses
}
const faultsOf = async (changes: Record<string, unknown>) => {
  const { status, data } = await refusalOf(places.create({ ...form(), ...changes }))
  return [status, ...((data as { errors?: { field: string; code: string }[] }).errors ?? []).map(({ field, code }) => `${field} ${code}`)]
}

it('shows visitors an address with its uses, its mail address and its place in the list', async () => {
  const first = await places.create({ ...form(), name: 'Premier', position: 0, email: 'caveau@exemple.fr', phone: '04 67 95 00 12' })
  const last = await places.create({ ...form(), name: 'Dernier', position: 9999, isHeadOffice: true })
  expect(first.form['phone']).toBe('+33467950012')
  const shown = (await seen()).filter(({ id }) => id === first.id || id === last.id)
  expect(shown).toMatchObject([
    { id: first.id, email: 'caveau@exemple.fr', type: [{ value: 'CLICK_AND_COLLECT' }, { value: 'SALLE_DE_VISITE' }] },
    { id: last.id, type: [{ value: 'HEAD_OFFICE' }, { value: 'CLICK_AND_COLLECT' }, { value: 'SALLE_DE_VISITE' }] },
  ])
  const types = (await sendAs(test, claire, { method: 'GET', path: '/address/type' })) as { value: string; label: string }[]
  expect(types).toContainEqual(expect.objectContaining({ value: 'SALLE_DE_VISITE', label: 'Salle de visite' }))
})

it('lets two addresses have the same name', async () => {
  const [one, other] = [await places.create(form()), await places.create(form())]
  expect(other.form['name']).toBe(one.form['name'])
})

it.each([
  [{ latitude: 43.5, longitude: null }, ['longitude REQUIRED']],
  [{ latitude: null, longitude: 3.1 }, ['latitude REQUIRED']],
  [{ latitude: 143.5, longitude: 3.1 }, ['latitude MAX']],
  [{ phone: 'demain' }, ['phone PHONE']],
  [{ email: 'caveau@' }, ['email EMAIL']],
  [{ name: '' }, ['name REQUIRED']],
  [{ otherUses: 'Salle, salle' }, ['otherUses FORMAT']],
])('refuses an address with %j beside its field', async (changes, faults) => {
  expect(await faultsOf(changes)).toEqual([422, ...faults])
})

it('has the hours of the site where « Horaires » says so, also after the trash', async () => {
  const { id, version } = await places.create({ ...form(), hours: 'Sur rendez-vous' })
  const hoursOf = async () => (await seen()).find((each) => each.id === id)?.hours
  expect(await hoursOf()).toBe('Sur rendez-vous')
  const { item } = (await sendAs(test, claire, { method: 'GET', path: '/hours' })) as {
    item: { version: number; form: { days: { day: string; ranges: object[] }[] } }
  }
  const days = item.form.days.map((each) => (each.day === 'MONDAY' ? { ...each, ranges: [{ open: '09:00', close: '12:00' }] } : each))
  await sendAs(test, claire, { method: 'PUT', path: '/hours', version: item.version, body: { ...item.form, days, addresses: [id] } })
  const followed = await hoursOf()
  expect(followed).toContain('lundi')
  const gone = await places.remove({ ...(await places.read(id)), version })
  expect(await hoursOf()).toBeUndefined()
  await places.restore(gone)
  expect(await hoursOf()).toBe(followed)
})
