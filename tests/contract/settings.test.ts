import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { isSpoken, settingTypes, type SettingType } from '#schemas/admin/settings/setting-groups.ts'
import { parameterTypes } from '#schemas/api/sites/parameter.ts'
import { confSettings, isConfSetting } from '#schemas/admin/settings/conf-settings.ts'
import { findSetting, isSettingValue, type SettingDefinition } from '#domain/settings/find-setting.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, sendAs } from '#tests/support/resources/resource-client.ts'
import { isFull, isInTurn, seed, takeTurn } from '#tests/support/sampling.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Read = AdminCallData['setting.read']
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

const read = async (who = claire) => (await sendAs(test, who, { method: 'GET', path: '/setting' })) as Read
const save = async (item: Item, changes: Record<string, unknown>, who = claire) =>
  (await sendAs(test, who, { method: 'PUT', path: '/setting', version: item.version, body: { ...item.form, ...changes } })) as Item
const answerOf = async (url: string) => (await test.app.inject({ url, headers: { host: 'localhost' } })).json<{ data: unknown }>().data

/** The value as visitors have it; that of a private setting as the server reads it. */
async function seen(type: SettingType, { isPrivate }: SettingDefinition): Promise<unknown> {
  if (isConfSetting(type)) {
    const { slug, name } = confSettings[type]
    return ((await answerOf(`/api/component/conf/${slug}`)) as { config: Record<string, unknown> }).config[name]
  }
  if (isPrivate) {
    const site = test.app.features.directory.find(37)
    if (!site) throw new Error('no site')
    return test.app.features.parameters.value({ site, locale: 'fr_FR' }, type)
  }
  const [found] = (await answerOf(`/api/parameter?type=${type}`)) as { value: unknown }[]
  return found?.value
}

const definitionOf = (type: SettingType): SettingDefinition => {
  const found = findSetting(type)
  if (!found) throw new Error(`no setting ${type}`)
  return found
}

const samples: Readonly<Record<string, string>> = {
  ...{ color: '#123456', phone: '+33199001234', email: 'cave@exemple.fr', securityContact: 'https://exemple.fr/faille' },
  ...{ telegramName: 'domaine_test', checks: 'BROKEN_LINK' },
}

const numberIn = ([least, most]: readonly [number, number] = [0, Infinity]): number => Math.min(least + 12, most)

/** A value that a setting takes, other than its default. */
function sampleOf({ kind, options, format, range, default: usual }: SettingDefinition): string | number | boolean {
  if (kind === 'BOOLEAN') return usual !== true
  if (kind === 'NUMBER') return numberIn(range)
  if (kind === 'LINK') return 'https://exemple.fr/page'
  return options?.find((each) => each !== usual) ?? samples[format ?? ''] ?? 'Une valeur'
}

/** Values of every wrong kind for a setting. */
function wrongFor(definition: SettingDefinition): readonly unknown[] {
  const { kind, range } = definition
  const texts = [
    'x',
    '',
    'javascript:alert(1)',
    '#12',
    'nom@',
    '+33',
    'A'.repeat(10_001),
    `https://exemple.fr/${'a'.repeat(10_000)}`,
    '\u200b',
  ]
  const others = [true, 12, -1, { fr_FR: 12 }, [], ...(range ? [range[0] - 1, range[1] + 1] : []), ...texts]
  const wrong = others.filter((value) => !isSettingValue(definition, value))
  return kind === 'NUMBER' ? wrong.filter((value) => typeof value !== 'object') : wrong
}

let item: Item
beforeEach(async () => {
  ;({ item } = await read())
})

it('has a field for every setting that no other screen owns', () => {
  const elsewhere = ['CLICK_AND_COLLECT_HOURS', 'ACCENT_COLOR', 'PRIMARY_COLOR', 'SCRIPT_TO_LOAD']
  const texts = ['SALE_TERMS', 'USE_TERMS', 'LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY']
  expect([...settingTypes.filter((type) => !isConfSetting(type)), ...elsewhere, ...texts].toSorted()).toEqual(
    [...parameterTypes].toSorted(),
  )
})

