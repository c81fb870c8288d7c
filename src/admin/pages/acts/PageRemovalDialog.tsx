import { RemovalDialog } from '#composer/usage/RemovalDialog.tsx'
import type { PageItem } from '#admin/pages/page-states.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { usePageRemovals, type Removal } from './use-page-removals.ts'

interface PageRemovalDialogProps {
  readonly page: PageItem
  readonly title: string
  readonly removal: Removal
  readonly onClose: () => void
}

/** The question before a page is taken away that other places lead to. */
export function PageRemovalDialog({ page, title, removal, onClose }: PageRemovalDialogProps) {
  const text = usePanelText()
  const { admin } = usePanel()
  const { remove } = usePageRemovals(page, title)
  return (
    <RemovalDialog
      admin={admin}
      kind="page"
      name={page.id}
      title={text(`panel.removal.${removal}`, { title })}
      consequence={text(`panel.removal.${removal}.after`)}
      act={text(`panel.removal.${removal}.act`)}
      onClose={onClose}
      onRemove={(used) => void remove[removal](used)}
    />
  )
}
