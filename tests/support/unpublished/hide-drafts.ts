import type { Block } from '#schemas/generated/content.ts'
import { MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { DraftWriter } from '#server/content/drafts/draft-rows.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import type { DraftKind } from '#server/database/tables/draft-tables.ts'
import type { Features } from '#server/composition/features.ts'

const LANGUAGE = 'fr_FR'

const heading = (id: string, text: string): Block => ({ id, type: 'heading', v: 1, props: { text, level: 2 } })

const pageInput = (url: string, title: string, blocks: Block[]): PageInput => ({
  ...{ url, title, locale: LANGUAGE, seo: {}, shell: 'default', middleware: [] },
  layout: { blocks },
})

/** The published documents, one of each kind, that are then edited, by number. */
export type PublicDocuments = Readonly<Record<DraftKind, number>>

/** Publishes a page that shows a shared section; the other kinds of documents are those of the site. */
export async function publishDocuments({ pages, sections }: Features, siteId: number): Promise<PublicDocuments> {
  const seed = { by: 'test', baseHash: null }
  const content = { title: 'Section', blocks: [heading('commun', 'Partagé')] }
  const section = await sections.save({ siteId, id: 0, locale: LANGUAGE }, content, seed)
  const shared: Block = { id: 'section', type: 'shared-section', v: 1, props: { section: section.id } }
  const page = await pages.save(pageInput('a-modifier', 'À modifier', [heading('titre', 'Public'), shared]), { ...seed, siteId })
  return { PAGE: page.id, SHELL: 1, MENU: 1, SECTION: section.id }
}

/** The edits that put a word into each field of a draft that visitors could read one day. A new kind of draft does not compile without its own. */
const edits = (word: string): Readonly<Record<DraftKind, readonly Operation[]>> => ({
  PAGE: [
    { op: 'set', id: 'titre', pointer: '/text', value: word },
    { op: 'head', pointer: '/title', value: word },
    { op: 'head', pointer: '/seo', value: { title: word, description: word } },
    { op: 'insert', block: heading('de-plus', word), at: { in: { region: 'main' }, after: 'titre', before: null } },
  ],
  SHELL: [
    {
      op: 'insert',
      block: { id: 'pied', type: 'footer', v: 1, props: { legalLabel: word, text: word } },
      at: { in: { region: 'footer' }, after: null, before: null },
    },
  ],
  MENU: [
    {
      op: 'insert',
      block: {
        ...{ id: 'entree', type: 'menu-entry', v: 1 },
        props: { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: word, url: word } } },
      },
      at: { in: { region: MENU_REGION }, after: null, before: null },
    },
  ],
  SECTION: [
    { op: 'set', id: 'commun', pointer: '/text', value: word },
    { op: 'head', pointer: '/title', value: word },
  ],
})

interface Hiding {
  readonly features: Features
  readonly siteId: number
  readonly author: DraftWriter
  readonly word: string
}

async function editDraft({ features: { drafts }, siteId, author, word }: Hiding, kind: DraftKind, documentId: number) {
  const key = { siteId, kind, documentId, locale: LANGUAGE }
  const { seq, chain } = await drafts.open(key, author, LANGUAGE)
  const batch = { id: crypto.randomUUID(), by: String(author.userId), label: 'edit', operations: edits(word)[kind] }
  const answer = await drafts.step(key, { base: { seq, chain }, batches: [batch], recent: [] }, author)
  if (answer.refused) throw new Error(`The edits of ${kind} are refused: ${answer.refused.reason}`)
  const draft = await drafts.open(key, author, LANGUAGE)
  return { key, seen: { seq: draft.seq, hash: draft.hash } }
}

/** Edits a document of every kind without publishing it. The page gets a named and a planned version and a note too. */
export async function hideDrafts(hiding: Hiding, documents: PublicDocuments): Promise<void> {
  const { features, siteId, author, word } = hiding
  for (const kind of Object.keys(documents) as DraftKind[]) {
    const { key, seen } = await editDraft(hiding, kind, documents[kind])
    if (kind !== 'PAGE') continue
    await features.drafts.name(key, { ...seen, name: word }, author, LANGUAGE)
    await features.notes.add(key, { block: 'titre', text: word, thread: null }, author)
    const site = features.directory.find(siteId)
    if (!site) throw new Error(`no site ${siteId}`)
    const [startsAt, endsAt] = [30, 60].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date]
    await features.plans.create({ site, locale: LANGUAGE }, key, { ...seen, startsAt, endsAt, name: word }, author)
  }
}

/** Makes pages that visitors do not see: never published, offline, in the trash, and one whose former version had the word. Returns their addresses. */
export async function hidePages({ features, siteId, author, word }: Hiding, address: string): Promise<readonly string[]> {
  const { pages, pageLife } = features
  const actor = { ...author, language: LANGUAGE }
  const save = (name: string, publish = true) =>
    pages.save(pageInput(`${name}-${address}`, word, [heading('titre', word)]), { siteId, baseHash: null, by: 'test', publish })
  await save('jamais', false)
  await pageLife.offline({ siteId, id: (await save('hors-ligne')).id }, actor)
  await pageLife.trash({ siteId, id: (await save('corbeille')).id }, actor)
  const { id, hash } = await pages.save(pageInput(`ancienne-${address}`, word, [heading('titre', word)]), {
    siteId,
    baseHash: null,
    by: 'test',
  })
  const now = { ...pageInput(`ancienne-${address}`, 'Nouvelle', [heading('titre', 'Nouveau')]), id }
  await pages.save(now, { siteId, baseHash: hash, by: 'test' })
  return ['jamais', 'hors-ligne', 'corbeille'].map((name) => `${name}-${address}`)
}
