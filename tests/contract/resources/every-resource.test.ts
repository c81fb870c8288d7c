import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { valuesAt } from '#schemas/admin/resources/form-paths.ts'
import { deriveCalls } from '#schemas/admin/resources/calls/derive-calls.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { FieldKind } from '#schemas/admin/resources/field-meta.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { callerKey } from '#server/platform/rate-limits/rate-limit-key.ts'
import { titleField } from '#server/platform/resources/words/words-of-item.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, sendAs, type RefusedCall, type ResourceClient } from '#tests/support/resources/resource-client.ts'
import { storedRows } from '#tests/support/resources/stored-rows.ts'
import { lookAt } from '#tests/support/resources/seen-by-visitors.ts'
import { storedResources } from '#tests/support/resources/stored-resources.ts'
import { changedForm, fieldsOf, newForm, withValue } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { withoutSight } from '#tests/support/resources/without-sight.ts'

/** Values that a field of a kind refuses. */
const hostile: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  html: ['<p onclick="x()">a</p><script>1</script>', '<a href="javascript:alert(1)">a</a>', '<img src="data:text/html,x">'],
  link: ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '///autre.example/x', 'vbscript:x'],
  line: ['data:image/png;base64,AAAA'],
  text: ['data:image/png;base64,AAAA'],
  slug: ['../admin', 'a b', '<b>'],
}

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
  // What the two sites have was numbered by hand.
  for (const { store } of storedResources({ database: test.database, features: test.app.features }))
    await rowsOf(`select setval(pg_get_serial_sequence('${store.table}', 'id'), 1000)`)
})
afterAll(() => test.close())

const rowsOf = async (text: string, values: readonly unknown[] = []) =>
  (await test.database.pool.query(text, [...values])).rows as unknown[]

