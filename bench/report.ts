import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import type { CatalogueFigure } from './catalogue/measure-catalogue.ts'
import type { EngineFigures } from './engine/measure-engine.ts'
import type { HttpFigures } from './http/measure-http.ts'
import type { PageFigures } from './lighthouse/measure-lighthouse.ts'
import { joinSections } from './merge-report.ts'
import { describeCommit, describeMachine } from './machine.ts'
import type { OrderFigures } from './orders/measure-orders.ts'
import type { FormWeight, PageWeight } from './weight/measure-weight.ts'

const FILE = 'docs/performance.md'
/** The parts of the bench. */
export const PARTS = ['engine', 'http', 'weight', 'lighthouse', 'catalogue', 'orders', 'composer', 'lists'] as const
export type BenchPart = (typeof PARTS)[number]

const HEAD = `# Performance

Made by \`npm run bench\`; \`npm run bench -- engine\`, \`-- http\`, \`-- weight\`, \`-- lighthouse\`, \`-- catalogue\`, \`-- orders\`, \`-- composer\` or \`-- lists\` measures one part again, \`--json\` prints the figures for a program. Trust the ratios: both sides of each are measured in turn, in one
run, so that the machine weighs on both. Absolute figures belong to the machine that is named.`

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`
const table = (rows: readonly (readonly (string | number)[])[]) =>
  [rows[0] ?? [], (rows[0] ?? []).map(() => '---'), ...rows.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Returns the ratios by name: \`ratio.100\` from the stored document, \`warm.100\` from the validated page in memory. */
export function engineRatios(figures: readonly EngineFigures[]): Record<string, number> {
  const named = { stored: 'ratio', warm: 'warm', naive: 'naive', puck: 'puck' } as const
  const entries = figures.flatMap(({ size, measurements }) =>
    measurements.flatMap(({ name, ratio }) =>
      name in named ? [[`${named[name as keyof typeof named]}.${size}`, Number(ratio.toFixed(3))] as const] : [],
    ),
  )
  return Object.fromEntries(entries)
}

const ROWS: readonly (readonly [name: string, title: string, bound: string])[] = [
  ['hand-written', 'the page written by hand in JSX', '1'],
  ['stored', 'ours, from the stored document: migrated, validated, isolated', '≤ 1.3'],
  ['warm', 'ours, from the validated page in memory', '≤ 1.25'],
  ['naive', 'a naive map of views, nothing checked', ''],
  ['puck', 'Puck’s `<Render>` 0.23.0 with our views', ''],
]

/** Formats the section on rendering. */
export function engineSection(figures: readonly EngineFigures[]): string {
  const of = (name: string, size: number) => figures.find((row) => row.size === size)?.measurements.find((row) => row.name === name)
  const sizes = figures.map(({ size }) => size)
  const cell = (name: string, size: number) => {
    const found = of(name, size)
    return found ? `**${found.ratio.toFixed(2)}** (${found.ms.toFixed(found.ms < 1 ? 3 : 2)} ms)` : '—'
  }
  const rows = ROWS.map(([name, title, bound]) => [title, ...sizes.map((size) => cell(name, size)), bound])
  const heads = sizes.map((size) => `${size} blocks (${kB(figures.find((row) => row.size === size)?.htmlBytes ?? 0)})`)
  return `## Rendering a page on the server

Ratio to the same page written by hand (processor time of one page). Mixed blocks of ten types, some in the slots of others, some stored at an older version; every contender but Puck, which adds wrappers of its own, makes the
same HTML byte for byte, in the same wrappers, by the same views, up to the bytes that are sent. « Stored » starts from the object that the database driver hands over. Bound by \`tests/proof/render-cost.test.ts\`.

${table([['', ...heads, 'bound'], ...rows])}`
}

const MISSED_RENDERING = `The rendered page misses its aim; the home page has grown since the aim was set. A processor profile (November 2026) gives 29 % to React and the views,
17 % to compression, 10 % to garbage collection, and no other place more than 3 %. Tried and kept: Brotli at quality 3 with a window of 64 kB,
one formatter of days instead of one a call (4 %). Visitors meet this once for each page and version of its content: all others get the cached page.`

