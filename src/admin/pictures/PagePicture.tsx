import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from '#kit/class-names.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './pictures.module.css'

interface PagePictureProps {
  readonly id: number
  readonly locale: string
  /** Changes with each change of the page, after which its picture may be another one. */
  readonly version: string
  /** True for a picture as wide as its room. */
  readonly isWide?: boolean
  /** Stands where there is no picture yet. */
  readonly children: ReactNode
}

/** The picture of a page; an outline in its place is marked as one. A stale picture is made again while the last one is shown. */
export function PagePicture({ id, locale, version, isWide = false, children }: PagePictureProps) {
  const text = usePanelText()
  const { pictures } = usePanel()
  const picture = useSyncExternalStore(pictures.subscribe, () => pictures.get({ id, locale }))
  useEffect(() => pictures.ask({ id, locale }), [pictures, id, locale, version])
  const outline = picture?.isOutline === true ? text('panel.pictures.outline') : undefined
  return (
    <span
      className={classNames(styles.picture, isWide && styles.wide)}
      data-picture={picture ? (outline ? 'outline' : 'page') : 'none'}
      title={outline}
    >
      {picture ? <img src={picture.src} alt="" width="640" height="400" loading="lazy" /> : children}
      {outline && <VisuallyHidden>{outline}</VisuallyHidden>}
    </span>
  )
}
