import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { ShellRegion } from '#engine/draft/document/page-order.ts'
import { withNewIds } from '#engine/draft/document/part-of-block.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { readEditedDocument } from '#composer/saving/server-shapes.ts'
import { stepBody } from '#composer/saving/step-body.ts'

/** The parts of a shell that are copied, with their regions. */
export const SHELL_PARTS = { header: ['topBar', 'appBar', 'mobileAppBar', 'bottomBar'], footer: ['footer'] } as const satisfies Readonly<
  Record<string, readonly ShellRegion[]>
>

/** The name of a part of a shell. */
export type ShellPart = keyof typeof SHELL_PARTS

type Regions = EditedDocument['regions']

/** The regions of a part of a shell. */
export function regionsOfPart({ regions }: Pick<EditedDocument, 'regions'>, part: ShellPart): Regions {
  return Object.fromEntries(SHELL_PARTS[part].map((name) => [name, regions[name] ?? []]))
}

/** Blocks for other regions of a document: an id that the rest of it has becomes a new one. */
function freeOf(regions: Regions, rest: Regions): Regions {
  const taken = new Set<string>()
  for (const list of Object.values(rest)) walkBlocks(list, ({ id }) => taken.add(id))
  const idOf = (id: string): string => (taken.has(id) ? crypto.randomUUID().slice(0, 8) : id)
  return Object.fromEntries(Object.entries(regions).map(([name, list]) => [name, list.map((block) => withNewIds(block, idOf))]))
}

/** The draft of a shell with other blocks in some of its regions. */
function withRegions(document: EditedDocument, regions: Regions): EditedDocument {
  const rest = Object.fromEntries(Object.entries(document.regions).filter(([name]) => !Object.hasOwn(regions, name)))
  return { ...document, regions: { ...document.regions, ...freeOf(regions, rest) } }
}

/** Writes regions into the draft of a shell as one step. Returns what stood there; null when nothing differs, false when it is refused. */
export async function writeRegions(
  { draft }: Pick<AdminApi, 'draft'>,
  key: DocumentKey,
  { regions, label }: { readonly regions: Regions; readonly label: string },
): Promise<Regions | null | false> {
  const opened = await draft.open(key)
  const document = readEditedDocument(opened.document)
  const operations = difference(document, withRegions(document, regions))
  if ('refused' in operations) return false
  if (operations.length === 0) return null
  const batches = [{ id: crypto.randomUUID(), label, operations }]
  const answer = await draft.step(key, stepBody({ base: opened, batches, recent: [] }))
  if (answer.refused !== undefined) return false
  return Object.fromEntries(Object.keys(regions).map((name) => [name, ownValue(document.regions, name) ?? []]))
}
