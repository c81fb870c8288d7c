import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createSanitiser } from '#server/content/pages/sanitiser.ts'
import { measureCatalogue } from './catalogue/measure-catalogue.ts'
import { measureComposer } from './composer/measure-composer.ts'
import { composerRatios, composerSection } from './composer/report-composer.ts'
import { measureEngine } from './engine/measure-engine.ts'
import { measureHttp } from './http/measure-http.ts'
import { missedBounds } from './lighthouse/bounds.ts'
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts'
import { measureLists } from './lists/measure-lists.ts'
import { listsSection } from './lists/report-lists.ts'
import { measureOrders } from './orders/measure-orders.ts'
import { installPeers } from './peers.ts'
import {
  catalogueSection,
  engineRatios,
  engineSection,
  httpSection,
  MIN_ORDER_RATIO,
  lighthouseSection,
  ordersSection,
  PARTS,
  weightSection,
  writeReport,
  type BenchPart,
} from './report.ts'
import { measureWeight } from './weight/measure-weight.ts'

// `npm run bench`: measures everything, or the parts that are named, and writes docs/performance.md.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Prints the figures for a program, and writes nothing.
    json: { type: 'boolean', default: false },
    // Fewer and shorter rounds, without peers: what the tests ask for.
    short: { type: 'boolean', default: false },
    // `composer` measures these rows alone: sizes of pages and names of acts (`--rows 1000,wrap`). It writes nothing.
    rows: { type: 'string' },
  },
})

const unknown = positionals.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) throw new Error(`No such part of the bench: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}`)
const requestedParts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part))

const results: Record<string, unknown> = {}
const sections = new Map<BenchPart, string>()

if (requestedParts.includes('engine')) {
  const rounds = options.short ? { rounds: 5, batchMs: 100, warmUpMs: 250 } : { rounds: 15, batchMs: 250, warmUpMs: 1000 }
  const withPeers = !options.short && installPeers()
  const figures = await measureEngine(createSanitiser().sanitise, { rounds, withPeers })
  results['engine'] = { ...engineRatios(figures), figures }
  sections.set('engine', engineSection(figures))
}
if (requestedParts.includes('http')) {
  const figures = await measureHttp(options.short ? { rounds: 2, secondsPerRound: 1 } : { rounds: 7, secondsPerRound: 4 })
  results['http'] = figures
  sections.set('http', httpSection(figures))
}
if (requestedParts.includes('weight')) {
  const weights = await measureWeight()
  results['weight'] = weights
  sections.set('weight', weightSection(weights))
}
if (requestedParts.includes('lighthouse') && installPeers()) {
  const rounds = options.short ? 1 : 5
  const [load = NaN] = loadavg()
  const pages = await measureLighthouse(rounds)
  results['lighthouse'] = pages
  sections.set('lighthouse', lighthouseSection(pages, { rounds, load }))
  const missed = missedBounds(pages)
  for (const fault of missed) process.stderr.write(`beyond its bound: ${fault}\n`)
  if (missed.length > 0) process.exitCode = 1
}

if (requestedParts.includes('catalogue')) {
  const [load = NaN] = loadavg()
  const figures = await measureCatalogue(options.short ? 5 : 100)
  results['catalogue'] = figures
  sections.set('catalogue', catalogueSection(figures, load))
}

if (requestedParts.includes('orders')) {
  const [load = NaN] = loadavg()
  // A round is short: the mails of its orders leave before the next one, and they leave more slowly than orders come.
  const figures = await measureOrders({ rounds: options.short ? 2 : 7, secondsPerRound: 1 })
  results['orders'] = figures
  sections.set('orders', ordersSection(figures, load))
  if (figures.ratio < MIN_ORDER_RATIO) process.exitCode = 1
}

if (requestedParts.includes('composer')) {
  const [load = NaN] = loadavg()
  const figures = await measureComposer({
    ...{ keys: options.short ? 10 : 60, withPeers: !options.short && installPeers() },
    ...(options.rows !== undefined && { rows: options.rows.split(',') }),
  })
  results['composer'] = figures
  sections.set('composer', composerSection(figures, load))
  const missed = composerRatios(figures).filter(({ ratio, bound }) => ratio > bound)
  for (const { what, ratio, bound } of missed)
    process.stderr.write(`beyond its bound: ${what}: ${ratio.toFixed(2)} > ${bound.toFixed(2)}\n`)
  if (missed.length > 0) process.exitCode = 1
}

if (requestedParts.includes('lists')) {
  const [load = NaN] = loadavg()
  const figures = await measureLists(options.short ? 2 : 9)
  results['lists'] = figures
  sections.set('lists', listsSection(figures, load))
}

if (!options.json && !options.short && options.rows === undefined) await writeReport(sections)
console.log(options.json ? JSON.stringify(results, null, 2) : [...sections.values()].join('\n\n'))
