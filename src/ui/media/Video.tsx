interface FilmProps {
  readonly src: string
  readonly label: string
  readonly poster?: string | undefined
  readonly ratio?: string | undefined
  /** What it says, in the languages in which somebody wrote it down. */
  readonly captions?: readonly { readonly locale: string; readonly label: string; readonly path: string }[] | undefined
  readonly preload: 'none' | 'metadata'
  readonly className?: string | undefined
  readonly onError?: (() => void) | undefined
}

/** A film of the site, with the browser's own controls and its captions. */
export function Film({ src, label, poster, ratio, captions = [], preload, className, onError }: FilmProps) {
  return (
    <video
      // What is lost before the film stands in the page is told to nobody.
      ref={(film) => void (film?.error && onError?.())}
      className={className}
      data-ratio={ratio}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      playsInline
      preload={preload}
      onError={onError}
    >
      {captions.map(({ locale, label: language, path }) => (
        <track key={locale} kind="captions" src={path} srcLang={locale.replace('_', '-')} label={language} />
      ))}
    </video>
  )
}
