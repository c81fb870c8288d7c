import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionName } from '#schemas/admin/drafts/publication-questions.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { withAllRights } from '#tests/support/drafts/with-all-rights.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

const SITE = 38
const [FR, EN] = ['fr_FR', 'en_GB']
let test: TestFeatures
let author: DraftWriter
let count = 0

beforeAll(async () => {
  test = await testFeatures()
  author = await addEditor(test.database.db, SITE)
})
afterAll(() => test.close())

const set = (value: string): Operation => ({ op: 'set', id: 'titre', pointer: '/text', value })

/** A new page in two languages, which no visitor sees: a title and a price. */
async function newPage(): Promise<Record<'fr' | 'en', DraftKey>> {
  count += 1
  const head = { url: `voie-${count}`, title: 'Nos vins', locale: FR, shell: 'default' } as const
  const blocks = [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Quatre vins', level: 1 } }]
  const id = await test.features.pageLife.create(test.scope(SITE), { head, blocks, also: [EN] }, { userId: author.userId, language: FR })
  const key = { siteId: SITE, kind: 'PAGE', documentId: id } as const
  return { fr: { ...key, locale: FR }, en: { ...key, locale: EN } }
}

async function send(key: DraftKey, batch: { readonly operations: readonly Operation[]; readonly kept?: never[] }, by: string) {
  const { seq, chain } = await test.features.drafts.open(key, author, FR)
  const batches = [{ id: crypto.randomUUID(), by, ...batch }]
  await test.features.drafts.step(key, { base: { seq, chain }, batches, recent: [] }, author)
}
const write = (key: DraftKey, ...operations: Operation[]) => send(key, { operations }, String(author.userId))
const leaveOpen = (key: DraftKey, by: string) => {
  const edit = { operation: set('Les miens'), trace: { inverse: set('Quatre vins'), before: null } }
  const conflict = { edit, why: 'value', unit: 'titre /text', before: 'Nos vins', theirs: 'Quatre vins', mine: 'Les miens' }
  return send(key, { operations: [], kept: [conflict as never] }, by)
}

/** Each makes a draft about which one question is open. */
const drafts: Readonly<
  Record<string, { readonly make: () => Promise<DraftKey>; readonly question: QuestionName; readonly texts: string[] }>
> = {
  'sample words': {
    make: async () => {
      const { fr } = await newPage()
      await write(fr, set('Lorem ipsum'))
      return fr
    },
    ...{ question: 'SAMPLE_WORDS', texts: ['Lorem ipsum'] },
  },
  'texts in the first language': {
    make: async () => (await newPage()).en,
    ...{ question: 'UNTRANSLATED', texts: ['Nos vins', 'Quatre vins'] },
  },
  'a choice of a colleague between two versions': {
    make: async () => {
      const { fr } = await newPage()
      await leaveOpen(fr, '999')
      return fr
    },
    ...{ question: 'TWO_VERSIONS', texts: ['Les miens'] },
  },
}

const seen = async (key: DraftKey) => {
  const { seq, hash } = await test.features.drafts.open(key, author, FR)
  return { seq, hash }
}
const time = () => ({ startsAt: new Date(Date.now() + 86_400_000), endsAt: null, name: null })
type Way = (key: DraftKey, confirmed: QuestionName[]) => Promise<unknown>

/** All ways by which a draft goes online. */
const ways: Readonly<Record<string, Way>> = {
  'the composer': async (key, confirmed) => test.features.drafts.publish(key, { ...(await seen(key)), confirmed }, author, FR),
  'a joint publication': async (key, confirmed) =>
    test.features.publications.publish(test.scope(SITE), { documents: [{ key, ...(await seen(key)) }], confirmed }, withAllRights(author)),
  'a plan': async (key, confirmed) =>
    test.features.plans.create(test.scope(SITE), key, { ...(await seen(key)), ...time(), confirmed }, author),
  'a restored version': async (key, confirmed) => {
    const { drafts: service } = test.features
    const revision = await service.name(key, { ...(await seen(key)), name: 'Avant' }, author, FR)
    await write(key, set('Autre chose'))
    const { seq, chain } = await service.open(key, author, FR)
    await service.restore(key, { revision, base: { seq, chain }, batch: crypto.randomUUID() }, author)
    return service.publish(key, { ...(await seen(key)), confirmed }, author, FR)
  },
}

const refusal = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)))

