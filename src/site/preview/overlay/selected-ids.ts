import type { ToFrame } from '#schemas/composer/messages.ts'

/** The ids of the selected blocks, the one whose fields are shown first. */
export function selectedIdsOf({ id, others = [] }: Extract<ToFrame, { type: 'select' }>): readonly string[] {
  return id === null ? [] : [id, ...others]
}
