import { Button } from '#kit/buttons/Button.tsx'
import { Menu, type MenuAct } from '#kit/overlays/Menu.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText, type PanelText } from '#admin/texts/use-panel-text.ts'
import { TOP, topEntries } from '#admin/pages/menu/menu-entry.ts'
import { AT_END } from '#admin/pages/new/new-in-address.ts'
import { useTree, type TreeWork } from './tree-context.ts'

/** The acts that put something new at the end of the menu. */
function addActs({ acts, document, choose, newPage }: TreeWork, locale: string, text: PanelText): readonly MenuAct[] {
  const add = (linkType: 'SELF' | 'NONE', title: string) => {
    const at = { in: TOP, after: topEntries(document).at(-1)?.id ?? null, before: null }
    const id = acts.insert({ linkType, isShown: true, texts: { [locale]: { title } } }, at)
    if (id !== null) choose(id)
  }
  return [
    { label: text('panel.tree.addPage'), icon: 'file-text', onAct: () => newPage(AT_END) },
    { label: text('panel.tree.addHeading'), icon: 'type', onAct: () => add('NONE', text('panel.tree.headingName')) },
    { label: text('panel.tree.addAddress'), icon: 'link', onAct: () => add('SELF', text('panel.tree.addressName')) },
  ]
}

/** The button that puts something new into the menu. */
export function AddToMenu() {
  const text = usePanelText()
  const { start } = usePanel()
  const work = useTree()
  return (
    <Menu groups={() => [{ acts: addActs(work, start.locales[0] ?? '', text) }]}>
      <Button size="small" variant="link" icon="plus">
        {text('panel.tree.add')}
      </Button>
    </Menu>
  )
}
