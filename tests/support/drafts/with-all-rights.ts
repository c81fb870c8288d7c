import { allRights } from '#schemas/admin/resources/rights.ts'
import type { PublicationActor } from '#server/content/drafts/publication/service.ts'
import type { StepAuthor } from '#server/content/drafts/draft-rows.ts'

/** An account of the tests that may publish everything. */
export const withAllRights = (author: StepAuthor): PublicationActor => ({
  ...{ ...author, rights: allRights },
  requirePublish: () => Promise.resolve(),
})
