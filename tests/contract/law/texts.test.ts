import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Read = AdminCallData['law.read']
type Texts = Read['item']['form']['texts'][string]

let test: TestApp
let claire: TestMember
let paul: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
  paul = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const read = async () => (await sendAs(test, claire, { method: 'GET', path: '/law' })) as Read
const save = ({ form, version }: Read['item'], texts: Partial<Texts>, who = claire) => {
  const french = { ...form.texts['fr_FR'], ...texts }
  return sendAs(test, who, { method: 'PUT', path: '/law', version, body: { texts: { ...form.texts, fr_FR: french } } }) as Promise<
    Read['item']
  >
}
const shown = async (type: string) => {
  const answer = await test.app.inject({ url: `/api/parameter?type=${type}`, headers: { host: 'localhost' } })
  return answer.json<{ data: { value: string | null }[] }>().data[0]?.value
}
const history = async () => (await sendAs(test, claire, { method: 'GET', path: '/law/history' })) as AdminCallData['law.history']

describe('the legal texts of a site', () => {
  it('are read with the values of their placeholders, and in force once they are saved', async () => {
    const { item, values } = await read()
    expect(item.form.texts['fr_FR']?.saleTerms).toContain('{{COMPANY_NAME}}')
    expect(values).toContainEqual({ name: 'COMPANY_NAME', label: 'Nom de l’entreprise', value: 'Greffe & Plume' })
    const saved = await save(item, { legalNotice: '<p>Éditeur : {{COMPANY_NAME}}.</p>' })
    expect(saved.form.texts['fr_FR']?.legalNotice).toBe('<p>Éditeur : {{COMPANY_NAME}}.</p>')
    expect(await shown('LEGAL_NOTICE')).toBe('<p>Éditeur : Greffe &amp; Plume.</p>')
  })

  it('keep earlier versions with their dates, and come back by one undo', async () => {
    const before = await shown('SALE_TERMS')
    const { item } = await read()
    await save(item, { saleTerms: '<p>Sous trois jours.</p>' })
    expect(await shown('SALE_TERMS')).toBe('<p>Sous trois jours.</p>')
    const { changes } = await history()
    expect(changes[0]).toMatchObject({ act: 'update', changed: ['texts.fr_FR.saleTerms'], isAlone: true })
    const at = (version: number) =>
      sendAs(test, claire, { method: 'GET', path: `/law/history/${version}` }) as Promise<AdminCallData['law.at']>
    expect((await at(changes[0]?.version ?? 0)).form.texts['fr_FR']?.saleTerms).toBe('<p>Sous trois jours.</p>')
    await sendAs(test, claire, { method: 'POST', path: '/undo', body: { batch: changes[0]?.batch } })
    expect(await shown('SALE_TERMS')).toBe(before)
  })

  it('refuse a script in a text beside its field, and an earlier version', async () => {
    const { item } = await read()
    const refused = await refusalOf(save(item, { useTerms: '<p onclick="x()">Oui</p><script>x()</script>' }))
    expect(refused).toMatchObject({ status: 422, data: { errors: [{ field: 'texts.fr_FR.useTerms', code: 'UNSAFE_HTML' }] } })
    await save(item, { useTerms: '<p>Usage.</p>' }, paul)
    expect((await refusalOf(save(item, { useTerms: '<p>Autre.</p>' }))).data.code).toBe('STALE_VERSION')
    expect(await shown('USE_TERMS')).toBe('<p>Usage.</p>')
  })
})
