import { ContextMenu } from '#kit/overlays/Menu.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { OUTLINE_ACTS } from './act-icons.ts'
import { useBlockMenu } from './use-acts.ts'

/** The menu of the selected elements, at the point where it was asked for. */
export function BlockContextMenu() {
  const text = useComposerText()
  const { menu } = useWorkbench()
  const at = useValue(menu)
  const groups = useBlockMenu(at?.isOnOutline ? OUTLINE_ACTS : [])
  return at && <ContextMenu key={`${at.x} ${at.y}`} at={at} label={text('composer.acts')} groups={groups} onClose={() => menu.set(null)} />
}
