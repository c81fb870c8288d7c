import { useLater } from '#composer/workbench/use-later.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { hasUnpublishedWork } from './has-unpublished-work.ts'

/** True while the draft holds acts that visitors do not see. */
export function useIsModified(): boolean {
  const { store } = useWorkbench()
  return useLater(store.onHistory, () => hasUnpublishedWork(store.client))
}
