import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { aside } from './draft-thread.ts'
import { isLight } from './weigh.ts'

/** Says by which operations one document becomes another, in a thread where they are large. */
export async function differenceOf(from: EditedDocument, to: EditedDocument): Promise<ReturnType<typeof difference>> {
  return isLight(from) && isLight(to) ? difference(from, to) : aside('differ', { from, to })
}
