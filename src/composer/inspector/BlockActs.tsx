import { useSyncExternalStore } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { actIcons, MENU_GROUPS } from '#composer/commands/act-icons.ts'
import { plainCommands, type PlainCommandName } from '#composer/commands/commands.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The acts on the selected elements in groups, each with its key, and the reason of one that is not possible. */
export function useBlockActs(): readonly { readonly acts: readonly MenuAct[] }[] {
  const text = useComposerText()
  const { runner, selection, store } = useWorkbench()
  useSyncExternalStore(selection.subscribe, () => selection.ids)
  useSyncExternalStore(store.onHistory, () => store.document)
  const actOf = (name: PlainCommandName): MenuAct => {
    const { label, keys } = plainCommands[name]
    const icon = actIcons[name]
    return {
      label: text(label),
      ...(icon && { icon }),
      ...(keys[0] !== undefined && { shortcut: shortcutText(keys[0]) }),
      ...(name === 'remove' && { tone: 'remove' as const }),
      refusal: runner.refusalOf(plainCommands[name], undefined) ?? false,
      onAct: () => void runner.run(plainCommands[name], undefined),
    }
  }
  return MENU_GROUPS.map((names) => ({ acts: names.map(actOf) }))
}

/** The acts on the selected elements, in a menu. */
export function BlockActs({ extra = [] }: { readonly extra?: readonly MenuAct[] }) {
  const text = useComposerText()
  const groups = useBlockActs()
  return (
    <Menu groups={[...(extra.length > 0 ? [{ acts: extra }] : []), ...groups]}>
      <IconButton icon="ellipsis" size="medium" label={text('composer.acts')} hasTooltip={false} />
    </Menu>
  )
}

/** A button of an act on the selected element. */
export function BlockAct({ name }: { readonly name: PlainCommandName }) {
  const text = useComposerText()
  const { runner } = useWorkbench()
  const { label, keys } = plainCommands[name]
  return (
    <IconButton
      icon={actIcons[name] ?? 'ellipsis'}
      size="medium"
      label={text(label)}
      shortcut={shortcutText(keys[0] ?? '')}
      onClick={() => runner.run(plainCommands[name], undefined)}
    />
  )
}
