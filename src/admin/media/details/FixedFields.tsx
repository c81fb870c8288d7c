import { Fragment } from 'react'
import { ownValue } from '#schemas/names/own-value.ts'
import { Note } from '#kit/feedback/Note.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { MediaThumb } from '#admin/media/list/MediaThumb.tsx'
import { stemOf, type MediaFile } from '#admin/media/media-file.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import { languageName } from '#admin/texts/language-name.ts'
import { FilmPlayer } from './FilmPlayer.tsx'
import styles from './details.module.css'

/** Preview, texts and name of a file that the person may not change, and who may. */
export function FixedFields({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  const { locales } = usePanel().start
  const altOf = (locale: string): string => {
    const alt = ownValue(file.texts, locale)?.alt
    if (alt === undefined) return text('media.alt.none')
    return alt === '' ? text('media.decorative') : alt
  }
  const labelOf = (locale: string): string =>
    locales.length === 1 ? text('media.alt') : text('media.altIn', { language: languageName(locale).toLowerCase() })
  return (
    <div className={styles.fields}>
      {file.kind === 'VIDEO' ? (
        <FilmPlayer file={file} />
      ) : (
        <div className={styles.preview}>
          <MediaThumb file={file} />
        </div>
      )}
      <Note>{text('media.shown.one', { kind: file.kind })}</Note>
      <dl className={styles.list}>
        <dt>{text('media.name')}</dt>
        <dd>{stemOf(file)}</dd>
        {file.kind !== 'DOCUMENT' &&
          locales.map((locale) => (
            <Fragment key={locale}>
              <dt>{labelOf(locale)}</dt>
              <dd>{altOf(locale)}</dd>
            </Fragment>
          ))}
      </dl>
    </div>
  )
}
