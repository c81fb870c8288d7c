import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { pageAddress } from '#composer/page/page-address.ts'
import { isShell, shellIdOf } from '#composer/shells/shell-facts.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useHead, useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The rare acts of a wide bar: the page on the site, a name for its version, its header and footer, the keys. */
export function WideMore() {
  const text = useComposerText()
  const bench = useWorkbench()
  useHead('/url')
  const { dialog, props } = bench
  const seeing: readonly MenuAct[] = [{ label: text('composer.view'), icon: 'external-link', href: pageAddress(bench), isNewTab: true }]
  const work: readonly MenuAct[] = [
    { label: text('composer.name-version.title'), icon: 'history', onAct: () => dialog.set('name-version') },
    ...(isShell(bench)
      ? []
      : [{ label: text('composer.shell.edit'), icon: 'layers' as const, onAct: () => props.onShell(shellIdOf(bench)) }]),
    { label: text('composer.help.open'), icon: 'info', onAct: () => dialog.set('help') },
  ]
  return (
    <Menu groups={[{ acts: seeing }, { acts: work }]}>
      <IconButton icon="ellipsis" size="medium" label={text('composer.more')} hasTooltip={false} />
    </Menu>
  )
}
