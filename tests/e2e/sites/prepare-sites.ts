import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import type { Block } from '#schemas/generated/content.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { readEnvironment } from '#server/config/env.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveExternalApp } from '#server/sites/external-apps/service.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { createLog } from '#server/http/monitoring/log.ts'
import type { FormField } from '#schemas/api/content/form.ts'
import { saveForm } from '#server/content/forms/save-form.ts'
import { createSite, seedSampleSites } from '#server/seeds/seed.ts'
import { addJourneyMembers } from '#tests/e2e/journeys/journey-members.ts'
import { REBUILDING_HANDS } from '#tests/support/composer/rebuilding-hands.ts'
import { copySites } from '#tests/support/sites/copy-sites.ts'
import { withStoredPictures } from '#tests/support/sites/stored-pictures.ts'
import { hostsInTurn } from './hosts-in-turn.ts'
import { OWN_SITES, ownHosts, type Original, type OwnHost } from './own-sites.ts'

// Run as a program by start-sites.config.ts, before the server: the sample sites, and beside them pages that only these tests need.

const text = (id: string, html: string): Block => ({ id, type: 'text', v: 1, props: { html } })
const title = (id: string, words: string): Block => ({ id, type: 'heading', v: 1, props: { text: words, level: 1 } })

/** Tabs inside columns inside a section: the interactive block is below static containers. */
const nestedTabs: Block = {
  id: 'essai-section',
  type: 'section',
  v: 1,
  props: { title: 'Une section', spacing: 'airy' },
  slots: {
    content: [
      {
        id: 'essai-colonnes',
        type: 'columns',
        v: 1,
        props: { layout: 'halves' },
        slots: {
          first: [text('essai-gauche', '<p>À gauche, un texte et <a href="/contact">un lien</a>.</p>')],
          second: [
            {
              id: 'essai-onglets',
              type: 'tabs',
              v: 1,
              props: { label: 'Essai', tabs: [{ title: 'Premier' }, { title: 'Second' }, { title: 'Troisième' }] },
              slots: {
                panel1: [text('essai-un', '<p>Le premier panneau.</p>')],
                panel2: [text('essai-deux', '<p>Le second panneau, avec <a href="/blog">un autre lien</a>.</p>')],
                panel3: [text('essai-trois', '<p>Le troisième panneau.</p>')],
              },
            },
          ],
        },
      },
    ],
  },
}

const onScreens = (screen: 'mobile' | 'desktop', block: Block): Block => ({
  ...block,
  visibility: { audience: 'all', screens: [screen], from: null, until: null },
})
const screenBlocks = [
  title('essai-titre', 'Essai des écrans'),
  onScreens('desktop', text('essai-grand', '<p>Pour les grands écrans.</p>')),
  onScreens('mobile', text('essai-petit', '<p>Pour les petits écrans.</p>')),
]

const tall = Array.from({ length: 40 }, (_, index) => text(`essai-ligne${index}`, `<p>Ligne ${index} d’une page haute.</p>`))

interface TestPage {
  readonly url: string
  readonly title: string
  readonly blocks: Block[]
  readonly middleware?: string[]
}

const pages: readonly TestPage[] = [
  { url: 'essai/onglets', title: 'Essai des onglets', blocks: [title('essai-titre', 'Essai des onglets'), nestedTabs] },
  { url: 'essai/onglets-loin', title: 'Essai plus bas', blocks: [title('essai-titre', 'Essai plus bas'), ...tall, nestedTabs] },
  { url: 'essai/statique', title: 'Essai sans onglets', blocks: [title('essai-titre', 'Essai sans onglets'), ...tall] },
  { url: 'essai/ecrans', title: 'Essai des écrans', blocks: screenBlocks },
  { url: 'essai/perte', title: 'Essai de perte', blocks: [title('essai-titre', 'Perte')] },
  { url: 'essai/arret', title: 'Essai d’arrêt', blocks: [title('essai-titre', 'Arrêt')] },
  { url: 'essai/inconnu', title: 'Essai d’un gardien', blocks: [title('essai-titre', 'Essai')], middleware: ['inconnu'] },
]

