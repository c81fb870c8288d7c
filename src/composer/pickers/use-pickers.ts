import type { Pickers } from '#forms/pickers.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The ways of forms to pages, media and values of the site. */
export function usePickers(): Pickers {
  return useWorkbench().pickers
}
