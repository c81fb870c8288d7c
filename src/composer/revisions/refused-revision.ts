import type { RefusalReason } from '#engine/draft/operations/operation.ts'
import { MAX_BLOCKS } from '#engine/registry/limits.ts'
import type { Phrase } from '#composer/words/composer-message.ts'

/** Says why a version does not come back as a whole, and what comes back. */
export function refusedRevision(reason: RefusalReason): Phrase {
  if (reason === 'TOO_MANY') return { id: 'composer.revisions.refused.too-many', values: { max: MAX_BLOCKS } }
  if (reason === 'TOO_LARGE' || reason === 'TOO_MUCH') return { id: 'composer.revisions.refused.too-large' }
  return { id: 'composer.revisions.refused.forbidden' }
}

/** Says why a part of a version does not come back. */
export function refusedPart(reason: RefusalReason): Phrase {
  if (reason === 'TOO_MANY') return { id: 'composer.refusal.too-many', values: { max: MAX_BLOCKS } }
  return { id: reason === 'TOO_LARGE' ? 'composer.refusal.document-too-large' : 'composer.refusal.not-possible' }
}