describe.each(resources.map((resource) => ({ name: resource.name, resource })))('$name', ({ name, resource }) => {
  let client: ResourceClient
  beforeAll(() => {
    client = resourceClient(test, admin, resource)
  })
  const stored = () => client.create(newForm(resource))

  it('stores a form and answers it when it is read and listed', async () => {
    const form = newForm(resource)
    const item = await client.create(form)
    expect(item.form).toEqual(form)
    expect(withoutSight(await client.read(item.id))).toEqual(item)
    const { rows, total } = await client.list()
    expect(rows.find(({ id }) => id === item.id)).toMatchObject({ version: item.version, state: item.state })
    expect(rows).toHaveLength(total)
  })

  it('changes the version that was read, and refuses another one with both forms', async () => {
    const item = await stored()
    const { form, path } = changedForm(resource, item.form)
    const next = await client.update(item, form)
    expect((await client.read(item.id)).form).toEqual(form)
    const refused = await refusalOf(client.update(item, changedForm(resource, item.form, ' ter').form))
    expect(refused).toMatchObject({ status: 409, data: { code: 'STALE_VERSION', version: next.version, form, base: item.form } })
    expect(refused).toMatchObject({ data: { by: expect.any(String) as string, byId: admin.userId } })
    const { changes } = { changes: await client.history(item.id) }
    expect(changes.map(({ act, changed, isAlone }) => [act, changed, isAlone])).toEqual([
      ['update', [path], true],
      ['create', [], true],
    ])
    expect(await client.at(item.id, item.version)).toEqual(item.form)
    expect(await refusalOf(client.at(item.id, 9_999_999_999))).toMatchObject({ status: 404 })
  })

  it('shows visitors each saved or published form, and hides a removed one until it is restored', async () => {
    const show = (item: ResourceItem) => (resource.life === 'published' ? client.publish(item) : Promise.resolve(item))
    const first = changedForm(resource, newForm(resource), ' initial')
    const item = await show(await client.create(first.form))
    const look = await lookAt(test, admin, resource, item)
    expect(await look()).toContain(' initial')
    const second = changedForm(resource, item.form, ' changed')
    const changed = await show(await client.update(item, second.form))
    const shown = await look()
    expect(shown).toContain(' initial changed')
    const forms = (await client.history(item.id)).map(({ version }) => client.at(item.id, version))
    const [last, before] = resource.life === 'published' ? [0, 2] : [0, 1]
    expect([await forms[last], await forms[before]]).toEqual([second.form, first.form])
    const gone = await client.remove(changed, resource.usedAs && 1)
    expect(await look()).not.toContain(' initial')
    const back = await client.restore(gone)
    expect([back.state, back.form, await look()]).toEqual(['PUBLISHED', second.form, shown])
  })

  it('changes no row of any table when a form is saved, and published, as it was read', async () => {
    const item = await stored()
    const before = await storedRows(test)
    const saved = await client.update(item, item.form)
    expect(await storedRows(test)).toEqual(before)
    expect((await client.read(item.id)).form).toEqual(item.form)
    if (resource.life === 'immediate') return
    const shown = await client.publish(saved)
    const published = await storedRows(test)
    await client.publish(await client.update(shown, shown.form))
    expect(await storedRows(test)).toEqual(published)
  })

  it('puts an item into the trash, brings it back as it was, and erases it with its history', async () => {
    const item = await stored()
    const gone = await client.remove(item)
    expect(gone.state).toBe('TRASHED')
    expect((await client.list()).rows.map(({ id }) => id)).not.toContain(item.id)
    expect(await refusalOf(client.update(gone, item.form))).toMatchObject({ status: 404 })
    const back = await client.restore(gone)
    expect(await refusalOf(client.erase(back))).toMatchObject({ status: 404 })
    expect({ ...back, version: 0 }).toEqual({ ...item, version: 0 })
    await client.erase(await client.remove(back))
    expect(await refusalOf(client.read(item.id))).toMatchObject({ status: 404 })
    expect(await rowsOf('select 1 from item_versions where kind = $1 and id = $2', [name, item.id])).toEqual([])
  })

  it('exports all rows that the filter finds as CSV, with safe cells and of its site alone', async () => {
    const field = titleField(fieldsOf(resource))
    const form = newForm(resource)
    const [text] = field ? valuesAt(form, field.path) : []
    const item = await client.create(withValue(form, text?.path ?? '', '=HYPERLINK("http://a.test")'))
    const { total } = await client.list('nbItem=1')
    const [head, ...lines] = (await client.export('nbItem=1')).replace('\ufeff', '').trimEnd().split('\r\n')
    expect(head?.split(';')).toHaveLength(2 + Object.keys(resource.row).length)
    expect(lines).toHaveLength(total)
    expect(lines.find((line) => line.startsWith(`${item.id};`))).toContain(`"'=HYPERLINK(""http://a.test"")"`)
    const other = resourceClient(test, await addMember(test, { siteId: 38, role: 'ADMIN' }), resource, 'cave.localhost')
    expect(await other.export()).not.toContain('HYPERLINK')
  })

  it('copies an item under addresses of its own', async () => {
    const item = await stored()
    const copy = await client.duplicate(item)
    expect(copy.id).not.toBe(item.id)
    const slugs = fieldsOf(resource).filter(({ kind }) => kind === 'slug')
    const plain = slugs
      .flatMap(({ path }) => valuesAt(item.form, path))
      .reduce((form, { path, value }) => withValue(form, path, value), copy.form)
    expect(plain).toEqual(item.form)
    for (const { path } of slugs) expect(valuesAt(copy.form, path)).not.toEqual(valuesAt(item.form, path))
  })

  it('answers NOT_FOUND to each call on an item of another site, and leaves it as it is', async () => {
    const stranger = await addMember(test, { siteId: 38, role: 'ADMIN' })
    const [item, other] = [await stored(), await stored()]
    // In the trash an item may have left the table of its site.
    const gone = await client.remove(other)
    const before = await storedRows(test)
    const calls = deriveCalls(resource).filter(({ path }) => /\{id\}|\/many\//.test(path))
    expect(calls.length).toBeGreaterThan(8)
    for (const { id, version } of [item, gone])
      for (const { name: call, method, path, example } of calls) {
        const { with: given = {}, ...body } = (example.body ?? {}) as { with?: object }
        const into = 'into' in given ? { into: id === item.id ? gone.id : item.id } : {}
        const many = path.includes('/many/') && { items: [{ id, version }], with: { ...given, ...into } }
        const sent = { method, path: path.replace('{id}', String(id)).replace('{version}', String(version)), version }
        const asked = sendAs(test, stranger, { ...sent, ...(method !== 'GET' && { body: many || body }) }, 'cave.localhost')
        expect([call, await refusalOf(asked)]).toMatchObject([call, { status: 404, data: { code: 'NOT_FOUND' } }])
      }
    expect(await storedRows(test)).toEqual(before)
    expect(withoutSight(await client.read(item.id))).toEqual(item)
    const { batch } = await client.many('remove', [item])
    const undo = resourceClient(test, stranger, resource, 'cave.localhost').undo(batch)
    expect(await refusalOf(undo)).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
    expect(await client.restore(gone)).toMatchObject({ form: other.form })
  })

  it('refuses a value of another type in each field at that field, never with a plain error', async () => {
    for (const { path } of fieldsOf(resource)) {
      for (const value of [null, 7, 'x', [{}], { fr_FR: 7 }]) {
        const form = newForm(resource)
        const [placed] = valuesAt(form, path)
        if (!placed) continue
        const told = await client.create(withValue(form, placed.path, value)).then(
          ({ id }) => ({ id }),
          (error: unknown) => error as RefusedCall,
        )
        if ('id' in told) continue
        const fields = (told.data['errors'] as { field: string }[]).map(({ field }) => field.startsWith(placed.path))
        expect([placed.path, value, told.status, fields.includes(true)]).toEqual([placed.path, value, 422, true])
      }
    }
  })

  it('refuses unknown keys, wrong languages, unsafe HTML and unsafe addresses, each at its field', async () => {
    const fieldsRefused = async (form: object) => {
      const { status, data } = await refusalOf(client.create(form as ReturnType<typeof newForm>))
      return [status, (data['errors'] as { field: string }[]).map(({ field }) => field)]
    }
    expect(await fieldsRefused({ ...newForm(resource), nothing: 1 })).toEqual([422, ['nothing']])
    for (const { path } of fieldsOf(resource).filter(
      ({ kind, children }) => kind === 'locales' && children?.some(({ isRequired }) => isRequired),
    )) {
      const form = newForm(resource)
      const [words] = valuesAt(form, `${path}.fr_FR`)
      expect(await fieldsRefused(withValue(form, path, { zz_ZZ: words?.value }))).toEqual([422, [`${path}.zz_ZZ`, `${path}.fr_FR`]])
    }
    for (const { kind, path } of fieldsOf(resource))
      for (const text of hostile[kind] ?? []) {
        const form = newForm(resource)
        const [placed] = valuesAt(form, path)
        expect([text, await fieldsRefused(withValue(form, placed?.path ?? '', text))]).toEqual([text, [422, [placed?.path]]])
      }
  })

  it('refuses an address that another item has, at its field', async () => {
    const item = await stored()
    for (const { path } of fieldsOf(resource).filter(({ kind }) => kind === 'slug')) {
      const [taken] = valuesAt(item.form, path)
      const form = withValue(newForm(resource), taken?.path ?? '', taken?.value)
      const { status, data } = await refusalOf(client.create(form))
      expect({ status, errors: data['errors'] }).toMatchObject({ status: 422, errors: [{ field: taken?.path, code: 'TAKEN' }] })
    }
  })

  it('changes 60 items by one act and undoes it by one, once, and restores several by one', async () => {
    const items = await Promise.all(Array.from({ length: 60 }, stored))
    const before = await storedRows(test)
    const { batch, done } = await client.many('remove', items)
    expect(done).toBe(60)
    const [first] = items
    expect((await client.read(first?.id ?? 0)).state).toBe('TRASHED')
    expect((await client.undo(batch)).done).toBe(60)
    expect(await storedRows(test)).toEqual(before)
    expect(await refusalOf(client.undo(batch))).toMatchObject({ status: 409 })
    const read = () => Promise.all(items.slice(0, 3).map(({ id }) => client.read(id)))
    await client.many('remove', await read())
    const restored = await client.many('restore', await read())
    expect((await read()).map(({ state, form }) => [state, form])).toEqual(items.slice(0, 3).map(({ state, form }) => [state, form]))
    await client.undo(restored.batch)
    expect(await refusalOf(client.many('remove', await read()))).toMatchObject({ status: 404 })
  })

  if (resource.life === 'immediate')
    it('lists the trash by title, the newest first, until an item is taken out or erased', async () => {
      const [first, second] = [await client.remove(await stored()), await client.remove(await stored())]
      const { rows, total } = await client.trash()
      expect(rows.slice(0, 2).map(({ id, version, title }) => [id, version, title !== ''])).toEqual([
        [second.id, second.version, true],
        [first.id, first.version, true],
      ])
      await client.restore(first)
      await client.erase(second)
      const left = await client.trash('nbItem=1')
      expect([left.total, left.rows.some(({ id }) => id === second.id)]).toEqual([total - 2, false])
    })

  it('refuses the changes of a person whose budgets are spent, and answers their readings', async () => {
    const item = await stored()
    const member = await addMember(test, { role: 'ADMIN' })
    for (const budget of ['adminWrite', 'adminBulk'])
      await rowsOf('insert into budgets (name, caller, taken) values ($1, $2, 10000000)', [budget, callerKey(`user:${member.userId}`)])
    const other = resourceClient(test, member, resource)
    const works = [
      () => other.create(item.form),
      () => other.update(item, item.form),
      () => other.duplicate(item),
      () => other.remove(item),
    ]
    works.push(
      () => other.restore(item),
      () => other.erase(item),
    )
    for (const work of [...works, () => other.many('remove', [item])]) expect(await refusalOf(work())).toMatchObject({ status: 429 })
    expect(withoutSight(await other.read(item.id))).toEqual(item)
  })

  it('drops the texts of a language that a form no longer has, and those alone', async () => {
    const other = resourceClient(test, await addMember(test, { siteId: 38, role: 'ADMIN' }), resource, 'cave.localhost')
    const site = test.app.features.directory.find(38)
    if (!site) throw new Error('the site 38 is not there')
    const { locales, defaultLocale } = site
    for (const { path } of fieldsOf(resource).filter(({ kind }) => kind === 'locales')) {
      const words = () => Object.values(valuesAt(newForm(resource), path)[0]?.value ?? {})[0] as unknown
      const form = withValue(newForm(resource), path, Object.fromEntries(locales.map((locale) => [locale, words()])))
      const item = await other.create(form)
      const own = withValue(form, path, { [defaultLocale]: valuesAt(form, `${path}.${defaultLocale}`)[0]?.value })
      await other.update(item, own)
      expect([locales.length > 1, (await other.read(item.id)).form]).toEqual([true, own])
    }
  })

  it('is listed and searched by its title in the default language, also after that has changed', async () => {
    const field = titleField(fieldsOf(resource))
    const listed = resource.list.title
    if (!field?.isLocalised || listed === undefined) return
    const other = resourceClient(test, await addMember(test, { siteId: 38, role: 'ADMIN' }), resource, 'cave.localhost')
    const [locales = '', ...path] = field.path.split('.*')
    const words = valuesAt(newForm(resource), locales)[0]?.value as Readonly<Record<string, unknown>>
    const both = withValue(newForm(resource), locales, { fr_FR: words['fr_FR'], en_GB: structuredClone(words['fr_FR']) })
    const titled = (form: typeof both, locale: string, title: string) => withValue(form, `${locales}.${locale}${path.join('')}`, title)
    const { id } = await other.create(titled(titled(both, 'fr_FR', `Vendange ${name}`), 'en_GB', `Harvest ${name}`))
    const found = async (title: string) => (await other.list(`${listed}=lk:${title}`)).rows.some((row) => row.id === id)
    expect([await found('Vendange'), await found('Harvest')]).toEqual([true, false])
    for (const [locale, isFrench] of [
      ['en_GB', false],
      ['fr_FR', true],
    ] as const) {
      await rowsOf('update sites set default_locale = $1 where id = 38', [locale])
      expect([await found('Vendange'), await found('Harvest')]).toEqual([isFrench, !isFrench])
    }
  })

  it('lets one of three simultaneous changes win, and tells it to the others', async () => {
    let item = await stored()
    for (let round = 0; round < 5; round += 1) {
      const base = item
      const tried = await Promise.allSettled(['a', 'b', 'c'].map((end) => client.update(base, changedForm(resource, base.form, end).form)))
      const won = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      expect(won).toHaveLength(1)
      item = withoutSight(await client.read(item.id))
      expect(item).toEqual(won[0])
    }
  })
})