/** A site that has configured every service, and a script of its own. */
async function addMeasuredSite(parts: Parameters<typeof createSite>[0], { parameters }: Features): Promise<number> {
  const siteId = await createSite(parts, { name: 'Site mesuré', domains: [{ host: 'mesure.localhost', kind: 'dev' as const }] })
  const apps = {
    matomo: { matomoId: '3', matomoHost: 'https://matomo.example/' },
    gtag: { gtagUa: 'G-ESSAI' },
    plausible: { plausibleDomain: 'mesure.localhost', plausibleEndpoint: 'https://plausible.example' },
    facebookpixel: { facebookpixelId: '12345' },
  }
  for (const [app, config] of Object.entries(apps)) await saveExternalApp(parts.db, siteId, app, config)
  await parameters.set(siteId, 'SCRIPT_TO_LOAD', 'window.ownScript = true')
  return siteId
}

/** A site whose team answers: it has an address, and a form that takes a file. */
async function addAnsweringSite(parts: Parameters<typeof createSite>[0], { parameters }: Features): Promise<number> {
  const siteId = await createSite(parts, { name: 'Site qui répond', domains: [{ host: 'repondant.localhost', kind: 'dev' as const }] })
  await parameters.set(siteId, 'COMPANY_EMAIL', 'contact@messages.example')
  const fields: FormField[] = [
    { name: 'email', type: 'EMAIL', label: 'Adresse e-mail', required: true, when: null },
    { name: 'plan', type: 'FILES', label: 'Votre plan', required: false, accept: ['application/pdf'], maxFiles: 1, when: null },
  ]
  const definition = {
    title: 'Plan',
    submitLabel: 'Envoyer',
    message: 'Merci.',
    redirect: null,
    steps: [{ id: 'plan', title: 'Plan', fields }],
  }
  await saveForm(parts.db, siteId, { name: 'plan', definitions: { fr_FR: definition } })
  return siteId
}

/** A site whose page « une-image » shows a picture of its library. */
async function addPicturedSite(parts: Parameters<typeof createSite>[0], { directory, library, pages }: Features): Promise<number> {
  const siteId = await createSite(parts, { name: 'Site à images', domains: [{ host: 'images.localhost', kind: 'dev' as const }] })
  await directory.refresh(siteId)
  const bytes = await readFile(new URL('../../../server/seeds/pictures/tampon.svg', import.meta.url))
  const id = await library.put(siteId, { bytes, filename: 'tampon-du-greffe.svg', texts: { fr_FR: { alt: 'Le tampon' } } })
  const block = { id: 'essai-image', type: 'image', v: 1, props: { image: { id } } } as Block
  const page = { url: 'une-image', title: 'Une image', locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware: [] }
  await pages.save({ ...page, layout: { blocks: [block] } }, { siteId, baseHash: null, by: 'tests/e2e' })
  return siteId
}

