const WORDS = {
  fr: {
    title: 'Erreur 500',
    text: 'Une erreur est survenue pendant l’affichage de la page d’erreur.',
    home: 'Revenir à l’accueil',
  },
  en: { title: 'Error 500', text: 'An error occurred while displaying the error page.', home: 'Back to the home page' },
} as const

/** What the browser shows when drawing a page fails, or its error page does: it depends on nothing that could fail too. */
export function BrokenPage() {
  const isEnglish = document.documentElement.lang.startsWith('en')
  const words = isEnglish ? WORDS.en : WORDS.fr
  // The prefix of the address that failed, where the home page of its language is.
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
