import type { MenuAct, MenuGroup } from '#kit/overlays/Menu.tsx'
import type { PaletteEntry } from '#kit/palette/palette-entry.ts'
import { whyGroup } from '#composer/acts/use-acts.ts'
import { useLanguageActs, useLiveAct } from '#composer/bar/use-page-acts.ts'
import { useShareAct } from '#composer/sections/use-share-act.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'

/** The acts of menus that need more than the table of acts: on the selected element, on the page, and its languages. */
export function useMenuEntries(): readonly PaletteEntry[] {
  const text = useComposerText()
  const bench = useWorkbench()
  const { ids } = bench.selection
  const shares = useShareAct(ids.length === 1 ? (ids[0] ?? '') : '')
  const languages = { label: text('composer.language'), acts: useLanguageActs() }
  return entriesOf([...whyGroup(bench), { acts: shares }, { acts: [useLiveAct()] }, languages])
}

/** Lists the acts of menus that do something now as entries, with the names of their groups behind them. */
export function entriesOf(groups: readonly MenuGroup[]): readonly PaletteEntry[] {
  return groups.flatMap(({ label: words, acts }) =>
    acts
      .filter(({ isChosen = false, refusal = false }) => !isChosen && refusal === false)
      .map(({ label, icon, ...act }) => ({
        key: `menu ${label}`,
        label,
        ...(words !== undefined && { words }),
        ...(icon && { icon }),
        run: () => take(act),
      })),
  )
}

function take({ href, isNewTab = false, onAct }: Pick<MenuAct, 'href' | 'isNewTab' | 'onAct'>): void {
  onAct?.()
  if (href !== undefined) window.open(href, isNewTab ? '_blank' : '_self', 'noopener')
}
