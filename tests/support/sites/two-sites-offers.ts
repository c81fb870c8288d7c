import { sql, type Kysely } from 'kysely'
import type { FormDefinition } from '#schemas/api/content/form.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { saveForm } from '#server/content/forms/save-form.ts'

type Db = Kysely<Tables>

const inDays = (days: number) => new Date(Math.floor(systemClock() / 1000) * 1000 + days * 86_400_000)
const fr = 'fr_FR'

async function addNews(db: Db): Promise<void> {
  const published = { site_id: 37, status: 'PUBLISHED' as const, link: null }
  await db
    .insertInto('news')
    .values([
      { ...published, id: 51, image_id: 31, promoted: true, published_at: inDays(-12), tags: ['eurl'] },
      { ...published, id: 52, image_id: null, published_at: inDays(-2), link: 'https://www.inpi.example/' },
      { ...published, id: 53, image_id: null, published_at: inDays(3) },
      { ...published, id: 54, image_id: null, published_at: inDays(-1), status: 'DRAFT' },
      { ...published, id: 151, site_id: 38, image_id: null, published_at: inDays(-1) },
    ])
    .execute()
  const text = { site_id: 37, locale: fr, summary: null }
  await db
    .insertInto('news_texts')
    .values([
      {
        ...text,
        ...{ news_id: 51, slug: 'nouveau-guichet', title: 'Un nouveau guichet' },
        ...{ summary: 'Nous ouvrons un second accueil.', content: '<p>{{COMPANY_NAME}} vous reçoit sans rendez-vous.</p>' },
      },
      { ...text, news_id: 52, slug: 'tarifs-du-greffe', title: 'Élévation des tarifs du greffe', content: '<p>Au 1er janvier.</p>' },
      { ...text, news_id: 53, slug: 'demain', title: 'Demain' },
      { ...text, news_id: 54, slug: 'brouillon', title: 'Brouillon' },
      { ...text, site_id: 38, news_id: 151, slug: 'primeur', title: 'Le primeur est là' },
      { ...text, site_id: 38, locale: 'en_GB', news_id: 151, slug: 'first-wine', title: 'The first wine is here' },
    ])
    .execute()
}

async function addAlbums(db: Db): Promise<void> {
  await db
    .insertInto('albums')
    .values([
      { id: 61, site_id: 37, position: 1, published_at: inDays(-9) },
      { id: 62, site_id: 37, status: 'DRAFT' },
      { id: 63, site_id: 37, position: 0, published_at: inDays(-3) },
      { id: 161, site_id: 38 },
    ])
    .execute()
  const text = { site_id: 37, locale: fr, summary: null }
  await db
    .insertInto('album_texts')
    .values([
      { ...text, album_id: 61, slug: 'nos-bureaux', title: 'Nos bureaux', summary: 'Quai des Écritures.' },
      { ...text, album_id: 62, slug: 'brouillon', title: 'Brouillon' },
      { ...text, album_id: 63, slug: 'vide', title: 'Vide' },
      { ...text, site_id: 38, album_id: 161, slug: 'la-cave', title: 'La cave' },
    ])
    .execute()
  const pictures = [401, 402, 403, 404, 405, 406, 407]
  await db
    .insertInto('media')
    .values(
      pictures.map((id) => ({
        ...{ id, site_id: 37, external_id: `${id}-9f2c`, filename: `${id}.webp`, mime: 'image/webp', file: `${id}-9f2c/original` },
        ...{ bytes: 10, hash: 'b'.repeat(64), width: 800, height: 600, texts: jsonb({ fr_FR: { alt: `Image ${id}` } }) },
      })),
    )
    .execute()
  await db
    .insertInto('album_images')
    .values(pictures.map((media_id, index) => ({ site_id: 37, album_id: 61, media_id, position: pictures.length - index })))
    .execute()
}

