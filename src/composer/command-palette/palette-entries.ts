import { holdsWords } from '#schemas/text/plain-letters.ts'
import type { PaletteEntry } from '#kit/palette/palette-entry.ts'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import type { Desk } from '#composer/acts/act.ts'
import { actIcons } from '#composer/acts/act-icons.ts'
import { actNames, acts } from '#composer/acts/acts.ts'
import { isOffered } from '#composer/acts/offered.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { wordsIn } from '#composer/block-types/block-words.ts'
import { commands } from '#composer/commands/commands.ts'
import { slotsBeside } from '#composer/commands/move-steps.ts'
import { transformTargets } from '#composer/commands/transform.ts'
import { nameOf, selectedBlock } from '#composer/commands/selected-block.ts'
import { shownCombo } from '#composer/keys/shown-combo.ts'
import { treeIndex } from '#composer/tree-index/tree-index.ts'
import { pagePath } from '#i18n/locale.ts'
import type { ComposerProps } from '#composer/composer-props.ts'
import type { ComposerText } from '#composer/words/use-composer-text.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The most lines of one group. */
const SHOWN = 8

/** The acts that are possible now and whose words hold the query. */
export function actEntries(desk: Desk, text: ComposerText, query: string): readonly PaletteEntry[] {
  const plain = actNames
    .filter((name) => name !== 'palette' && isOffered(desk.bench, name) && acts[name].refusalOf(desk) === null)
    .map((name): PaletteEntry => {
      const { label, keys, run } = acts[name]
      const icon = actIcons[name]
      const combo = shownCombo(keys)
      return {
        key: name,
        label: text(label),
        ...(icon && { icon }),
        ...(combo !== undefined && { shortcut: shortcutText(combo) }),
        run: () => run(desk),
      }
    })
  // Without words there would be one line for each type.
  const more = query.trim() === '' || desk.bench.may === 'words' ? [] : [...transformEntries(desk, text), ...slotEntries(desk, text)]
  return found([...plain, ...more], query)
}

function transformEntries({ bench: { runner } }: Desk, text: ComposerText): PaletteEntry[] {
  return transformTargets(runner.situation).map((type) => ({
    key: `transform ${type}`,
    label: text('composer.palette.transform', { type: labelOf(runner.situation.registry, type) }),
    icon: 'replace',
    run: () => void runner.run(commands.transform, { type }),
  }))
}

function slotEntries({ bench: { runner } }: Desk, text: ComposerText): PaletteEntry[] {
  const { registry } = runner.situation
  const block = selectedBlock(runner.situation)
  const around = 'refusal' in block ? '' : (block.around?.block.type ?? '')
  return slotsBeside(runner.situation).map((slot) => ({
    key: `slot ${slot}`,
    label: text('composer.palette.slot', { slot: ownValue(registry.types.get(around)?.manifest.slots, slot)?.label.fr ?? slot }),
    icon: 'move',
    run: () => void runner.run(commands.moveToSlot, { slot }),
  }))
}

/** The blocks of this page whose names or first words hold the query; none without one. */
export function blockEntries({ bench }: Desk, query: string): readonly PaletteEntry[] {
  const { registry, document, values } = bench.runner.situation
  if (query.trim() === '') return []
  const entries = treeIndex(document, registry).lines.map(({ id }): PaletteEntry => {
    const block = bench.store.block(id)
    return {
      key: id,
      label: nameOf({ document, registry }, id),
      words: block ? wordsIn(registry, block, values) : '',
      icon: 'layers',
      run: () => bench.selection.select([id]),
    }
  })
  return found(entries, query)
}

/** A page of the site, as the list of pages gives it. */
export interface ListedPage {
  readonly id: number
  readonly title: string
  readonly url: string
}

/** The pages of the site whose title or address holds the query. */
export function pageEntries(
  pages: readonly ListedPage[],
  { onPage, locale, site }: Pick<ComposerProps, 'onPage' | 'locale' | 'site'>,
  query: string,
): readonly PaletteEntry[] {
  const entries = pages.map(({ id, title, url }): PaletteEntry => ({
    key: `page ${id}`,
    label: title,
    words: pagePath(url, locale, site.locales),
    icon: 'file-text',
    run: () => onPage(id),
  }))
  return found(entries, query)
}

/** The entry that begins a new page, where its words hold the query. */
export function newPageEntries(text: ComposerText, begin: () => void, query: string): readonly PaletteEntry[] {
  return found([{ key: 'new page', label: text('composer.palette.newPage'), icon: 'file-text', run: begin }], query)
}

/** The entries whose words hold the query, as many as a group shows. */
export function found(entries: readonly PaletteEntry[], query: string): readonly PaletteEntry[] {
  return entries.filter(({ label, words = '' }) => holdsWords(`${label} ${words}`, query)).slice(0, SHOWN)
}
