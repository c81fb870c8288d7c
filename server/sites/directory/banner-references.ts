import type { ReferenceSource } from '#server/platform/references/store-references.ts'

/** Contents that the banner of a site names: its picture. The banner has the number of its site. */
export const bannerReferences: ReferenceSource = {
  kind: 'BANNER',
  states: ['SAVED'],
  async read(db, siteId) {
    const { banner } = await db.selectFrom('sites').select('banner').where('id', '=', siteId).executeTakeFirstOrThrow()
    const { image } = banner
    return typeof image === 'number'
      ? [{ id: siteId, locale: '', state: 'SAVED', references: [{ kind: 'media', key: String(image) }] }]
      : []
  },
}
