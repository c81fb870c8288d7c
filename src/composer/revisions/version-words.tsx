import { momentInSentence } from '#i18n/format/moment-words.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import type { Version } from './use-versions.ts'

/** The author of a version in words. */
export function authorOf(text: ComposerText, { savedBy, isImported }: Pick<Version, 'savedBy' | 'isImported'>): string {
  return savedBy?.name ?? text(isImported ? 'composer.revisions.imported' : 'composer.revisions.deleted')
}

/** The title of a version: its name, else the version that it restores, else what changed in it. */
export function titleOf(
  text: ComposerText,
  { name, changes, restores }: Pick<Version, 'name' | 'changes' | 'restores'>,
  now: number,
): string {
  if (name !== null) return name
  if (changes?.count === 0) return text('composer.revisions.unchanged')
  if (restores !== null) return text('composer.revisions.restores', { at: momentInSentence(Date.parse(restores.savedAt), now) })
  return changes?.what ?? text('composer.revisions.first')
}

/** The time for which a version is planned in words; null for one that is not. */
export function plannedWords(text: ComposerText, planned: Version['planned'], now: number): string | null {
  if (planned === null) return null
  const words = (at: string) => momentInSentence(Date.parse(at), now)
  const { startsAt, endsAt } = planned
  if (endsAt === null) return text('composer.revisions.planned', { from: words(startsAt) })
  return text('composer.revisions.planned-until', { from: words(startsAt), until: words(endsAt) })
}
