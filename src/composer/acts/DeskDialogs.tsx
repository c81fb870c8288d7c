import { CommandPalette } from '#composer/command-palette/CommandPalette.tsx'
import { HelpDialog } from '#composer/help/HelpDialog.tsx'
import { MoveSheet } from '#composer/moving/MoveSheet.tsx'
import { ViewSheet } from '#composer/view/ViewAs.tsx'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { RenameDialog } from './RenameDialog.tsx'

/** The dialog that an act has opened, over the work. */
export function DeskDialogs({ hasViewSheet }: { /** The bar has no room for the views of the page. */ readonly hasViewSheet: boolean }) {
  const { dialog } = useWorkbench()
  const open = useValue(dialog)
  const close = () => dialog.set(null)
  if (open === 'palette') return <CommandPalette onClose={close} />
  if (open === 'help') return <HelpDialog onClose={close} />
  if (open === 'view') return hasViewSheet && <ViewSheet />
  if (open === 'move') return <MoveSheet onClose={close} />
  return open === 'rename' && <RenameDialog onClose={close} />
}
