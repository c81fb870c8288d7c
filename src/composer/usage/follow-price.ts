import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { valueAt } from '#engine/draft/document/pointer.ts'
import { followPrice } from '#engine/text/written-prices.ts'
import { fieldPointer } from '#composer/checks/place-of-fault.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { stepBody } from '#composer/saving/step-body.ts'

type Use = AdminCallData['reference.list']['uses'][number]

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

/** Lets the amounts of one draft follow the price, as one step that can be undone there. Returns true when they do. */
async function followIn(key: DocumentKey, { admin, name, label }: Followed): Promise<boolean> {
  const opened = await admin.draft.open(key)
  const document = readEditedDocument(opened.document)
  const { findings } = await admin.draft.review(key)
  const own = findings.filter(({ check, values }) => check === 'REPEATED_PRICE' && values['name'] === name)
  const texts = new Map<string, { readonly id: string; readonly pointer: string; readonly value: string }>()
  for (const { blockId, pointer: at, values } of own) {
    const pointer = fieldPointer(at)
    const place = `${blockId ?? ''} ${pointer}`
    const props: Json | undefined = blockId === null ? undefined : findBlock(document, blockId)?.block.props
    const value = texts.get(place)?.value ?? (props === undefined ? undefined : valueAt(props, pointer))
    if (blockId === null || typeof value !== 'string' || typeof values['text'] !== 'string') continue
    texts.set(place, { id: blockId, pointer, value: followPrice(value, values['text'], `{{${name}}}`) })
  }
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
