import { RESET, RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import type { ComposerMessage } from './composer-message.ts'

/** The name of an act for its undo, never empty. A step of the server has the label of a machine, and a step of the API may have none. */
export function actName(label: string | undefined, write: (id: ComposerMessage) => string): string {
  if (label === RESTORATION || label === RESET) return write('composer.act.restore')
  return label === undefined || label.trim() === '' ? write('composer.act.unnamed') : label
}
