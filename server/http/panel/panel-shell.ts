import { PANEL_ROOT, type PanelStart } from '#schemas/runtime/panel-start.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { PanelFiles } from './panel-files.ts'

/** Parts of the shell that differ from one answer to the next. */
export interface ShellParts {
  readonly start: PanelStart
  readonly files: PanelFiles
  /** Nonce that the policy of the answer allows for styles. */
  readonly nonce: string
  /** Module scripts that the development server needs first. */
  readonly development: readonly string[]
}

const head = (title: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico">
`

const script = (address: string) => `<script type="module" src="${address}"></script>`

/** Writes the one document of the panel: its script draws the rest. */
export function panelShell({ start, files, nonce, development }: ShellParts): string {
  const links = [
    ...files.styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    ...files.preloads.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...[...development, files.script].map(script),
  ]
  return `${head(`Administration · ${start.siteName}`)}<meta name="style-nonce" property="csp-nonce" nonce="${nonce}">
${links.join('\n')}
</head>
<body>
<div id="${PANEL_ROOT}" data-start="${escapeHtml(JSON.stringify(start))}"></div>
<noscript><p>L’administration a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.</p></noscript>
</body>
</html>
`
}

/** Writes the page for a member who has no right to the panel. */
export function refusedPage({ siteName }: Pick<PanelStart, 'siteName'>, accountUrl: string): string {
  return `${head(`Page réservée · ${siteName}`)}</head>
<body style="font: 18px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem">
<main>
<h1 style="font-size: 1.6rem; line-height: 1.3">Cette page est réservée à l’équipe du site</h1>
<p>Votre compte ne permet pas de modifier ${escapeHtml(siteName)}. Si vous devez y avoir accès, demandez-le à la personne qui administre le site.</p>
<p><a href="/" style="color: inherit">Revenir au site</a> · <a href="${accountUrl}" style="color: inherit">Mon compte</a></p>
</main>
</body>
</html>
`
}