/** Formats the section on serving. */
export function httpSection(figures: HttpFigures): string {
  const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')} requests/s`
  return `## Serving a page

The home page, ${kB(figures.bytes)} compressed, to 20 connections; the bare server is \`node:http\` sending the same bytes and headers.

${table([
  ['', 'figure', 'aim'],
  ['cached page against the bare server', `**${figures.cachedRatio.toFixed(2)}** of its requests per second`, '≥ 0.6'],
  ['cached page', perSecond(figures.cachedPerSecond), ''],
  ['bare server', perSecond(figures.barePerSecond), ''],
  ['page of a signed-in member, rendered at each request', perSecond(figures.renderedPerSecond), ''],
  ['processor time of a request, cached', `${figures.cachedCpuMs.toFixed(3)} ms`, '≤ 0.05 ms'],
  ['processor time of a request, rendered', `${figures.renderedCpuMs.toFixed(2)} ms`, '≤ 3 ms'],
])}${figures.renderedCpuMs > 3 ? `\n\n${MISSED_RENDERING}` : ''}`
}

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const FEW = 4
const MAX_UNTOUCHED_BYTES = 3 * 1024

/** Groups pages of a site with the same weight to 0.1 kB into one row. */
function weightRows(weights: readonly PageWeight[]): string[][] {
  const alike = Map.groupBy(weights, ({ site, untouched, touched }) =>
    [site, untouched > MAX_UNTOUCHED_BYTES ? 'at once' : kilo(untouched), kilo(touched)].join('\n'),
  )
  return [...alike].map(([figures, pages]) => {
    const [site = '', ...weighed] = figures.split('\n')
    const named = pages.map(({ page }) => `\`${page}\``)
    return [site, named.length > FEW ? `${named[0]} and ${named.length - 1} more` : named.join(', '), ...weighed]
  })
}

/** Formats the section on scripts. */
export function weightSection({ pages, forms }: { readonly pages: readonly PageWeight[]; readonly forms: readonly FormWeight[] }): string {
  const filled = forms.map(({ site, page, ...weights }) => [
    ...[site, `\`${page}\``],
    ...[weights.touched, weights.filled, weights.sent].map(kilo),
  ])
  return `## Weight of scripts

Kilobytes (1000 bytes) of gzip of all scripts that Chromium loads, before anything is touched, and after the first touch and a walk to the end of the page: every content page of the sample sites, the heaviest first. « At once »: an interactive block stands near the screen, or a field has the focus, and the app comes untouched. What asks for consent and the motion between pages have bounds of their own. Bound by \`tests/e2e/rendering/weight.spec.ts\`.

${table([['site', 'page', 'untouched (≤ 3 KiB)', 'touched (≤ 175 kB)'], ...weightRows(pages)])}

The same from the first field of a form to its answer, refused on the way: a form of a site's own brings its machine once somebody fills it in.

${table([['site', 'page', 'touched', 'being filled in (≤ 175 kB)', 'sent (≤ 175 kB)'], ...filled])}`
}

/** Formats the section on Lighthouse. */
export function lighthouseSection(
  pages: readonly PageFigures[],
  { rounds, load }: { readonly rounds: number; readonly load: number },
): string {
  const rows = pages.map(({ page, performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs, bytes }) => [
    `\`${page}\``,
    ...[performance, accessibility, bestPractices, seo].map(Math.round),
    `${(lcpMs / 1000).toFixed(2)} s`,
    cls.toFixed(3).replace(/^0\.000$/, '0'),
    `${Math.round(tbtMs)} ms`,
    kB(bytes),
  ])
  const heads = [
    'performance (≥ 98)',
    'accessibility (100)',
    'best practices (100)',
    'SEO (100)',
    'LCP (≤ 1.5 s)',
    'CLS (0)',
    'TBT (≤ 50 ms)',
  ]
  return `## Pages on a telephone

Lighthouse’s telephone, as it is set by default: a slow network and a processor four times slower, both simulated from what a visit took here. Median of ${rounds} visits, each in a new browser; the last column is all that comes before
anything is scrolled (home page: ≤ 250 kB). The load of the machine was ${load.toFixed(1)} before.

${table([['page', ...heads, 'bytes'], ...rows])}`
}

