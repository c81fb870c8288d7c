import type { PanelStart } from '#schemas/runtime/panel-start.ts'

/** Reads the facts that the server has written into the root of the panel. */
export function readStart(root: HTMLElement): PanelStart {
  return JSON.parse(root.dataset['start'] ?? '{}') as PanelStart
}
