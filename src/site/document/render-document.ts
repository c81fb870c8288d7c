import type { DocumentAssets } from '#schemas/runtime/site-rendering.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { writableText } from '#domain/text/strip-control-characters.ts'
import type { Head, HeadTag } from './head.ts'
import { serialiseState } from './serialise-state.ts'

/** The parts of a document. */
export interface DocumentParts {
  readonly head: Head
  /** The structured data of the page; null without any. */
  readonly structured: object | null
  readonly shell: string
  readonly body: string
  readonly state: unknown
  readonly labels: { readonly notifications: string; readonly loading: string; readonly unheard: string }
  readonly assets: DocumentAssets
  /** True for a page that lacks something for now. */
  readonly isIncomplete?: boolean
}

function writeTag({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<${tag}${written.join('')} data-head>`
}

const preload = (href: string) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`
/** The preload links that React writes before its HTML. They are moved to the head. */
const PICTURES = /^(?:<link rel="preload"[^>]*>)+/

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`

/** Returns the state from which the loader starts the consent script; empty when no service needs consent. */
function consentState(consent: DocumentAssets['consent']): string {
  if (consent === null) return ''
  const { file, ...needs } = consent
  return `<script type="application/json" id="consent" data-file="${escapeHtml(file)}">${serialiseState(needs)}</script>\n`
}

/**
 * Renders the document of a page without invalid characters. It contains no inline script, so its policy needs no nonce and it can be
 * cached.
 */
export function writeDocument({ head, structured, shell, body, state, labels, assets, isIncomplete }: DocumentParts): string {
  const [pictures = ''] = PICTURES.exec(body) ?? []
  return writableText(`<!doctype html>
<html lang="${escapeHtml(head.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
${head.tags.map(writeTag).join('\n')}
${structured ? `<script type="application/ld+json" data-head>${serialiseState(structured)}</script>` : ''}
<meta name="theme-color" content="${escapeHtml(assets.themeColor)}">
<link rel="icon" href="${escapeHtml(assets.icon)}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${assets.fonts.map(preload).join('\n')}
${pictures}
${assets.styles.map(stylesheet).join('\n')}
<noscript>${stylesheet(assets.noscriptStyle)}</noscript>
${assets.development.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
<script type="module" src="${escapeHtml(assets.loader)}"${assets.app === null ? '' : ` data-app="${escapeHtml(assets.app)}"`}></script>${isIncomplete ? `\n<script type="module" src="${escapeHtml(assets.late)}"></script>` : ''}
</head>
<body data-shell="${shell}">
<div class="page-progress" role="progressbar" aria-live="polite" aria-label="${escapeHtml(labels.loading)}" hidden></div>
<div id="app">${body.slice(pictures.length)}</div>
<div id="notifications" class="notifications" role="region" aria-label="${escapeHtml(labels.notifications)}" aria-live="polite"></div>
<template id="unheard"><div class="notifications" role="alert" data-unheard><div class="notification" data-kind="failure"><p>${escapeHtml(labels.unheard)}</p></div></div></template>
<p id="announcer" class="visually-hidden" role="status"></p>
<script type="application/json" id="state">${serialiseState(state)}</script>
${consentState(assets.consent)}</body>
</html>
`)
}