describe.each(Object.entries(ways))('%s', (...[way, act]) => {
  it.each(Object.entries(drafts))('asks once about %s, and goes on with the answer', async (...[, { make, question, texts }]) => {
    const key = await make()
    const asked = await refusal(act(key, []))
    expect([asked?.code, asked?.data['questions']]).toEqual([
      'TO_CONFIRM',
      [expect.objectContaining({ question, texts, document: { kind: 'page', id: key.documentId, locale: key.locale, title: 'Nos vins' } })],
    ])
    expect(await refusal(act(key, questionsBut(question)))).toMatchObject({ code: 'TO_CONFIRM' })
    expect(await refusal(act(key, [question]))).toBeNull()
  })

  it('stops at two versions between which the person who acts has to choose', async () => {
    const { fr } = await newPage()
    await leaveOpen(fr, String(author.userId))
    const stopped = await refusal(act(fr, [...questionsBut(null)]))
    const place = { blockId: 'titre', pointer: '/props/text', code: 'TWO_VERSIONS' }
    const message = expect.stringContaining('«\u202fQuatre vins\u202f», qui est en place') as string
    const [errors] =
      way === 'a joint publication'
        ? (stopped?.data['documents'] as { errors: unknown }[]).map((each) => each.errors)
        : [stopped?.data['errors']]
    expect(errors).toEqual([{ ...place, message }])
  })

  it('stops at a text that names its version, which an earlier program wrote', async () => {
    const { fr } = await newPage()
    await write(fr, set('Quatre vins [Version de claire@exemple.fr : Cinq vins]'))
    const stopped = await refusal(act(fr, [...questionsBut(null)]))
    expect(stopped?.code).toBe(way === 'a joint publication' ? 'PUBLICATION_REFUSED' : 'PAGE_INVALID')
    expect(JSON.stringify(stopped?.data)).toContain('"blockId":"titre"')
  })

  it('asks nothing where all is ready', async () => {
    const { fr } = await newPage()
    expect(await refusal(act(fr, []))).toBeNull()
  })
})

const questionsBut = (name: QuestionName | null): QuestionName[] =>
  (['SAMPLE_WORDS', 'UNTRANSLATED', 'TWO_VERSIONS'] as const).filter((each) => each !== name)

describe('the opening of a site', () => {
  const open = (isOpen: boolean, confirmed: QuestionName[]) =>
    test.features.newSites.open(
      { scope: test.scope(SITE), caller: { siteId: SITE, userId: author.userId, sessionId: author.sessionId } } as never,
      {
        isOpen,
        confirmed,
      },
    )

  it('asks about what the site lacks and about its published pages, and opens with the answers', async () => {
    const { fr, en } = await newPage()
    await write(fr, set('Lorem ipsum'))
    await test.features.drafts.publish(fr, { ...(await seen(fr)), confirmed: ['SAMPLE_WORDS'] }, author, FR)
    await test.features.drafts.publish(en, { ...(await seen(en)), confirmed: ['UNTRANSLATED'] }, author, FR)
    await sql`update site_domains set proved_at = now() where site_id = ${SITE}`.execute(test.database.db)
    const asked = await refusal(open(true, []))
    const questions = (asked?.data['questions'] ?? []) as { question: string; document: { id: number } | null }[]
    expect(questions.filter(({ document }) => document === null || document.id === fr.documentId).map(({ question }) => question)).toEqual([
      'LACKING',
      ...['UNTRANSLATED', 'SAMPLE_WORDS'],
    ])
    expect(await refusal(open(true, ['LACKING', 'SAMPLE_WORDS']))).toMatchObject({ code: 'TO_CONFIRM' })
    expect(await refusal(open(true, ['LACKING', 'SAMPLE_WORDS', 'UNTRANSLATED']))).toBeNull()
  })

  it('closes without a question', async () => expect(await refusal(open(false, []))).toBeNull())
})
