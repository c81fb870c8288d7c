import { anotherDay } from '#tests/support/clock/another-day.ts'
import type { Proof, ProofRow } from './proof.ts'
import { type Group, runGroup } from './whole-tests.proof.ts'

/** The days on which programs that count days go wrong: the end of a year in Paris, a leap day, and the hour that a night skips. */
const days = [
  ['days-new-year', 'New Year’s Eve', '2026-12-31T23:30:00+01:00'],
  ['days-leap-day', '29 February', '2028-02-29T22:30:00+01:00'],
  ['days-summer-time', 'the night of the change to summer time', '2027-03-28T01:50:00+01:00'],
] as const

/** Tests that read a clock: days to collect, planned versions, codes, ages, numbers of a year, events, opening hours and legal deadlines. */
const dated: readonly Group[] = [
  ['the clocks of Node and PostgreSQL', 'integration', ['tests/integration/clocks-agree']],
  [
    'dates of the domain, the blocks, the panel and the server',
    'unit',
    [
      ...['src/domain/', 'machines/', 'src/site/shop', 'src/admin/', 'schemas/', 'server/shop', 'server/content', 'server/people'],
      ...['blocks/checkout', 'blocks/event', 'blocks/opening', 'blocks/two-factor', 'blocks/withdrawal', 'blocks/order'],
    ],
  ],
  ['dates that are generated', 'property', ['tests/property/']],
  [
    'orders, withdrawals, events, hours, codes, ages and retention by the API',
    'contract',
    [
      ...['event', 'opening-hours', 'totp', 'withdraw', 'lapsed', 'late-', 'order', 'payment', 'unpaid', 'reopened', 'closed-shop'],
      ...['contents', 'offers', 'feeds', 'page-life', 'register', 'privacy', 'visits', 'addresses', 'sessions', 'deletion', 'journal'],
    ].map((name) => `tests/contract/${name}`),
  ],
  [
    'planned versions, events, dates that are searched, retention and samples, on PostgreSQL',
    'integration',
    [
      ...['past-pages', 'calendar-walk', 'relay-and-slots', 'retention', 'inactive-members', 'shop-law', 'closure-moments'].map(
        (name) => `tests/integration/${name}`,
      ),
      ...['sample-content', 'default-site', 'privacy-register'].map((name) => `tests/integration/${name}`),
      ...['drafts/planning', 'search', 'collections'].map((name) => `server/content/${name}`),
      ...['reservations', 'documents', 'orders', 'withdrawals'].map((name) => `server/shop/${name}`),
      'server/seeds/',
    ],
  ],
]

/** The tests that read a clock are right on any day. Each day is a proof of its own, so that it can be shown alone. */
export const otherDays: readonly Proof[] = days.map(([name, day, instant]) => ({
  name,
  title: `Tests on other days: ${day}`,
  async run() {
    const rows: ProofRow[] = []
    for (const group of dated) rows.push(await runGroup(group, anotherDay(instant)))
    return rows
  },
}))

/** Tests that search for months and years by their names, among samples that are dated around today. */
const searched = [
  ...['server/content/search/', 'tests/integration/words-found', 'tests/integration/calendar-walk'],
  ...['tests/integration/product-facts-found', 'tests/integration/mistyped-words'],
]

/** The tests that name months are right in each of them. */
export const everyMonth: Proof = {
  name: 'days-months',
  title: 'Tests on other days: the 15th of each month',
  async run() {
    const rows: ProofRow[] = []
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
      const group: Group = [`dates that are searched on 15/${month}/2027`, 'integration', searched]
      rows.push(await runGroup(group, { ...anotherDay(`2027-${month}-15T12:00:00Z`), FULL: '0' }))
    }
    return rows
  },
}
