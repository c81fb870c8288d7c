interface FilmProps {
  readonly src: string
  readonly label: string
  readonly poster?: string | undefined
  readonly ratio?: string | undefined
  /** Its captions by language. */
  readonly captions?: readonly { readonly locale: string; readonly label: string; readonly path: string }[] | undefined
  readonly preload: 'none' | 'metadata'
  readonly className?: string | undefined
  readonly onError?: (() => void) | undefined
}

/** A film of the site, with the browser's own controls and its captions. */
export function Film({ src, label, poster, ratio, captions = [], preload, className, onError }: FilmProps) {
  return (
    <video
      // An error before the film is in the page has no listener yet.
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
