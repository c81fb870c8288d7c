import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { systemPages } from '#domain/urls/system-pages.ts'
import { legalPages } from '#i18n/legal-pages.ts'

const addresses = [...new Set(Object.values(systemPages).flatMap(({ path }) => [path.fr, path.en]))].map((path) =>
  path.replace('/{token}', ''),
)
/** Addresses that are names of blocks, machines, budgets, plugins or kinds of content too. */
const names = ['auth', 'account', 'cart', 'checkout', 'search', 'newsletter', 'withdrawal', 'order-tracking', 'site-map', 'blog', 'albums']
/** Addresses that are names of folders in an export of personal data too. */
const folders = ['mes-donnees', 'my-data']
const kinds = ['', 'actualites', 'news', 'services', 'produits', 'products']
const literal = new RegExp(
  `['\`]/?(?:${addresses.filter((path) => ![...names, ...folders, ...kinds].includes(path)).join('|')})(?:['\`]|/\\$\\{)`,
)

const files = globSync('server/**/*.ts').filter((path) => !/\.test\.ts$|^server\/seeds\//.test(path))

it('are written in their table and in no file of the server', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => literal.test(readFileSync(path, 'utf8')))).toEqual([])
  for (const code of ["{ fr: 'compte/securite' }", "mailLink(scope, '/sale-terms')", 'mailLink(scope, `auth/email/${token}`)'])
    expect([code, literal.test(code)]).toEqual([code, true])
})

it('are where the footer links to, and where legal pages are expected', () => {
  // Views may not import rules of the domain, so the footer writes its links itself.
  const source = readFileSync('blocks/footer/LegalLine.tsx', 'utf8')
  const links = [...source.matchAll(/(?:url: |localPath\(|isFrench \? )'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(
    ([, path, other = path]) => [path, other],
  )
  expect(links.length).toBeGreaterThan(8)
  expect([...links, ...legalPages].filter((path) => path === undefined || !addresses.includes(path))).toEqual([])
})

it('hold every page that views lead to by an address of their own', () => {
  const views = globSync(['blocks/**/*.tsx', 'src/site/**/*.tsx', 'src/renderer/**/*.ts', 'src/view-parts/**/*.tsx'])
  const written = views.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/(?:localPath|href)\([`']\/?([a-z/-]*)[`']\)/g)])
  const worded = globSync('src/i18n/messages/*/*.json').flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/"block\.[^"]*Path": "([^"]*)"/g),
  ])
  const led = [...new Set([...written, ...worded].map(([, path = '']) => path))]
  expect(led).toEqual(expect.arrayContaining(['', 'auth', 'blog', 'mes-donnees', 'my-data', 'privacy-policy']))
  expect(led.filter((path) => !addresses.includes(path))).toEqual([])
})
