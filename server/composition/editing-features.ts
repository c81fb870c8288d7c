import { createRequireApproval } from '#server/content/drafts/approval/require-approval.ts'
import { createApprovals, type Approvals } from '#server/content/drafts/approval/service.ts'
import { createDraftNotes, type DraftNotes } from '#server/content/drafts/notes/service.ts'
import { createPresence, type Presence } from '#server/content/drafts/presence/service.ts'
import { createPlans, type Plans } from '#server/content/drafts/planning/service.ts'
import { createPublications, type Publications } from '#server/content/drafts/publication/service.ts'
import { createRevisions, type Revisions } from '#server/content/drafts/revisions.ts'
import { createDrafts, type Drafts } from '#server/content/drafts/service.ts'
import { createPageLife, type PageLife } from '#server/content/page-life/service.ts'
import { createPreviews, type Previews } from '#server/content/previews/service.ts'
import { createDraftShares, type DraftShares } from '#server/content/previews/shares.ts'

/** The services by which documents are edited and published. */
export interface EditingFeatures {
  readonly drafts: Drafts
  readonly pageLife: PageLife
  readonly publications: Publications
  readonly plans: Plans
  readonly previews: Previews
  readonly shares: DraftShares
  readonly approvals: Approvals
  readonly notes: DraftNotes
  readonly presence: Presence
  readonly revisions: Revisions
}

type Needs = Omit<Parameters<typeof createDrafts>[0], 'requireApproval'> &
  Omit<Parameters<typeof createPublications>[0], 'drafts' | 'requireApproval'> &
  Omit<Parameters<typeof createPlans>[0], 'drafts' | 'requireApproval'> &
  Parameters<typeof createPageLife>[0] & { readonly onEdge: (act: () => Promise<unknown>) => void } & Omit<
    Parameters<typeof createPreviews>[0],
    'drafts'
  > &
  Omit<Parameters<typeof createDraftShares>[0], 'drafts'>

/** Puts together what edits and publishes documents. */
export function createEditingFeatures(parts: Needs): EditingFeatures {
  const needs = { ...parts, requireApproval: createRequireApproval(parts) }
  const drafts = createDrafts(needs)
  const plans = createPlans({ ...needs, drafts })
  parts.onEdge(() => plans.settleItems())
  return {
    drafts,
    pageLife: createPageLife(needs),
    publications: createPublications({ ...needs, drafts }),
    plans,
    previews: createPreviews({ ...needs, drafts }),
    shares: createDraftShares({ ...needs, drafts }),
    approvals: createApprovals(needs),
    notes: createDraftNotes(needs),
    presence: createPresence(needs),
    revisions: createRevisions(needs),
  }
}