/** Formats the section on catalogues. */
export function catalogueSection(figures: readonly CatalogueFigure[], load: number): string {
  const sizes = [...new Set(figures.map(({ size }) => size))]
  const rows = [...Map.groupBy(figures, ({ name }) => name)].map(([name, of]) => {
    const last = of.at(-1)?.p95Ms ?? NaN
    const ratioTo = (figure: CatalogueFigure | undefined) => (last / (figure?.p95Ms ?? NaN)).toFixed(2)
    const shown = of.map(({ p95Ms, found }) => `${p95Ms.toFixed(1)} ms (${found.toLocaleString('en')})`)
    // A site search ranks all of its results, so its time has no bound.
    const ofFull = of[0]?.ofSite ? ', unbound' : `, **${ratioTo(of.find(({ found }) => found >= 100))}** of full pages`
    return [name, ...shown, of[0]?.finds === 'more' ? `${ratioTo(of[0])}${ofFull}` : `**${ratioTo(of[0])}**`]
  })
  return `## Reading a catalogue

A page of a hundred products with the number of all that are found, which stands in brackets, and the search of the whole site, ten to a page, with what is marked in them: the longest of 95 in 100, by the service that answers the call, nothing kept. What finds as many in every catalogue may take three times as long in
the largest. What finds a share of them finds a thousand times more there, counts and orders them all, and fills a page with them, of which the smallest catalogue has but a few: it is held against the smallest whose page it fills too, but for the search of the whole site, which ranks all that it finds. Every plan goes by an index: \`tests/integration/catalogue-plans.test.ts\`. The load of the machine was ${load.toFixed(1)} before.

${table([['', ...sizes.map((size) => `${size.toLocaleString('en')} products`), 'largest to smallest (≤ 3)'], ...rows])}`
}

/** The minimum ratio of orders over HTTP to plain transactions. */
export const MIN_ORDER_RATIO = 0.3

/** Formats the section on orders. */
export function ordersSection(figures: OrderFigures, load: number): string {
  const { ratio, perSecond, barePerSecond, p95Ms, cpuMs, mails, mailsPerSecond } = figures
  const rows = [
    [
      'POST /order against the bare transaction',
      `**${ratio.toFixed(2)}** of its orders per second`,
      `≥ ${MIN_ORDER_RATIO}, or the bench fails`,
    ],
    ['POST /order', `${Math.round(perSecond)} orders/s`, '≥ 200 orders/s'],
    ['the bare transaction', `${Math.round(barePerSecond)} orders/s`, ''],
    ['POST /order, 95 in 100', `${p95Ms.toFixed(1)} ms`, '≤ 100 ms'],
    ['processor time of the server for an order', `${cpuMs.toFixed(1)} ms`, ''],
    ['mails that leave once the rush is over', `${Math.round(mailsPerSecond)} mails/s`, ''],
  ]
  return `## Taking orders

Twenty clients order one and the same wine: through HTTP, with an idempotency key each, beside a transaction of nothing but SQL that takes the stock and writes number, order, line, hold and mails. Both sides in turn, on one database; before the turn of the bare transaction every mail of the orders has left, after the round that warms up PostgreSQL counts its rows as it does by itself within a minute, and
at the end all ${mails.toLocaleString('en')} of them were sent, once each. The load of the machine was ${load.toFixed(1)} before.

${table([['', 'figure', 'aim'], ...rows])}`
}

/** Writes sections with date and machine into docs/performance.md. Other sections and handwritten text remain. */
export async function writeReport(sections: ReadonlyMap<BenchPart, string>): Promise<void> {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const stamp = `Measured on ${new Date().toISOString().slice(0, 10)} at ${describeCommit()}: ${describeMachine()}.`
  const made = new Map([...sections].map(([part, section]) => [part, `${section}\n\n\`npm run bench -- ${part}\`. ${stamp}`]))
  const parts = joinSections(old, PARTS, made)
  const text = `${[HEAD, ...parts].join('\n\n')}\n`
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), parser: 'markdown' }))
}
