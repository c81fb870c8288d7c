import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { followPrice } from '#engine/text/written-prices.ts'
import { fieldPointer } from '#composer/block-types/place-of-fault.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { stepBody } from '#composer/saving/step-body.ts'

type Use = AdminCallData['reference.list']['uses'][number]

type Finding = AdminCallData['draft.review']['findings'][number]

/** A text of a block with its new value. */
interface ChangedText {
  readonly id: string
  readonly pointer: string
  readonly value: string
}

interface Followed {
  readonly admin: Pick<AdminApi, 'draft'>
  /** Name of the price among the values of texts. */
  readonly name: string
  /** Words for the step in the history of each draft. */
  readonly label: string
}

/** The drafts in which a text can be changed, of those that have an amount. */
function draftsOf(uses: readonly Use[]): DocumentKey[] {
  const keys = uses.flatMap(({ kind, id, versions }) =>
    kind === 'page' || kind === 'section'
      ? versions.flatMap(({ locale }): DocumentKey[] => (locale === null ? [] : [{ kind, id, locale }]))
      : [],
  )
  return [...new Map(keys.map((key) => [`${key.kind} ${key.id} ${key.locale}`, key])).values()]
}

/** The texts of the findings with the placeholder in the place of their amounts; one text may have several. */
function followedTexts(document: EditedDocument, findings: readonly Finding[], placeholder: string): Map<string, ChangedText> {
  const texts = new Map<string, ChangedText>()
  const textAt = (id: string, pointer: string): unknown => {
    const block = findBlock(document, id)?.block
    return block && valueAt(block.props, pointer)
  }
  for (const { blockId: id, pointer: at, values } of findings) {
    if (id === null) continue
    const pointer = fieldPointer(at)
    const value = texts.get(`${id} ${pointer}`)?.value ?? textAt(id, pointer)
    const words = values['text']
    if (typeof value === 'string' && typeof words === 'string')
      texts.set(`${id} ${pointer}`, { id, pointer, value: followPrice(value, words, placeholder) })
  }
  return texts
}

/** Lets the amounts of one draft follow the price, as one step that can be undone there. Returns true when they do. */
async function followIn(key: DocumentKey, { admin, name, label }: Followed): Promise<boolean> {
  const opened = await admin.draft.open(key)
  const document = readEditedDocument(opened.document)
  const { findings } = await admin.draft.review(key)
  const own = findings.filter(({ check, values }) => check === 'REPEATED_PRICE' && values['name'] === name)
  const texts = followedTexts(document, own, `{{${name}}}`)
  if (texts.size === 0) return false
  const operations = [...texts.values()].map((text) => ({ op: 'set' as const, ...text }))
  const answer = await admin.draft.step(
    key,
    stepBody({ base: opened, batches: [{ id: crypto.randomUUID(), label, operations }], recent: [] }),
  )
  return answer.refused === undefined
}

/**
 * Lets the texts of pages and sections that have the price of a service in words follow it, in their drafts. Amounts that several services have, and
 * texts that cannot be changed now, stay. Returns how many drafts were changed.
 */
export async function followPriceInDrafts(uses: readonly Use[], followed: Followed): Promise<number> {
  let changed = 0
  for (const key of draftsOf(uses)) {
    if (await followIn(key, followed)) changed += 1
  }
  return changed
}