describe.each(settingTypes)('the setting %s', (type) => {
  if (isInTurn(settingTypes.indexOf(type)))
    it('is set by the call, seen by visitors and set back to its default', async () => {
      const definition = definitionOf(type)
      const sample = sampleOf(definition)
      const saved = await save(item, { [type]: isSpoken(type) ? { fr_FR: sample } : sample })
      expect(await seen(type, definition)).toBe(sample)
      const back = await save(saved, { [type]: isSpoken(type) ? {} : null })
      expect([back.form[type], await seen(type, definition)]).toEqual([isSpoken(type) ? {} : null, definition.default])
    })

  it('refuses each value of a wrong kind, beside its field', async () => {
    const wrong = wrongFor(definitionOf(type))
    expect(wrong.length).toBeGreaterThan(4)
    for (const value of takeTurn(wrong, 3, { seed: seed + settingTypes.indexOf(type), isFull })) {
      const { status, data } = await refusalOf(save(item, { [type]: isSpoken(type) ? { fr_FR: value } : value }))
      const fields = (data as { errors?: { field: string }[] }).errors?.map(({ field }) => field.split('.')[0]) ?? []
      expect([JSON.stringify(value).slice(0, 40), status, ...new Set(fields)]).toEqual([JSON.stringify(value).slice(0, 40), 422, type])
    }
  })
})

it('loses no change of two administrators in one moment: one is saved, the other refused', async () => {
  const attempts = await Promise.allSettled([save(item, { MENU_ICON_SIZE: 20 }), save(item, { STOCK_LIMIT_DISPLAY: 9 }, paul)])
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = attempts[0].status === 'rejected' ? { MENU_ICON_SIZE: 20 } : { STOCK_LIMIT_DISPLAY: 9 }
  await save((await read()).item, refused)
  expect((await read()).item.form).toMatchObject({ MENU_ICON_SIZE: 20, STOCK_LIMIT_DISPLAY: 9 })
})

it('refuses a form that was read before a program wrote a setting', async () => {
  await save(item, { MENU_ICON_SIZE: 21 })
  const { item: held } = await read()
  await test.app.features.parameters.set(37, 'MENU_ICON_SIZE', 22)
  expect((await refusalOf(save(held, { REPEAT_ANIMATION: true }))).data.code).toBe('STALE_VERSION')
})

it('takes one change back by an undo, and names it in the history', async () => {
  const saved = await save(item, { SHIPPING_MESSAGE: { fr_FR: 'Le mardi.', en_GB: 'On Tuesdays.' } })
  expect(saved.form.SHIPPING_MESSAGE).toEqual({ fr_FR: 'Le mardi.', en_GB: 'On Tuesdays.' })
  const { changes } = (await sendAs(test, claire, { method: 'GET', path: '/setting/history' })) as AdminCallData['setting.history']
  expect(changes[0]).toMatchObject({ act: 'update', byId: claire.userId, isAlone: true })
  await sendAs(test, claire, { method: 'POST', path: '/undo', body: { batch: changes[0]?.batch } })
  expect((await read()).item.form.SHIPPING_MESSAGE).toEqual(item.form.SHIPPING_MESSAGE)
})

it('opens and closes the shop, and says what it has', async () => {
  const { shop } = await read()
  expect(Object.keys(shop)).toEqual(['products', 'pages', 'orders'])
  const closed = await save(item, { SHOP_OPEN: !item.form.SHOP_OPEN })
  expect(await answerOf('/api/site/info')).toMatchObject({ isECommerce: !item.form.SHOP_OPEN })
  await save(closed, { SHOP_OPEN: item.form.SHOP_OPEN })
  expect(await answerOf('/api/site/info')).toMatchObject({ isECommerce: item.form.SHOP_OPEN })
})

it('names the site and closes it for works, and takes both back by an undo', async () => {
  const saved = await save(item, { SITE_NAME: 'Cave des Tests', SITE_OPEN: false })
  expect(await answerOf('/api/site/info')).toMatchObject({ name: 'Cave des Tests', isBuilding: true })
  expect((await refusalOf(save(saved, { SITE_NAME: ' ' }))).status).toBe(422)
  const { changes } = (await sendAs(test, claire, { method: 'GET', path: '/setting/history' })) as AdminCallData['setting.history']
  await sendAs(test, claire, { method: 'POST', path: '/undo', body: { batch: changes[0]?.batch } })
  expect(await answerOf('/api/site/info')).toMatchObject({ name: item.form.SITE_NAME, isBuilding: !item.form.SITE_OPEN })
})

it('lets those alone read and change settings whose profile has the rights', async () => {
  const author = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query(`update users set admin_profile = 'AUTHOR' where id = $1`, [author.userId])
  for (const work of [() => read(author), () => save(item, {}, author)]) expect((await refusalOf(work())).status).toBe(403)
})
