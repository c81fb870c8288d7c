import { memo } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import type { ActName } from '#composer/acts/acts.ts'
import { useAct, useBlockMenu } from '#composer/acts/use-acts.ts'
import { isOffered } from '#composer/acts/offered.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

interface BlockActsProps {
  readonly extra?: readonly MenuAct[]
  /** Acts of the table that come before those of every menu. */
  readonly first?: readonly ActName[]
}

/** The acts on the selected elements, in a menu. */
export const BlockActs = memo(function ActsMenu({ extra = [], first = [] }: BlockActsProps) {
  const text = useComposerText()
  const groups = useBlockMenu(first)
  return (
    <Menu groups={() => [...(extra.length > 0 ? [{ acts: extra }] : []), ...groups()]}>
      <IconButton icon="ellipsis" size="medium" label={text('composer.acts')} hasTooltip={false} />
    </Menu>
  )
})

/** A button of an act on the selected element; nothing for an act that is not the person's. */
export const BlockAct = memo(function OfferedAct({ name }: { readonly name: ActName }) {
  return isOffered(useWorkbench(), name) && <ActButton name={name} />
})

function ActButton({ name }: { readonly name: ActName }) {
  const { label, icon = 'ellipsis', shortcut = '', refusal = false, onAct } = useAct(name)
  return <IconButton icon={icon} size="medium" label={label} shortcut={shortcut} refusal={refusal} onClick={() => onAct?.()} />
}
