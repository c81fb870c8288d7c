import { useRef, useState } from 'react'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { useSize } from '#composer/canvas/use-size.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useIsDirty } from '#admin/resources/edit/use-item-session.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { languageName } from '#admin/texts/language-name.ts'
import styles from './site.module.css'

/** Widths of the windows that a page is drawn for, in pixels. */
const widths = { wide: 1280, phone: 390 } as const
type Width = keyof typeof widths

interface PaneProps {
  readonly item: ResourceItem
  readonly session: ItemSession
  /** The window is a phone's: the page has its true width. */
  readonly isNarrow?: boolean
  /** Closes the pane; null where what is around it does. */
  readonly onClose: (() => void) | null
}

/** Keeps the place in the page where one was, when the page is drawn again. */
function useKeptPlace() {
  const top = useRef(0)
  return ({ contentWindow: shown }: HTMLIFrameElement) => {
    shown?.scrollTo({ top: top.current, behavior: 'instant' })
    shown?.addEventListener('scroll', () => void (top.current = shown.scrollY), { passive: true })
  }
}

/** The page in a frame that is as wide as the window that it is drawn for, made smaller where there is less room. */
function Frame({ address, width }: { readonly address: string; readonly width: number | null }) {
  const text = useResourceText()
  const { element, size } = useSize()
  const keepPlace = useKeptPlace()
  const scale = width === null || size.width === 0 ? 1 : Math.min(1, size.width / width)
  const style = width === null ? {} : { width: `${width}px`, height: `${100 / scale}%`, transform: `scale(${scale})` }
  return (
    <div ref={element} className={styles.desk}>
      <iframe
        src={address}
        title={text('resources.site.frame')}
        className={styles.frame}
        style={style}
        onLoad={({ currentTarget }) => keepPlace(currentTarget)}
      />
    </div>
  )
}

/** Says that what was typed last is not in the page, and saves it. */
function Behind({ session }: Pick<PaneProps, 'session'>) {
  const text = useResourceText()
  const { may } = useResource()
  if (!useIsDirty(session) || !may('write')) return null
  return (
    <Note tone="remark">
      <p>{text('resources.site.behind')}</p>
      <Button size="small" icon="rotate" onClick={() => void session.save()}>
        {text('resources.site.refresh')}
      </Button>
    </Note>
  )
}

/** The page of an item as visitors will see it once it is published, drawn again with each save. */
export function SitePane({ item, session, isNarrow = false, onClose }: PaneProps) {
  const text = useResourceText()
  const { start } = usePanel()
  const { resource } = useResource()
  const [locale, setLocale] = useState(start.locales[0] ?? '')
  const [width, setWidth] = useState<Width>('wide')
  const address = `/preview/_item/${resource.name}/${item.id}/${locale}?version=${item.version}`
  return (
    <div className={styles.pane}>
      <div className={styles.paneHead}>
        {start.locales.length > 1 && (
          <SegmentedControl
            label={text('resources.form.language')}
            value={locale}
            onChange={setLocale}
            segments={start.locales.map((each) => ({ value: each, label: languageName(each) }))}
          />
        )}
        {!isNarrow && (
          <SegmentedControl<Width>
            label={text('resources.site.width')}
            value={width}
            onChange={setWidth}
            segments={[
              { value: 'wide', label: text('resources.site.wide'), icon: 'monitor', isIconAlone: true },
              { value: 'phone', label: text('resources.site.phone'), icon: 'smartphone', isIconAlone: true },
            ]}
          />
        )}
        <a href={address} target="_blank" rel="noopener" className={styles.tab}>
          {text('resources.site.tab')}
        </a>
        {onClose !== null && <IconButton icon="x" label={text('resources.site.close')} onClick={onClose} />}
      </div>
      <Behind session={session} />
      <Frame address={address} width={isNarrow ? null : widths[width]} />
    </div>
  )
}
