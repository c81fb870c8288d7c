import { Button } from '#kit/buttons/Button.tsx'
import type { ListFilters } from '#admin/pages/list-filters.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'

interface TrashButtonProps {
  readonly filters: ListFilters
  readonly onChange: (filters: Partial<ListFilters>) => void
}

/** Shows the pages in the trash, and the others again. */
export function TrashButton({ filters: { state }, onChange }: TrashButtonProps) {
  const text = usePanelText()
  const isTrash = state === 'ARCHIVED'
  return (
    <Button variant="subtle" icon="trash" aria-pressed={isTrash} onClick={() => onChange({ state: isTrash ? null : 'ARCHIVED' })}>
      {text('panel.act.trashView')}
    </Button>
  )
}
