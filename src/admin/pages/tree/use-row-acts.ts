import type { MenuAct, MenuGroup } from '#kit/overlays/Menu.tsx'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText, type PanelText } from '#admin/texts/use-panel-text.ts'
import { entryOf, entryTitle, TOP, topEntries } from '#admin/pages/menu/menu-entry.ts'
import { stepPlace, type Step } from './step-place.ts'
import { useTree, type TreeWork } from './tree-context.ts'
import type { EntryRow, PageRow, TreeRow } from './tree-rows.ts'

const shortcuts: Readonly<Record<Step, string>> = { up: 'Alt ↑', down: 'Alt ↓', in: 'Alt →', out: 'Alt ←' }

/** The tree, and the language of the site and the words in which its acts are named. */
interface Wording {
  readonly work: TreeWork
  readonly locale: string
  readonly text: PanelText
}

/** The name of an entry, which may be hidden by a search. */
function nameOf(id: string, { document, pages }: TreeWork, locale: string): string {
  const block = findBlock(document, id)?.block
  if (!block) return ''
  const entry = entryOf(block)
  return entryTitle(entry, pages.find((page) => page.id === entry.pageId) ?? null, locale)
}

function stepLabel(step: Step, { parent, id }: EntryRow, { work, locale, text }: Wording): string {
  if (step === 'up' || step === 'down') return text(`panel.tree.${step}`)
  const found = findBlock(work.document, id)
  const other = step === 'in' ? found?.list[found.index - 1]?.id : parent
  return text(`panel.tree.${step}`, { name: typeof other === 'string' ? nameOf(other, work, locale) : '' })
}

function stepActs(row: EntryRow, wording: Wording): MenuAct[] {
  const { work } = wording
  const steps: readonly Step[] = ['up', 'down', 'in', 'out']
  return steps
    .filter((step) => stepPlace(work.document, row.id, step) !== null)
    .map((step): MenuAct => {
      const icon = step === 'up' ? 'arrow-up' : step === 'down' ? 'arrow-down' : undefined
      const label = stepLabel(step, row, wording)
      return { label, ...(icon && { icon }), shortcut: shortcuts[step], onAct: () => void work.acts.step(row.id, step) }
    })
}

function entryGroups(row: EntryRow, wording: Wording): MenuGroup[] {
  const { work, text } = wording
  const { acts, choose, newPage } = work
  const { isShown } = entryOf(row.block)
  return [
    { label: text('panel.tree.groupMenu'), acts: stepActs(row, wording) },
    {
      acts: [
        { label: text('panel.tree.details'), icon: 'settings', onAct: () => choose(row.id) },
        { label: text('panel.tree.newUnder', { name: row.title }), icon: 'plus', onAct: () => newPage(row.id) },
        {
          label: text(isShown ? 'panel.tree.hide' : 'panel.tree.show'),
          icon: isShown ? 'eye-off' : 'eye',
          onAct: () => acts.show(row.id, !isShown),
        },
        { label: text('panel.tree.remove'), icon: 'unlink', onAct: () => acts.remove(row.id) },
      ],
    },
  ].filter((group) => group.acts.length > 0) as MenuGroup[]
}

/** Puts a page at the end of the menu. */
export function putIntoMenu({ page }: Pick<PageRow, 'page'>, { acts, document }: Pick<TreeWork, 'acts' | 'document'>): string | null {
  const after = topEntries(document).at(-1)?.id ?? null
  return acts.insert({ linkType: 'SELF', isShown: true, pageId: page.id, texts: {} }, { in: TOP, after, before: null })
}

/** The acts of a row on the menu of the site. */
export function useRowGroups(): (row: TreeRow) => MenuGroup[] {
  const text = usePanelText()
  const { start } = usePanel()
  const work = useTree()
  return (row) => {
    if (row.kind === 'entry') return entryGroups(row, { work, locale: start.locales[0] ?? '', text })
    // The page of a single item has no address of its own, to which the menu could lead.
    if (hasBraces(row.page.url)) return []
    return [{ acts: [{ label: text('panel.tree.put'), icon: 'menu', onAct: () => void putIntoMenu(row, work) }] }]
  }
}
