import type { AdminCallData } from '#schemas/admin/calls.ts'
import { PUBLICATION, UNPUBLICATION } from '#schemas/admin/drafts/server-steps.ts'
import { historyOf, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import type { StateKind } from '#kit/feedback/State.tsx'
import type { ComposerMessage } from '#composer/words/composer-message.ts'

/** How a page stands for visitors. */
export type Standing = AdminCallData['draft.open']['standing']

/** The standing of a page when it was opened, and the step that had recorded it. */
export interface OpenedStanding {
  readonly standing: Standing
  readonly mark: string | null
}

const kindOfStanding: Readonly<Record<Standing, StateKind>> = {
  ONLINE: 'live',
  PLANNED: 'planned',
  OFFLINE: 'draft',
  NEVER: 'draft',
}

/** The newest step that published the page or took it offline. */
function lastMark(client: DraftClient) {
  return historyOf(client).findLast(({ label, edits }) => edits.length === 0 && (label === PUBLICATION || label === UNPUBLICATION))
}

/** The standing that the server has read, with the step that had recorded it. */
export function openedStanding(standing: Standing, client: DraftClient): OpenedStanding {
  return { standing, mark: lastMark(client)?.id ?? null }
}

/** The standing of a page now: publications since it was opened are steps of the log. */
export function standingNow(client: DraftClient, { standing, mark }: OpenedStanding): Standing {
  const last = lastMark(client)
  if (last === undefined || last.id === mark) return standing
  if (last.label === UNPUBLICATION) return 'OFFLINE'
  // A publication does not change the day from which the page is seen.
  return standing === 'PLANNED' ? 'PLANNED' : 'ONLINE'
}

/** The state of a page in the bar. A page that no visitor sees or will see is never shown as changed, but as a draft. */
export function stateInBar(standing: Standing, isModified: boolean): { readonly kind: StateKind; readonly id: ComposerMessage } {
  const isForVisitors = standing === 'ONLINE' || standing === 'PLANNED'
  if (isModified && isForVisitors) return { kind: 'modified', id: 'composer.state.modified' }
  return { kind: kindOfStanding[standing], id: `composer.state.${standing}` }
}
