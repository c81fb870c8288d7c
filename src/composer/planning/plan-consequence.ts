import type { ComposerMessage } from '#composer/words/composer-message.ts'

interface PlannedDocument {
  readonly isShell: boolean
  /** True for a page or a section that visitors see without this plan. */
  readonly isSeen: boolean
  readonly hasEnd: boolean
}

/** The sentences that say what a plan does: if the document is ever away, and what comes after it. */
export function planConsequence({ isShell, isSeen, hasEnd }: PlannedDocument): readonly [ComposerMessage, ComposerMessage] {
  if (isShell) return ['composer.plan.never-away.shell', hasEnd ? 'composer.plan.with-end' : 'composer.plan.without-end']
  if (isSeen) return ['composer.plan.never-away', hasEnd ? 'composer.plan.with-end' : 'composer.plan.without-end']
  return ['composer.plan.unseen', hasEnd ? 'composer.plan.unseen.with-end' : 'composer.plan.unseen.without-end']
}
