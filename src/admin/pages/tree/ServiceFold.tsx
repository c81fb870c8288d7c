import { Button } from '#kit/buttons/Button.tsx'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { useTree } from './tree-context.ts'
import { SERVICE_ROWS } from './tree-rows.ts'

/** Shows the pages that serve the site itself, or folds them away; a search shows what it finds of them. */
export function ServiceFold() {
  const text = usePanelText()
  const { tree, fold, search } = useTree()
  const isOpen = tree.service.length > 0
  if (search !== '') return null
  return (
    <Button size="small" variant="link" aria-expanded={isOpen} onClick={() => fold(SERVICE_ROWS, isOpen)}>
      {text(isOpen ? 'panel.tree.service.fold' : 'panel.tree.service.show')}
    </Button>
  )
}
