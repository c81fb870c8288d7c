import { unreadableReasons } from '#schemas/errors/error-details.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

/** The content of an error page. */
export interface ErrorPageContent {
  readonly status: number
  readonly title: string
  /** Set when a response was cut while it was sent. */
  readonly isCut?: boolean
}

const HOME = '<a href="/" style="color: inherit">Revenir à l’accueil</a>'

function page(title: string, lines: readonly string[]): string {
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('\n')
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title></head>
<body style="font: 18px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; color: #1d2433">
<main><h1 style="font-size: 1.6rem; line-height: 1.3">${escapeHtml(title)}</h1>
${paragraphs}</main>
</body></html>
`
}

const french: Readonly<Record<number, string>> = {
  400: 'Cette adresse est illisible.',
  404: 'Cette page est introuvable.',
  405: 'Cette page ne reçoit pas d’envoi.',
  503: 'Le site est momentanément indisponible. Réessayez dans quelques instants.',
}

/** The page for an error, made without the site: used when the site cannot draw its own. */
export function plainErrorPage({ status, title, isCut }: ErrorPageContent): string {
  return page(title, [
    isCut ? unreadableReasons.CUT.fr : (french[status] ?? 'Une erreur est survenue de notre côté.'),
    `Erreur ${status}`,
    HOME,
  ])
}

/** The last page of all: the one that says that the error page itself could not be shown. */
export function failedErrorPage(): string {
  return page('L’affichage de la page d’erreur a échoué', [
    'Une erreur est survenue, puis une autre pendant l’affichage de la page d’erreur.',
    '<span lang="en">An error occurred while displaying the error page.</span>',
    HOME,
  ])
}

/** The page for an unknown site: no site can render it, and it links no home page. */
export function unknownSitePage(status: number): string {
  return page('Site inconnu', [
    'Aucun site ne répond à cette adresse.',
    '<span lang="en">Unknown site: none answers at this address.</span>',
    `Erreur ${status}`,
  ])
}
