import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { isEqualJson } from '#engine/draft/document/equal-json.ts'
import { sameChanges, type SameChange } from '#engine/draft/operations/same-changes.ts'
import { documentKey, SHELL_IDS } from '#composer/document-key.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { stepBody } from '#composer/saving/step-body.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** The header and footer of the other layout, where they still say what this publication changes. */
export interface Sibling {
  readonly key: DocumentKey
  readonly changes: readonly SameChange[]
  /** The published pages around which they stand. */
  readonly pages: number
  /** False where their draft has changes of its own, which are not published with these. */
  readonly isClean: boolean
}

type Bench = Pick<Workbench, 'props' | 'store'>

/** The document that visitors see; null where they see none. */
async function readSeen({ draft, revision }: AdminApi, key: DocumentKey) {
  const opened = await draft.open(key)
  if (opened.baseRevision === null) return null
  const { document } = await revision.read(key, opened.baseRevision)
  return { opened: readEditedDocument(opened.document), seen: readEditedDocument(document) }
}

/** Finds the values that the draft of a shell changes and the other layout still has as visitors see them here; null without any. */
export async function findSibling({ props, store }: Bench): Promise<Sibling | null> {
  const { admin, edited, locale } = props
  const id = edited.id === SHELL_IDS.page ? SHELL_IDS.default : SHELL_IDS.page
  const reach = await admin.shell.reach({ id, locale })
  if (!reach.isOwn || reach.pages === 0) return null
  const key = { kind: 'shell' as const, id, locale }
  const [own, other] = await Promise.all([readSeen(admin, documentKey(props)), readSeen(admin, key)])
  if (!own || !other) return null
  const changes = sameChanges(own.seen, store.document, other.opened)
  const isClean = isEqualJson(other.opened.regions, other.seen.regions)
  return changes.length === 0 ? null : { key, changes, pages: reach.pages, isClean }
}

/** A draft as the act that publishes it names it. */
export type SeenSibling = DocumentKey & { readonly seq: number; readonly hash: string }

/** Makes the same changes in the draft of the other layout, as one step that can be undone there. Null where it has changed meanwhile. */
export async function changeSibling({ draft }: AdminApi, { key, changes }: Sibling, label: string): Promise<SeenSibling | null> {
  const opened = await draft.open(key)
  const batches = [{ id: crypto.randomUUID(), label, operations: changes.map(({ operation }) => operation) }]
  const answer = await draft.step(key, stepBody({ base: opened, batches, recent: [] }))
  if (answer.refused !== undefined) return null
  const now = await draft.open(key)
  return { ...key, seq: now.seq, hash: draftHash(readEditedDocument(now.document)) }
}
