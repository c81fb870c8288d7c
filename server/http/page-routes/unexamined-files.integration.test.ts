import { afterEach, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { pageFormStage } from '#tests/support/http/page-form-stage.ts'
import { limitExamination, MAX_EXAMINATION_MS } from '#server/platform/uploads/examine.ts'

const { stage, send } = pageFormStage()

afterEach(() => limitExamination(MAX_EXAMINATION_MS)())

/** A right document, which takes longer than a millisecond. */
const statutes = new Blob([`%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n${'(a)'.repeat(2_000_000)}\n%%EOF`])
const filled: Parameters<typeof multipartOf>[0] = [
  ['_form', 'form.submit'],
  ['_hp', ''],
  ['statut', 'EURL'],
  ['capital', '12345'],
  ['besoins', 'SIEGE'],
  ['email', 'nadia@example.org'],
  ['accord', 'true'],
  ['statuts', statutes, 'statuts.pdf'],
]

it('a form with a file not examined in time keeps its fields, and is accepted next time', async () => {
  const { test } = stage
  const layout = { blocks: [{ id: 'form', type: 'form', v: 1, props: { form: 'devis' } } satisfies Block] }
  await test.app.features.pages.save(
    { url: 'devis', title: 'devis', locale: 'fr_FR', seo: {}, shell: 'page', middleware: [], layout },
    { siteId: 37, baseHash: null, by: 'a test' },
  )
  const { body: page } = await send('/devis', { method: 'GET' })
  const { payload, type } = await multipartOf([...filled, ['_of', /name="_of" value="(\d+)"/.exec(page)?.[1] ?? '']])
  const sendForm = () => send('/devis', { body: payload, headers: { 'content-type': type } })

  limitExamination(1)
  const refused = await sendForm()
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.body).toContain('Un fichier n’a pas pu être examiné\u00a0: rien n’est enregistré, réessayez dans un moment.')
  for (const typed of ['value="12345"', 'value="nadia@example.org"']) expect(refused.body).toContain(typed)
  expect(refused.body).not.toMatch(/n’a pas pu être lu|illisible/)
  const answers = () => test.database.db.selectFrom('form_answers').select('id').where('email', '=', 'nadia@example.org').execute()
  expect(await answers()).toEqual([])

  limitExamination(MAX_EXAMINATION_MS)
  expect((await sendForm()).status).toBe(303)
  expect(await answers()).toHaveLength(1)
})
