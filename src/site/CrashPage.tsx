const WORDS = {
  fr: {
    title: 'Erreur 500',
    text: 'Une erreur est survenue pendant l’affichage de la page d’erreur.',
    home: 'Revenir à l’accueil',
  },
  en: { title: 'Error 500', text: 'An error occurred while displaying the error page.', home: 'Back to the home page' },
} as const

/** The page for a render error, also of the error page itself. It depends on nothing that could fail too. */
export function BrokenPage() {
  const isEnglish = document.documentElement.lang.startsWith('en')
  const words = isEnglish ? WORDS.en : WORDS.fr
  // The locale prefix of the failed URL leads to the home page of that locale.
  const home = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/.exec(location.pathname)?.[0] ?? '/'
  return (
    <main className="message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>
        <a href={home} data-full-load="">
          {words.home}
        </a>
      </p>
    </main>
  )
}