/** A gallery with a video of another service, with a poster of the site, and one with a picture of another host beside it. */
async function outsidePages({ directory, library }: Features): Promise<TestPage[]> {
  const poster = await readFile(new URL('../../../server/seeds/pictures/tampon.svg', import.meta.url))
  const embed = (address: string, alt: string) =>
    library.embed(directory.find(37)!, { address, filename: 'tampon', texts: { fr_FR: { alt } }, poster })
  const film = { image: { id: await embed('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'Le tampon, en film') } }
  const picture = { image: { id: await embed('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg', 'Le tampon, ailleurs') } }
  const galleryOf = (items: object[]): Block => ({ id: 'essai-films', type: 'gallery', v: 1, props: { items } }) as Block
  const caption = 'Le tampon de la maison, tel qu’il sert au guichet depuis que le greffe a changé d’adresse.'
  return [
    { url: 'essai/films', title: 'Essai des films', blocks: [title('essai-titre', 'Essai des films'), galleryOf([film])] },
    {
      url: 'essai/ailleurs',
      title: 'Essai d’ailleurs',
      blocks: [title('essai-titre', 'Essai d’ailleurs'), galleryOf([{ ...film, caption }, picture])],
    },
  ]
}

/** Puts elements of a type that the code does not know into the pages of a site: no writer would store them, a restored backup could. */
async function addLostBlocks(db: Kysely<Tables>, siteId: number): Promise<void> {
  const lost = ['un', 'deux', 'trois'].map((name) => ({
    id: `perdu-${name}`,
    type: 'carte-des-parcelles',
    v: 1,
    props: { titre: `Parcelle ${name}` },
  }))
  const blocks = [title('titre', 'Parcelles'), ...lost, text('fin', '<p>La suite.</p>')]
  await db
    .updateTable('revisions')
    .set({ blocks: jsonb(blocks) })
    .where('site_id', '=', siteId)
    .where('id', 'in', db.selectFrom('page_documents').select('head_revision_id').where('site_id', '=', siteId).where('url', '=', ''))
    .execute()
}

/** Empty pages, one for each way in which the home page of a sample site is made again in the composer. */
const emptyPages = REBUILDING_HANDS.map((hand): TestPage => ({ url: `essai/refaire-${hand}`, title: 'Une page vide', blocks: [] }))

/** The sites that tests of this turn write on: to copy and index those of the other turns takes a tenth of the browser part. */
async function ownHostsInTurn(): Promise<OwnHost[]> {
  const folder = new URL('..', import.meta.url)
  const codes: string[] = []
  for await (const path of glob('**/*.spec.ts', { cwd: fileURLToPath(folder) })) codes.push(await readFile(new URL(path, folder), 'utf8'))
  const needed = hostsInTurn(codes, new Set(ownHosts))
  return ownHosts.filter((host) => needed.has(host))
}

async function main(): Promise<void> {
  const env = readEnvironment()
  const log = createLog(env)
  const database = await openDatabase(env, log)
  const { db } = database
  await migrateToLatest(db)
  const folder = join(env.DATA_DIR, 'files')
  const parts = { db, files: createLocalFileStore(folder), publicUrl: env.PUBLIC_URL, log }
  await withStoredPictures(folder, async () => {
    await seedSampleSites(parts)
  })
  const features = await createFeatures(parts)
  const ofSite = (siteId: number, own: readonly TestPage[]) => own.map((page) => ({ siteId, ...page }))
  const all = [...ofSite(37, [...pages, ...(await outsidePages(features)), ...emptyPages]), ...ofSite(38, emptyPages)]
  for (const { siteId, url, title: pageTitle, blocks, middleware = [] } of all) {
    const page = {
      url,
      title: pageTitle,
      locale: 'fr_FR',
      seo: { noIndex: true },
      shell: 'default' as const,
      middleware: [],
      layout: { blocks },
    }
    const { id } = await features.pages.save(page, { siteId, baseHash: null, by: 'tests/e2e' })
    // No writer would store a middleware that the code does not know; a restored backup could hold one.
    if (middleware.length > 0) await db.updateTable('page_documents').set({ middleware }).where('page_id', '=', id).execute()
  }
  const building = { name: 'Bientôt', domains: [{ host: 'bientot.localhost', kind: 'dev' as const }], isBuilding: true }
  await createSite(parts, building)
  const plain = { name: 'Site neuf', domains: [{ host: 'neuf.localhost', kind: 'dev' as const }] }
  await createSite(parts, plain)
  const template = { name: 'Site à modifier', domains: [{ host: 'modele.localhost', kind: 'dev' as const }] }
  const [edited, answering, pictured, measured] = [
    await createSite(parts, template),
    await addAnsweringSite(parts, features),
    await addPicturedSite(parts, features),
    await addMeasuredSite(parts, features),
  ]
  await addJourneyMembers(db, [37, 38, edited, answering, pictured, measured])
  const originals: Record<Original, number> = { cellar: 38, plain: edited, broken: edited, answering, pictured }
  for (const [siteId, hosts] of Map.groupBy(await ownHostsInTurn(), (host) => originals[OWN_SITES[host]])) {
    const copies = await copySites(db, siteId, hosts)
    for (const [index, host] of hosts.entries()) if (OWN_SITES[host] === 'broken') await addLostBlocks(db, copies[index] ?? 0)
  }
  await database.stop()
}

await main()
