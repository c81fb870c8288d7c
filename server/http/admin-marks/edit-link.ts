import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { translate } from '#schemas/errors/translations.ts'
import type { PageData } from '#schemas/api/content/page.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { languageOf } from '#i18n/locale.ts'

const SCRIPT = '/api/admin/edit-link.js'

/** The link stands above the bar at the bottom of small screens, below drawers and messages. */
const STYLE = [
  'position:fixed',
  'z-index:20',
  'inset-block-end:calc(env(safe-area-inset-bottom,0px) + var(--bottom-bar-height,0px) + 1rem)',
  'inset-inline-start:calc(env(safe-area-inset-left,0px) + 1rem)',
].join(';')

/** The look of the panel, on any site: it is no part of the page. */
const LOOK = [
  'display:flex',
  'align-items:center',
  'min-block-size:44px',
  'padding:0 16px',
  'border:2px solid #fff',
  'border-radius:8px',
  'background:#262320',
  'color:#f7f4ee',
  'box-shadow:0 2px 8px rgb(0 0 0 / 30%)',
  'font:500 14px/20px system-ui,sans-serif',
  'letter-spacing:normal',
  'text-decoration:none',
].join(';')

const words = { fr: 'Modifier', en: 'Edit' }
const region = { fr: 'Administration', en: 'Administration' }

/** A page that an administrator reads. */
type EditedPage = Pick<PageData, 'id' | 'locale'> & Partial<Pick<PageData, 'url' | 'params'>>

/** Adds to the document of a page the link that opens it in the composer, and the script that keeps the link right. For administrators alone. */
export function withEditLink(html: string, { id, locale, url, params = {} }: EditedPage, reader: string): string {
  // The page of an item opens with that item.
  const item = Object.keys(params).length > 0 ? `&element=${encodeURIComponent(url ?? '')}` : ''
  const href = `/admin/pages/${id}?langue=${languageOf(locale)}${item}`
  const link = `<a style="${LOOK}" href="${escapeHtml(href)}">${escapeHtml(translate(reader, words))}</a>`
  const label = escapeHtml(translate(reader, region))
  const marks = `<aside aria-label="${label}" data-edit-page data-print="hide" style="${STYLE}">${link}</aside>`
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}${marks}\n<script type="module" src="${SCRIPT}"></script>\n${html.slice(end)}`
}

/** Serves the script of the link, to administrators alone. */
export function editLinkRoute(app: FastifyInstance): void {
  let script: Promise<string> | undefined
  app.get(SCRIPT, { config: { access: { role: 'A', asks: 'pages.words' } } }, async (_request, reply) => {
    script ??= readFile(new URL('./edit-link.js', import.meta.url), 'utf8')
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(await script)
  })
}
