import type { TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { invitationWords, type InvitationWords } from './invitation-words.ts'

/** The reader and the site of a page. */
interface Reading {
  readonly siteName: string
  readonly locale: string
}

/** The values of the page of an invitation. */
export interface InvitationParts extends Reading {
  /** Name of who invites. */
  readonly by: string
  readonly email: string
  readonly profile: TeamProfile
  readonly hasAccount: boolean
  /** Why the password that was sent is refused. */
  readonly fault?: string | undefined
  /** Where a forgotten password is asked for. */
  readonly forgottenUrl: string
}

/** A page before its frame. */
interface Page {
  readonly title: string
  readonly main: string
}

const BODY =
  'font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:clamp(2rem,10vh,7rem) 1rem 3rem;background:light-dark(#f6f6f9,#16151d);text-wrap:pretty;overflow-wrap:break-word'
/** A card, as the panel shows its own sign-in. */
const CARD =
  'padding:clamp(1.25rem,5vw,2rem);border:1px solid light-dark(#dcdce4,#3a3946);border-radius:12px;background:light-dark(#fff,#1f1e28)'
const SITE = 'margin:0;font-weight:600;opacity:.75'
const TITLE = 'margin:.25rem 0 1rem;font-size:1.5rem;line-height:1.25;text-wrap:balance'
const LABEL = 'display:block;margin:1rem 0 .25rem;font-weight:600'
const FIELD =
  'display:block;box-sizing:border-box;width:100%;min-height:48px;padding:8px 12px;border:1px solid;border-radius:6px;font:inherit'
const HINT = 'margin:.5rem 0 0;font-size:1rem'
const BUTTON =
  'min-height:48px;margin-top:1.5rem;padding:8px 24px;border:0;border-radius:6px;background:light-dark(#2848be,#9bb1f8);color:light-dark(#fff,#16151d);font:inherit;font-weight:600;cursor:pointer'
const LINK = 'color:inherit'

function written({ lang }: InvitationWords, siteName: string, { title, main }: Page): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} · ${siteName}`)}</title>
<link rel="icon" href="/favicon.ico">
</head>
<body style="${BODY}">
<main style="${CARD}">
<p style="${SITE}">${escapeHtml(siteName)}</p>
<h1 style="${TITLE}">${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`
}

const faultOf = (fault: string | undefined) =>
  fault === undefined ? '' : `<p id="fault" role="alert"><strong>${escapeHtml(fault)}</strong></p>`

const strong = (text: string) => `<strong style="overflow-wrap:anywhere">${escapeHtml(text)}</strong>`

const homeLink = (words: InvitationWords) => `<p><a href="/" style="${LINK}">${words.of('site')}</a></p>`

/** The fields of the name, which the panel shows to the team in place of the address. */
function nameFields(words: InvitationWords): string {
  const field = (name: 'firstname' | 'lastname', autocomplete: string, rest: string) =>
    `<label for="${name}" style="${LABEL}">${words.of(name)}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" maxlength="80"${rest} style="${FIELD}">
`
  return `${field('firstname', 'given-name', ' required')}${field('lastname', 'family-name', '')}`
}

/** Writes the page of an invitation: a form that works without scripts. */
export function invitationPage({ siteName, locale, by, email, profile, hasAccount, fault, forgottenUrl }: InvitationParts): string {
  const words = invitationWords(locale)
  const hint = hasAccount
    ? `${words.of('own')} <a href="${escapeHtml(forgottenUrl)}" style="${LINK}">${words.of('forgotten')}</a>`
    : words.of('chosen')
  const described = fault === undefined ? 'hint' : 'fault hint'
  const main = `<p>${escapeHtml(words.offer({ by, siteName, profile }))}</p>
<form method="post">
${faultOf(fault)}
<p>${words.of('email')} ${strong(email)}</p>
<input type="email" name="email" autocomplete="username" value="${escapeHtml(email)}" hidden readonly>
${hasAccount ? '' : nameFields(words)}<label for="password" style="${LABEL}">${words.of(hasAccount ? 'ownPassword' : 'newPassword')}</label>
<input id="password" name="password" type="password" required autocomplete="${hasAccount ? 'current' : 'new'}-password" aria-describedby="${described}"${fault === undefined ? '' : ' aria-invalid="true"'} style="${FIELD}">
<p id="hint" style="${HINT}">${hint}</p>
<button style="${BUTTON}">${words.of('join')}</button>
</form>`
  return written(words, siteName, { title: words.of('join'), main })
}

/** Writes the page of a link that opens nothing: used, late, withdrawn, or never made. */
export function closedInvitationPage({ siteName, locale }: Reading): string {
  const words = invitationWords(locale)
  return written(words, siteName, { title: words.of('closed'), main: `<p>${words.of('closedText')}</p>\n${homeLink(words)}` })
}

/** Writes the page for a reader who is signed in with another address than the invited one. */
export function foreignInvitationPage({ siteName, locale }: Reading, email: string): string {
  const words = invitationWords(locale)
  const main = `<p>${words.of('foreignSent')} ${strong(email)}. ${words.of('foreignText')}</p>\n${homeLink(words)}`
  return written(words, siteName, { title: words.of('foreign'), main })
}
