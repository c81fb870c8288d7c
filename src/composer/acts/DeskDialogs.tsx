import type { ComponentType } from 'react'
import { ApprovalDialog } from '#composer/approval/ApprovalDialog.tsx'
import { SiblingDialog } from '#composer/shells/SiblingDialog.tsx'
import { QuestionsDialog } from '#composer/checks/QuestionsDialog.tsx'
import { CommandPalette } from '#composer/command-palette/CommandPalette.tsx'
import { HelpDialog } from '#composer/help/HelpDialog.tsx'
import { NotesSheet } from '#composer/notes/NotesSheet.tsx'
import { MoveSheet } from '#composer/moving/MoveSheet.tsx'
import { PlanDialog } from '#composer/planning/PlanDialog.tsx'
import { NameVersionDialog } from '#composer/revisions/NameVersionDialog.tsx'
import { ViewSheet } from '#composer/view/ViewAs.tsx'
import { OfflineDialog } from '#composer/usage/OfflineDialog.tsx'
import { ShareDialog } from '#composer/sharing/ShareDialog.tsx'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import type { DeskDialog } from '#composer/workbench/workbench.ts'
import { RenameDialog } from './RenameDialog.tsx'

const dialogs: Readonly<Record<Exclude<DeskDialog, 'view'>, ComponentType<{ readonly onClose: () => void }>>> = {
  palette: CommandPalette,
  help: HelpDialog,
  approval: ApprovalDialog,
  notes: NotesSheet,
  share: ShareDialog,
  move: MoveSheet,
  'name-version': NameVersionDialog,
  offline: OfflineDialog,
  plan: PlanDialog,
  rename: RenameDialog,
  questions: QuestionsDialog,
  sibling: SiblingDialog,
}

/** The dialog that an act has opened, over the work. */
export function DeskDialogs({ hasViewSheet }: { /** The bar has no room for the views of the page. */ readonly hasViewSheet: boolean }) {
  const { dialog } = useWorkbench()
  const open = useValue(dialog)
  if (open === null) return null
  if (open === 'view') return hasViewSheet && <ViewSheet />
  const Opened = dialogs[open]
  return <Opened onClose={() => dialog.set(null)} />
}
