import type { FromFrame } from '#schemas/composer/messages.ts'
import type { TakenPage } from '../canvas-model.ts'
import { followQuery } from './follow-query.ts'
import { startTryMode } from './try-mode.ts'

/** Lets a page work as for its reader; the actors behind its blocks are fetched for a trial alone. */
export async function tryPage(page: TakenPage, post: (message: FromFrame) => void): Promise<void> {
  startTryMode({ page: document, post, follow: (link) => followQuery(page.canvas, link) })
  const { startTrial } = await import('./start-trial.ts')
  await startTrial({ ...page, post })
}
