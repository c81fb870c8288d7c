import { previewOf, stemOf, type MediaFile } from '#admin/media/media-file.ts'
import { useMediaText } from '#admin/media/use-media-text.ts'
import styles from './details.module.css'

/** The film of a sheet as visitors play it, with its poster and captions. */
export function FilmPlayer({ file }: { readonly file: MediaFile }) {
  const text = useMediaText()
  const { externalPath, captions = [] } = file.image
  const poster = previewOf(file)
  return (
    <video
      key={externalPath}
      className={styles.film}
      src={externalPath}
      {...(poster !== null && { poster })}
      controls
      playsInline
      preload="none"
      aria-label={text('media.film', { name: stemOf(file) })}
    >
      {captions.map(({ locale, label, path }) => (
        <track key={locale} kind="captions" src={path} srcLang={locale.replace('_', '-')} label={label} />
      ))}
    </video>
  )
}
