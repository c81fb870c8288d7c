import type { Block } from '#schemas/generated/content.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock } from '#engine/draft/document/find-block.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import { entriesBelow, entryOf, entryTitle, topEntries } from '#admin/pages/menu/menu-entry.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { hiddenAbove, NEW_ENTRY } from './menu-place.ts'
import styles from './menu-place.module.css'

interface MenuPreviewProps {
  readonly shown: EditedDocument
  readonly pages: readonly PageItem[]
  readonly locale: string
}

/** The menu as visitors will see it: its entries in a line, and those beside the new page below. */
export function MenuPreview({ shown, pages, locale }: MenuPreviewProps) {
  const text = usePanelText()
  const { ground, ink, accent } = usePanel().start.siteColors
  const asSite = { backgroundColor: ground, color: ink, textDecorationColor: accent }
  const nameOf = (block: Block) => {
    const entry = entryOf(block)
    return ownValue(entry.texts, locale)?.menuTitle ?? entryTitle(entry, pages.find(({ id }) => id === entry.pageId) ?? null, locale)
  }
  const seen = (list: readonly Block[]) => list.filter((block) => entryOf(block).isShown)
  const around: Block[] = []
  for (let found = findBlock(shown, NEW_ENTRY); found; found = found.around) around.unshift(found.block)
  const [open] = around
  const hidden = hiddenAbove(shown)
  return (
    <figure className={styles.preview}>
      <figcaption>{text('panel.new.place.preview')}</figcaption>
      <div className={styles.bar} style={asSite}>
        {seen(topEntries(shown)).map((block) => (
          <span key={block.id} data-open={block === open || undefined}>
            {nameOf(block)}
          </span>
        ))}
      </div>
      {hidden && <p className={styles.unseen}>{text('panel.new.place.hidden', { name: nameOf(hidden) })}</p>}
      {open && !hidden && entriesBelow(open).length > 0 && (
        <div className={styles.drop} style={asSite}>
          {seen(entriesBelow(open)).map((block) => (
            <span key={block.id} data-open={around.includes(block) || undefined}>
              {nameOf(block)}
            </span>
          ))}
        </div>
      )}
    </figure>
  )
}
