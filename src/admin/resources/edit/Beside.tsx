import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import styles from './edit.module.css'
import type { ItemSession } from './item-session.ts'
import { SidePane } from './SidePane.tsx'
import { SitePane } from './site/SitePane.tsx'
import type { BesideView } from './use-beside.ts'

interface BesideProps {
  readonly item: ResourceItem
  readonly session: ItemSession
  readonly view: BesideView
}

/** The page of the item, or what is known about it: beside the form, in a narrow window above it. */
export function Beside({ item, session, view: { shown, isNarrow, close } }: BesideProps) {
  const text = useResourceText()
  if (!isNarrow)
    return (
      <aside
        className={styles.side}
        data-site={shown === 'site' ? '' : undefined}
        aria-label={text(shown === 'site' ? 'resources.site.title' : 'resources.about')}
      >
        {shown === 'site' ? <SitePane item={item} session={session} onClose={close} /> : <SidePane item={item} session={session} />}
      </aside>
    )
  return (
    <>
      <Sheet isOpen={shown === 'about'} onClose={close} title={text('resources.about')} from="below" isFlush>
        <SidePane item={item} session={session} />
      </Sheet>
      <Sheet isOpen={shown === 'site'} onClose={close} title={text('resources.site.title')} from="below" isFlush>
        {shown === 'site' && <SitePane item={item} session={session} isNarrow onClose={null} />}
      </Sheet>
    </>
  )
}
