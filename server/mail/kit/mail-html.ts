import { escapeHtml } from '#domain/text/escape-html.ts'
import { darkModeColors, type MailColors } from './mail-colors.ts'
import type { MailContent, MailPart } from './mail-content.ts'
import type { MailIdentity } from './mail-identity.ts'

/** The texts of the mail frame. */
export interface FrameWords {
  readonly lang: string
  /** The label of a URL to copy. */
  readonly copy: string
  /** The reason why the reader receives this mail. */
  readonly why: string
  /** The separator between a label and its value. */
  readonly colon: string
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

function writePart(part: MailPart, { colors, textFont }: MailIdentity, words: FrameWords): string {
  const copy = (href: string): string =>
    `<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:${colors.muted}">${escapeHtml(words.copy)}<br>` +
    `<a class="muted" href="${escapeHtml(href)}" style="color:${colors.muted};word-break:break-all">${escapeHtml(href)}</a></p>`
  switch (part.type) {
    case 'paragraph':
      return `<p style="margin:0 0 20px">${lines(part.text)}</p>`
    case 'note':
      return `<p class="muted rule" style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${colors.line};font-size:15px;line-height:23px;color:${colors.muted}">${lines(part.text)}</p>`
    case 'button':
      return (
        `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>` +
        `<td class="button" bgcolor="${colors.button}" style="background-color:${colors.button};border-radius:4px">` +
        `<a class="on-button" href="${escapeHtml(part.href)}" style="display:inline-block;padding:14px 26px;font-family:${textFont};font-size:17px;line-height:22px;font-weight:600;color:${colors.onButton};text-decoration:none">${escapeHtml(part.label)}</a></td></tr></table>` +
        copy(part.href)
      )
    case 'link':
      return `<p style="margin:0 0 20px">${escapeHtml(part.before)} <a class="accent" href="${escapeHtml(part.href)}" style="color:${colors.accent};text-decoration:underline">${escapeHtml(part.label)}</a></p>`
    case 'list':
      return `<ul style="margin:0 0 20px;padding-left:22px">${part.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'facts':
      return `<table border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:4px 0 24px;border-collapse:collapse">${part.rows.map(([name, value]) => fact(name, value, colors)).join('')}</table>`
    case 'quote':
      return `<blockquote dir="auto" class="quote" style="margin:0 0 24px;padding:2px 0 2px 18px;border-left:3px solid ${colors.mark}">${lines(part.text)}</blockquote>`
  }
}

function fact(name: string, value: string, { line, muted }: MailColors): string {
  const cell = `padding:9px 0;border-bottom:1px solid ${line};vertical-align:top;text-align:left;font-size:15px;line-height:22px`
  return (
    `<tr><th class="muted rule" scope="row" style="${cell};padding-right:18px;width:38%;font-weight:400;color:${muted}">${escapeHtml(name)}</th>` +
    `<td dir="auto" class="rule" style="${cell};word-break:break-word">${escapeHtml(value)}</td></tr>`
  )
}

/** Returns the dark mode rules. Programs without dark mode use the inline colours. */
function nightRules(night: MailColors): string {
  return [
    `body,.ground{background-color:${night.ground}!important}`,
    `.paper{background-color:${night.paper}!important;border-color:${night.line}!important}`,
    `.paper,.paper h1{color:${night.ink}!important}`,
    `.name a{color:${night.groundInk}!important}`,
    `.muted{color:${night.muted}!important}`,
    `.foot,.foot a{color:${night.groundMuted}!important}`,
    `.accent{color:${night.accent}!important}`,
    `.rule{border-color:${night.line}!important}`,
    `.mark{border-top-color:${night.mark}!important}`,
    `.quote{border-left-color:${night.mark}!important}`,
    `.button{background-color:${night.button}!important}`,
    `.on-button{color:${night.onButton}!important}`,
  ].join('')
}

function head(content: MailContent): string {
  const night = nightRules(darkModeColors)
  return (
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">` +
    `<title>${escapeHtml(content.subject)}</title><style>` +
    `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
    `@media (max-width:480px){.paper{padding:28px 22px!important}.outside{padding-left:22px!important;padding-right:22px!important}}` +
    `@media (prefers-color-scheme:dark){${night}}</style></head>`
  )
}

function foot({ legal, links, colors }: MailIdentity, { why }: FrameWords): string {
  const places = links
    .map(
      ({ label, href }) => `<a href="${escapeHtml(href)}" style="color:${colors.muted};text-decoration:underline">${escapeHtml(label)}</a>`,
    )
    .join(' · ')
  return (
    `<p style="margin:0 0 10px">${escapeHtml(why)}</p>` +
    `<p style="margin:0 0 10px">${legal.map((line) => escapeHtml(line)).join('<br>')}</p><p style="margin:0">${places}</p>`
  )
}

/** Renders a mail as HTML with the theme of its site: no images, no scripts, no external resources, every value escaped. */
export function mailHtml(content: MailContent, identity: MailIdentity, words: FrameWords): string {
  const { colors, name, url, titleFont, textFont } = identity
  const parts = content.parts.map((part) => writePart(part, identity, words)).join('\n')
  const title = `margin:0 0 22px;font-family:${titleFont};font-size:28px;line-height:34px;font-weight:600;color:${colors.ink}`
  return `<!doctype html>
<html lang="${escapeHtml(words.lang)}">${head(content)}
<body class="ground" style="margin:0;padding:0;background-color:${colors.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table class="ground" role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" bgcolor="${colors.ground}" style="background-color:${colors.ground}"><tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="outside name" style="padding:0 40px 18px;font-family:${titleFont};font-size:21px;line-height:28px;font-weight:600"><a href="${escapeHtml(url)}" style="color:${colors.groundInk};text-decoration:none">${escapeHtml(name)}</a></td></tr>
<tr><td class="paper mark" bgcolor="${colors.paper}" style="padding:40px;background-color:${colors.paper};border:1px solid ${colors.line};border-top:3px solid ${colors.mark};font-family:${textFont};font-size:17px;line-height:27px;color:${colors.ink}">
<h1 style="${title}">${escapeHtml(content.title)}</h1>
${parts}
</td></tr>
<tr><td class="outside foot" style="padding:22px 40px 0;font-family:${textFont};font-size:13px;line-height:20px;color:${colors.groundMuted}">${foot(identity, words)}</td></tr>
</table></td></tr></table></body></html>
`
}