async function addServices(db: Db): Promise<void> {
  const service = { site_id: 37, image_id: null, status: 'PUBLISHED', published_at: sql<Date>`now()` } as const
  await db
    .insertInto('services')
    .values([
      { ...service, id: 71, position: 2, price: 14_900, tags: ['sasu'], image_id: 31 },
      { ...service, id: 72, position: 1, price: null, tags: ['eurl', 'sasu'] },
      { ...service, id: 73, status: 'DRAFT' },
      { ...service, id: 74, deleted_at: sql<Date>`now()` },
      { ...service, id: 171, site_id: 38 },
    ])
    .execute()
  const text = { site_id: 37, locale: fr, summary: null }
  await db
    .insertInto('service_texts')
    .values([
      {
        ...text,
        ...{ service_id: 71, slug: 'creation-sasu', title: 'Création de SASU', summary: 'Statuts et dépôt.' },
        ...{ content: '<p>Nous rédigeons vos statuts.</p>', seo: jsonb({ title: 'Créer sa SASU' }) },
      },
      { ...text, service_id: 72, slug: 'conseil', title: 'Conseil' },
      { ...text, service_id: 73, slug: 'brouillon', title: 'Brouillon' },
      { ...text, service_id: 74, slug: 'jete', title: 'Jeté' },
      { ...text, site_id: 38, service_id: 171, slug: 'visite', title: 'La visite' },
    ])
    .execute()
}

async function addForms(db: Db): Promise<void> {
  const words = { submitLabel: 'Envoyer', message: 'Merci, votre demande est bien partie.', redirect: null }
  const isEurl = { field: 'statut', op: 'EQ', value: 'EURL' } as const
  const quote: FormDefinition = {
    ...{ title: 'Demande de devis', ...words },
    steps: [
      {
        ...{ id: 'projet', title: 'Votre projet' },
        fields: [
          {
            ...{ name: 'statut', type: 'CHOICE', label: 'Statut envisagé', required: true, when: null },
            options: [
              { value: 'EURL', label: 'EURL' },
              { value: 'SASU', label: 'SASU' },
            ],
          },
          { name: 'capital', type: 'NUMBER', label: 'Capital', required: true, min: 1, max: 100_000, when: isEurl },
          { name: 'debut', type: 'DATE', label: 'Début', required: false, min: '2026-01-01', when: null },
          {
            ...{ name: 'besoins', type: 'CHOICES', label: 'Besoins', required: false, when: null },
            options: [
              { value: 'SIEGE', label: 'Un siège' },
              { value: 'COMPTES', label: 'Les comptes' },
            ],
          },
          { name: 'statuts', type: 'FILES', label: 'Statuts', required: false, accept: ['application/pdf'], maxFiles: 2, when: isEurl },
          { name: 'photos', type: 'IMAGES', label: 'Photos', required: false, maxSize: 2_000_000, when: null },
        ],
      },
      {
        ...{ id: 'vous', title: 'Vous' },
        fields: [
          { name: 'email', type: 'EMAIL', label: 'Adresse', required: true, when: null },
          { name: 'phone', type: 'PHONE', label: 'Téléphone', required: false, when: null },
          { name: 'projet', type: 'LONG_TEXT', label: 'Projet', required: false, maxLength: 200, when: null },
          { name: 'accord', type: 'CONSENT', label: 'J’accepte', required: true, when: null },
        ],
      },
    ],
  }
  const visit: FormDefinition = {
    ...{ title: 'Visite', ...words },
    steps: [{ id: 'vous', title: '', fields: [{ name: 'email', type: 'EMAIL', label: 'Adresse', required: true, when: null }] }],
  }
  await saveForm(db, 37, { name: 'devis', definitions: { fr_FR: quote } })
  await saveForm(db, 38, { name: 'visite', definitions: { fr_FR: visit, en_GB: { ...visit, title: 'A visit', message: 'Thank you.' } } })
}

async function addReviews(db: Db): Promise<void> {
  const said = { source: 'STORED' as const, rating: 5, text: 'Très bien.', published_at: inDays(-9), is_hidden: true }
  await db
    .insertInto('reviews')
    .values([
      { ...said, id: 71, site_id: 37, source_id: 'r71', author: 'Nadia B.' },
      { ...said, id: 171, site_id: 38, source_id: 'r171', author: 'Marc T.' },
    ])
    .execute()
}

/** News, albums, services and forms of the two small sites: some to be seen, some drafts, planned, thrown away or the other site's. */
export async function addOffers(db: Db): Promise<void> {
  await addNews(db)
  await addAlbums(db)
  await addServices(db)
  await addForms(db)
  await addReviews(db)
  // A section of the other site, whose number no section that a test makes has.
  await db.insertInto('sections').values({ id: 181, site_id: 38 }).execute()
}
