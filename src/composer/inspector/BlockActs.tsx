import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { blockCommands, type BlockCommandName } from '#composer/commands/commands.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

const commandIcons = { moveUp: 'arrow-up', moveDown: 'arrow-down', duplicate: 'copy', remove: 'trash' } as const

/** The acts on the selected element, in a menu. */
export function BlockActs({ extra = [] }: { readonly extra?: readonly { label: string; onAct: () => void }[] }) {
  const text = useComposerText()
  const { runner } = useWorkbench()
  const acts = (Object.keys(blockCommands) as BlockCommandName[]).map((name) => {
    const { label, keys } = blockCommands[name]
    return {
      label: text(label),
      icon: commandIcons[name],
      shortcut: shortcutText(keys[0] ?? ''),
      ...(name === 'remove' && { tone: 'remove' as const }),
      onAct: () => void runner.run(blockCommands[name], undefined),
    }
  })
  return (
    <Menu groups={[...(extra.length > 0 ? [{ acts: extra }] : []), { acts: acts.slice(0, 3) }, { acts: acts.slice(3) }]}>
      <IconButton icon="ellipsis" size="medium" label={text('composer.acts')} hasTooltip={false} />
    </Menu>
  )
}

/** A button of an act on the selected element. */
export function BlockAct({ name }: { readonly name: BlockCommandName }) {
  const text = useComposerText()
  const { runner } = useWorkbench()
  const { label, keys } = blockCommands[name]
  return (
    <IconButton
      icon={commandIcons[name]}
      size="medium"
      label={text(label)}
      shortcut={shortcutText(keys[0] ?? '')}
      onClick={() => runner.run(blockCommands[name], undefined)}
    />
  )
}
