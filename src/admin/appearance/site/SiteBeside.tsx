import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { frameAddress, USUAL_VIEW } from '#schemas/composer/frame-view.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { SegmentedControl } from '#kit/fields/SegmentedControl.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { drawnIn, PageFrame } from '#composer/canvas/PageFrame.tsx'
import { useSize } from '#composer/canvas/use-size.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useIsNarrow } from '#admin/screens/use-is-narrow.ts'
import { useAppearanceForm, usePublishedForm, type ReadAppearance } from '../appearance-form.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
import { adoptTheme, trialSheet } from './adopt-theme.ts'
import { useSitePages } from './use-site-pages.ts'

interface SiteProps {
  readonly session: ItemSession
  readonly shown: ReadAppearance['shown']
}

const WIDTHS = { desktop: 1280, phone: 390 } as const
type Width = keyof typeof WIDTHS

/** The frame of a page of the site in the colours of the trial, as they are typed. */
function TrialFrame({ session, shown, page, width }: SiteProps & { readonly page: number; readonly width: Width }) {
  const text = useAppearanceText()
  const { admin, lock, start } = usePanel()
  const { element, size } = useSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const css = trialSheet(useAppearanceForm(session), usePublishedForm(session), shown)
  const logos = JSON.stringify(shown.logos)
  const locale = start.locales[0] ?? ''
  const preview = useQuery({
    queryKey: ['appearance-preview', page, locale],
    queryFn: () => lock.read(() => admin.caller.act('preview.create', { method: 'POST', params: { kind: 'page', id: page, locale } })),
    staleTime: Infinity,
    gcTime: 0,
  })
  useEffect(() => {
    if (frame.current) adoptTheme(frame.current, css)
  }, [css])
  const address = preview.data && frameAddress(preview.data.url, USUAL_VIEW, 'live', { appearance: 'essai' })
  return (
    <div ref={element} className={styles.room}>
      {preview.isPending && <p className={styles.help}>{text('appearance.site.loading')}</p>}
      {preview.isError && (
        <Note tone="refusal">
          <p>{text('appearance.site.failed')}</p>
          <Button size="small" onClick={() => void preview.refetch()}>
            {text('appearance.site.again')}
          </Button>
        </Note>
      )}
      {address !== undefined && (
        <PageFrame
          // Other logos are another page.
          key={`${address} ${logos}`}
          title={text('appearance.site.title')}
          address={address}
          size={size}
          drawn={drawnIn(size, WIDTHS[width])}
          onLoad={(loaded) => {
            frame.current = loaded
            adoptTheme(loaded, css)
          }}
        />
      )}
    </div>
  )
}

/** The site beside the form: a page of it, as a computer or a phone shows it. */
export function SiteBeside(props: SiteProps) {
  const text = useAppearanceText()
  const pages = useSitePages()
  const [chosen, setChosen] = useState('')
  const isNarrow = useIsNarrow()
  const [width, setWidth] = useState<Width>(isNarrow ? 'phone' : 'desktop')
  const page = pages.find(({ id }) => String(id) === chosen) ?? pages[0]
  if (!page) return null
  return (
    <section className={styles.site} aria-label={text('appearance.site.title')}>
      <div className={styles.tools}>
        <Select
          label={text('appearance.site.page')}
          isLabelHidden
          value={String(page.id)}
          options={pages.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={setChosen}
        />
        <SegmentedControl<Width>
          label={text('appearance.site.width')}
          value={width}
          onChange={setWidth}
          segments={[
            { value: 'desktop', label: text('appearance.site.desktop'), icon: 'monitor', isIconAlone: true },
            { value: 'phone', label: text('appearance.site.phone'), icon: 'smartphone', isIconAlone: true },
          ]}
        />
      </div>
      <TrialFrame key={page.id} {...props} page={page.id} width={width} />
    </section>
  )
}
