import { describe, expect, it } from 'vitest'
import { settingResource } from '#schemas/admin/settings/setting-resource.ts'
import { settingTypes } from '#schemas/admin/settings/setting-groups.ts'
import { saveForm } from '#server/content/forms/save-form.ts'
import { readPlainForm } from '#server/http/page-forms/parse-form.ts'
import { jsonExcess } from '#server/platform/input/json-excess.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { formStage, type FormPart } from '#tests/support/blocks/form-stage.ts'

const { stage, post, send } = formStage()

const times = <Item>(count: number, make: (at: number) => Item): Item[] => Array.from({ length: count }, (_, at) => make(at))

/** As many columns within one another as a page holds, the innermost with a text. */
function nestedBlock(depth: number): object {
  const text = { id: 'fond', type: 'text', v: 1, props: { html: '<p>Au fond</p>' } }
  return times(depth - 1, (at) => at).reduce<object>(
    (inner, at) => ({ id: `c${at}`, type: 'columns', v: 1, props: {}, slots: { first: [inner], second: [] } }),
    text,
  )
}

describe('the largest body that is valid', () => {
  it('is taken by a draft: 2,000 blocks, 50 levels of blocks, a mebibyte in all', async () => {
    const { app } = stage.test
    const head = { url: 'la-plus-grande', locale: 'fr_FR', title: 'Grande', seo: {}, shell: 'default' as const, middleware: [] }
    const blocks = [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Grande', level: 1 } }]
    const { id } = await app.features.pages.save({ ...head, layout: { blocks } }, { siteId: 37, baseHash: null, by: 'a test' })
    const { token } = await addMember(stage.test, { role: 'ADMIN' })
    const call = async (method: 'PUT' | 'POST', path: string, payload: object = {}) => {
      const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: token }
      return app.inject({ method, url: `/api/admin/draft/page/${id}/fr_FR${path}`, headers, payload, remoteAddress: newNetwork() })
    }
    const { seq, chain } = (await call('PUT', '')).json<{ data: { seq: number; chain: string } }>().data
    const at = { in: { region: 'main' }, after: null, before: null }
    const html = `<p>${'Un mot. '.repeat(15)}</p>`
    const cells = { rows: times(60, () => ({ cells: times(8, () => '') })), caption: 'Dense', columns: times(8, () => '') }
    const inserted = [
      nestedBlock(50),
      ...times(1700, (index) => ({ id: `t${index}`, type: 'text', v: 1, props: { html } })),
      ...times(249, (index) => ({ id: `d${index}`, type: 'table', v: 1, props: cells })),
    ]
    const operations = inserted.map((block) => ({ op: 'insert', block, at }))
    const body = { base: { seq, chain }, batches: [{ id: 'grande', operations }], recent: [] }
    expect(JSON.stringify(body).length).toBeGreaterThan(900_000)
    const answer = await call('POST', '/step', body)
    expect([answer.statusCode, answer.json<{ data: { refused?: object; steps: object[] } }>().data]).toMatchObject([
      200,
      { steps: [{ id: 'grande' }] },
    ])
  })

  it('is taken by the largest form: 300 questions, one of them with 200 answers', async () => {
    const { database } = stage.test
    const options = times(200, (at) => ({ value: `v${at}`, label: `Valeur ${at}` }))
    const question = (step: number, at: number) => ({ name: `q${step}x${at}`, label: 'Question', required: true, when: null })
    const steps = times(10, (step) => ({
      ...{ id: `etape${step}`, title: 'Étape' },
      fields: times(30, (at) =>
        step === 0 && at === 0
          ? { ...question(step, at), type: 'CHOICES' as const, options }
          : { ...question(step, at), type: 'TEXT' as const },
      ),
    }))
    const definition = { title: 'Grand', submitLabel: 'Envoyer', message: 'Merci', redirect: null, steps }
    await saveForm(database.db, 37, { name: 'grand', definitions: { fr_FR: definition } })
    const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name))
    const pairs = names.flatMap((name): [string, string][] =>
      name === 'q0x0' ? options.map(({ value }) => [name, value]) : [[name, 'Une réponse']],
    )
    const json = Object.fromEntries(names.map((name) => [name, name === 'q0x0' ? options.map(({ value }) => value) : 'Une réponse']))
    expect(await post(json, {}, 'grand')).toMatchObject({ status: 201 })
    expect(readPlainForm(Buffer.from(new URLSearchParams(pairs).toString())).entries.size).toBe(300)
    const devis: FormPart[] = [...pairs, ['statut', 'EURL'], ['capital', '1 000'], ['email', stage.email], ['accord', 'on']]
    expect(await send(devis)).toMatchObject({ status: 201 })
  })

  it.each<readonly [string, unknown]>([
    [
      'every setting in twenty languages',
      {
        ...settingResource.example.form,
        ...Object.fromEntries(settingTypes.map((type) => [type, Object.fromEntries(times(20, (at) => [`l${at}_FR`, 'x']))])),
      },
    ],
    ['a cart of 200 lines', { products: times(200, (at) => ({ idOffer: at, idDeclination: at, quantity: 1 })) }],
    [
      'a carrier of 2,000 tariffs',
      { tariffs: times(2000, (at) => ({ country: 1, from: at, to: at, price: 1, zone: '', weight: 1, max: 1, min: 1, day: 1 })) },
    ],
    ['the notes of 2,000 blocks', { notes: Object.fromEntries(times(2000, (at) => [`b${at}`, { name: 'x', locked: true }])) }],
  ])('is within the bounds of every body: %s', (_what, body) => {
    expect(jsonExcess(Buffer.from(JSON.stringify(body)))).toBeNull()
  })
})
