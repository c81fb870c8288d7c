interface LanguageLinksProps {
  readonly label: string
  readonly links: readonly { readonly href: string; readonly lang: string; readonly label: string }[]
}

/** The same page in other languages, each named in its own. */
export function LanguageLinks({ label, links }: LanguageLinksProps) {
  return (
    <ul className="language-links" aria-label={label}>
      {links.map(({ href, lang, label: name }) => (
        <li key={lang}>
          <a className="language-link" href={href} hrefLang={lang} lang={lang} data-language="">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
