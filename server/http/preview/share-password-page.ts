import { translate } from '#schemas/errors/translations.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { htmlLang } from '#i18n/locale.ts'

/** The values of the page that asks for the password of a link. It says nothing of what the link shows. */
interface PasswordPage {
  readonly siteName: string
  readonly locale: string
  /** Addresses of the stylesheets of the site. */
  readonly styles: readonly string[]
  /** Why the password that was sent is refused. */
  readonly fault?: string | undefined
}

const words = {
  title: { fr: 'Cette page demande un mot de passe', en: 'This page asks for a password' },
  hint: {
    fr: 'La personne qui vous a envoyé ce lien vous le donne.',
    en: 'The person who sent you this link will give it to you.',
  },
  label: { fr: 'Mot de passe', en: 'Password' },
  act: { fr: 'Voir la page', en: 'See the page' },
} as const

const MAIN = 'max-inline-size:26rem;margin:0 auto;padding:clamp(2rem,12vh,7rem) 1.5rem 3rem;overflow-wrap:break-word'
const FIELD = 'display:block;inline-size:100%;min-block-size:3rem;margin-block:.4rem 0;padding:.6rem .85rem'

/** Writes the page that asks for the password of a link, in the look of the site and without scripts. */
export function sharePasswordPage({ siteName, locale, styles, fault }: PasswordPage): string {
  const say = (key: keyof typeof words) => escapeHtml(translate(locale, words[key]))
  const told =
    fault === undefined
      ? ''
      : `<p id="fault" role="alert" style="margin-block:1rem 0;color:var(--danger);font-weight:var(--weight-strong)">${escapeHtml(fault)}</p>\n`
  return `<!doctype html>
<html lang="${escapeHtml(htmlLang(locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')} · ${escapeHtml(siteName)}</title>
${styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`).join('\n')}
<link rel="icon" href="/favicon.ico">
</head>
<body>
<main style="${MAIN}">
<p style="margin:0;color:var(--text-soft)">${escapeHtml(siteName)}</p>
<h1 style="margin-block:.25rem 1rem;font-size:var(--title-m);text-wrap:balance">${say('title')}</h1>
<form method="post">
${told}<label for="password" style="display:block;margin-block-start:1rem;font-weight:var(--weight-strong)">${say('label')}</label>
<input class="entry" id="password" name="password" type="password" required autofocus autocomplete="off" aria-describedby="${fault === undefined ? 'hint' : 'fault hint'}"${fault === undefined ? '' : ' aria-invalid="true"'} style="${FIELD}">
<p id="hint" style="margin-block:.4rem 0;color:var(--text-soft);font-size:var(--text-s)">${say('hint')}</p>
<button class="button" data-style="primary" style="margin-block-start:1.25rem">${say('act')}</button>
</form>
</main>
</body>
</html>
`
}
