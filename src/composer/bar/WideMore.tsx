import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { isOffered } from '#composer/acts/offered.ts'
import { isShell, shellIdOf } from '#composer/shells/shell-facts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { useLiveAct } from './use-page-acts.ts'

/** The rare acts of a wide bar: the page on the site, a name for its version, its header and footer, the keys. */
export function WideMore() {
  const text = useComposerText()
  const bench = useWorkbench()
  const { dialog, props } = bench
  const work: readonly MenuAct[] = [
    { label: text('composer.name-version.title'), icon: 'history', onAct: () => dialog.set('name-version') },
    ...(isShell(bench) || !isOffered(bench, 'shell')
      ? []
      : [{ label: text('composer.shell.edit'), icon: 'layers' as const, onAct: () => props.onShell(shellIdOf(bench)) }]),
    { label: text('composer.help.open'), icon: 'info', onAct: () => dialog.set('help') },
  ]
  return (
    <Menu groups={[{ acts: [useLiveAct()] }, { acts: work }]}>
      <IconButton icon="ellipsis" size="medium" label={text('composer.more')} hasTooltip={false} />
    </Menu>
  )
}
