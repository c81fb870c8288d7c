/** What the browser shows when drawing a page fails, or its error page does: it depends on nothing that could fail too. */
export function BrokenPage() {
  return (
    <main className="message-page">
      <h1>Erreur 500</h1>
      <p>Une erreur est survenue pendant l’affichage de la page d’erreur.</p>
      <p>
        <a href="/" data-full-load="">
          Revenir à l’accueil
        </a>
      </p>
    </main>
  )
}
