import type { ShellName } from '#schemas/api/content/shell.ts'
import type { FrameMode } from '#schemas/composer/frame-view.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { inPageOrder } from '#engine/draft/document/page-order.ts'
import type { Features } from '#server/composition/features.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { PlannedVersions } from '#server/content/drafts/planning/planned-at.ts'
import { shellNumbers } from '#server/content/pages/shell-numbers.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import type { PreviewRequest } from './preview-request.ts'

/** A page of a preview: the edited one, or one that an edited shell stands around. */
export interface ShownPage {
  readonly key: DraftKey
  readonly document: EditedDocument
}

const orNull = <Value>(reading: Promise<Value>): Promise<Value | null> => reading.catch(() => null)

/** Reads a document as the frame shows it: the draft, a stored version, or what visitors see now or at the moment of the preview. */
export async function readShown(
  { features, scope, planned }: { features: Features; scope: Scope; planned: PlannedVersions | null },
  { key, mode, version }: Pick<PreviewRequest, 'key' | 'mode' | 'version'>,
) {
  if (mode !== 'live') return features.previews.read(key)
  if (version !== undefined) return (await features.revisions.read(key, version)).document
  const later = await planned?.find(key)
  if (later) return later
  if (key.kind !== 'SHELL') return features.revisions.published(key)
  const { regions } = await features.shells.read(scope, shellOf(key))
  return { head: {}, regions: inPageOrder({ ...regions }), notes: {} }
}

/** The name of the shell that a draft holds. */
export const shellOf = ({ documentId }: DraftKey): ShellName => shellNumbers.get(documentId) ?? 'default'

/**
 * Finds the page that a shell is drawn around: the wanted one, as its editor last saw it, else one that shows the shell, else the home
 * page. Null where there is none.
 */
export async function pageAround(
  { features, scope }: { readonly features: Features; readonly scope: Scope },
  shell: DraftKey,
  { wanted, mode }: { readonly wanted: number | undefined; readonly mode: FrameMode },
): Promise<ShownPage | null> {
  const pageOf = async (documentId: number): Promise<ShownPage | null> => {
    const key: DraftKey = { ...shell, kind: 'PAGE', documentId }
    const draft = mode === 'live' ? null : await orNull(features.previews.read(key))
    const document = draft ?? (await orNull(features.revisions.published(key)))
    return document && { key, document }
  }
  const requestedPage = wanted === undefined ? null : await pageOf(wanted)
  if (requestedPage) return requestedPage
  const { sample } = await features.shells.reach(scope, shellOf(shell))
  if (sample) return pageOf(sample.id)
  const home = await orNull(features.pages.find(scope, '', 'admins'))
  return home?.kind === 'page' ? pageOf(home.row.pageId) : null
}
