// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { PageItem } from '#admin/pages/page-states.ts'
import { unknownAddresses } from './unknown-addresses.ts'

const page = (...urls: string[]) => ({ languages: urls.map((url) => ({ url })) }) as unknown as PageItem
const facts = {
  pages: [page('', ''), page('contact', 'write-to-us'), page('vins/rouges'), page('blog/{blog}')],
  locales: ['fr_FR', 'en_GB'],
  siteUrl: 'http://cave.localhost:4477',
}
const found = (url: string, rest: object = {}) =>
  unknownAddresses({ linkType: 'SELF', isShown: true, texts: { fr_FR: { title: 'Un lien', url } }, ...rest }, facts)

it.each(['/n-existe-pas', 'n-existe-pas', '/contact/x', 'vins', '/en/rien', '/rien?a=1#b', 'http://cave.localhost:4477/rien', '/blog/a/b'])(
  'finds that no page has the address %s',
  (url) => {
    expect(found(url)).toEqual(['fr_FR'])
  },
)

it.each([
  ...['', '/', '/en', '#bas', 'contact', '/contact', '/contact/', '/contact?sujet=vin#plan', '/en/write-to-us', 'vins/rouges'],
  ...['/blog/nouveau', '/media/7/plan.pdf', '/blog/rss.xml', 'https://example.org/rien', 'mailto:a@example.org', 'tel:0199'],
])('finds nothing at %j: a page, an item, a file or another site', (url) => {
  expect(found(url)).toEqual([])
})

it('leaves entries of pages and headings aside, and looks at each language', () => {
  expect([found('rien', { pageId: 4 }), found('rien', { linkType: 'NONE' })]).toEqual([[], []])
  expect(found('', { texts: { fr_FR: { url: 'contact' }, en_GB: { url: 'rien' } } })).toEqual(['en_GB'])
})
