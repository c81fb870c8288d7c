import { z } from 'zod'
import { animationSchema, filmUploadSchema, mediaItemExample, mediaItemSchema } from '#schemas/admin/media-calls.ts'
import { knowingUses, useSchema } from '#schemas/admin/reference-calls.ts'
import { ACT_ITEMS } from '#schemas/admin/resources/calls/calls-of-many.ts'
import { aimedItemSchema, batchSchema, changeSchema } from '#schemas/admin/resources/calls/item-shapes.ts'
import { defineCall } from '#schemas/api/base/define-call.ts'
import { focusSchema } from '#schemas/api/base/image.ts'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import { cropSchema, mediaTextsSchema } from './media-resource.ts'

const byId = z.object({ id: rowIdSchema })
const params = { id: 31 }
const doneExample = { done: 2, batch: '7f3c2f0e-6a56-4a83-9d53-0f6a1f2f6a11' }
const count = z.number().int().nonnegative()

const usesExample = [
  {
    ...{ kind: 'page' as const, id: 12, title: 'Nos services', path: '/admin/pages/12?langue=fr' },
    ...{ versions: [{ locale: 'fr_FR', state: 'PUBLISHED' as const }], ways: ['NAMED' as const] },
  },
]

/** Answer of a change of one file: the file as it is now, and the batch by which the change is undone. */
const changedSchema = z.object({ media: mediaItemSchema, batch: z.uuid().nullable() })
const changedExample = { media: mediaItemExample, batch: doneExample.batch }

/** Reads one file with the contents that use it. */
export const mediaRead = defineCall({
  name: 'media.read',
  method: 'GET',
  path: '/media/{id}',
  role: 'A',
  cache: 'N',
  params: byId,
  data: z.object({ media: mediaItemSchema, uses: z.array(useSchema), total: count }),
  errors: [],
  summary: 'Un fichier de la bibliothèque, et les contenus qui s’en servent\u00a0: les cent premiers, et leur nombre.',
  example: { params, data: { media: mediaItemExample, uses: usesExample, total: 1 } },
})

/** Numbers of the library: the room that it takes, and how many files each filter finds. */
export const mediaSummary = defineCall({
  name: 'media.summary',
  method: 'GET',
  path: '/media/summary',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  data: z.object({
    bytes: count,
    limit: count,
    pictures: count,
    videos: count,
    documents: count,
    undescribed: count,
    unused: count,
    trashed: count,
  }),
  errors: [],
  summary: 'La place que prend la bibliothèque, celle qu’elle peut prendre, et le nombre de fichiers par genre et par filtre.',
  example: {
    params: {},
    data: { bytes: 1_288_490_188, limit: 5_368_709_120, pictures: 142, videos: 3, documents: 21, undescribed: 4, unused: 11, trashed: 2 },
  },
})

/** Changes name, texts, focal point and crop of a file. */
export const mediaUpdate = defineCall({
  name: 'media.update',
  method: 'PUT',
  path: '/media/{id}',
  role: 'A',
  cache: 'N',
  params: byId,
  body: z.strictObject({
    name: z.string().max(100).optional(),
    texts: mediaTextsSchema.optional(),
    focus: focusSchema.nullable().optional(),
    crop: cropSchema.nullable().optional(),
  }),
  preparesFiles: true,
  versioned: true,
  data: changedSchema,
  message: { fr: 'C’est enregistré.', en: 'Saved.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'STORAGE_FULL'],
  summary:
    'Change un fichier\u00a0: nom sans sa fin («\u202fname\u202f»), textes de toutes les langues, point qui reste visible («\u202ffocus\u202f») et partie montrée («\u202fcrop\u202f»), en pour cent des côtés\u00a0; le recadrage part toujours de l’original et «\u202fnull\u202f» le rend. Ce qui n’est pas nommé reste. L’en-tête If-Match porte la version lue.',
  example: { params, body: { focus: { x: 44, y: 52 } }, data: changedExample },
})

/** Gives a file other bytes under the same number. */
export const mediaReplace = defineCall({
  name: 'media.replace',
  method: 'POST',
  path: '/media/{id}/file',
  role: 'A',
  cache: 'N',
  params: byId,
  body: z.strictObject({ film: filmUploadSchema.nullish(), animation: animationSchema.nullish() }),
  takesFiles: true,
  preparesFiles: true,
  versioned: true,
  data: changedSchema,
  message: { fr: 'Le fichier est remplacé partout.', en: 'The file is replaced everywhere.' },
  budget: 'adminWrite',
  errors: ['TOO_MANY_FILES', 'STORAGE_FULL', 'STALE_VERSION'],
  summary:
    'Remplace un fichier par un autre du même genre, en multipart sous «\u202fimage\u202f»\u00a0: toutes les pages qui le montrent montrent le nouveau. Un film de plus de 10\u00a0Mo est envoyé avant, par «\u202fmedia.film\u202f». Les textes restent, le recadrage et le point sont oubliés. L’ancien revient par «\u202fadmin.undo\u202f».',
  example: { params, body: {}, data: changedExample },
})

/** The original of a cropped picture, to choose another part of it. */
export const mediaSource = defineCall({
  name: 'media.source',
  method: 'GET',
  path: '/media/{id}/source',
  role: 'A',
  cache: 'N',
  params: byId,
  data: z.object({ width: count, height: count, picture: z.string() }),
  errors: [],
  summary:
    'L’original entier d’une image, en adresse «\u202fdata:\u202f», pour en choisir une autre partie\u00a0: aucune adresse publique n’y mène.',
  example: { params, data: { width: 1600, height: 900, picture: 'data:image/webp;base64,UklGRiIAAABXRUJQ' } },
})

/** Lists the changes of a file. */
export const mediaHistory = defineCall({
  name: 'media.history',
  method: 'GET',
  path: '/media/{id}/history',
  role: 'A',
  cache: 'N',
  params: byId,
  data: z.object({ changes: z.array(changeSchema) }),
  errors: [],
  summary: 'Ce qui a changé d’un fichier, quand et par qui, le plus récent d’abord.',
  example: {
    params,
    data: {
      changes: [
        {
          ...{ version: 12, act: 'update', at: '2026-11-09T08:00:00Z', by: 'Zoé Martin', byId: 7 },
          ...{ changed: ['file.hash'], batch: null, isAlone: true },
        },
      ],
    },
  },
})

/** Brings a file back to what it was after one of its changes. */
export const mediaRevert = defineCall({
  name: 'media.revert',
  method: 'POST',
  path: '/media/{id}/version/{version}',
  role: 'A',
  cache: 'N',
  params: byId.extend({ version: z.coerce.number().int().nonnegative().max(2_147_483_647) }),
  body: z.strictObject({}),
  versioned: true,
  data: changedSchema,
  message: { fr: 'Le fichier est rétabli.', en: 'The file is brought back.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'STORAGE_FULL'],
  summary:
    'Rétablit un fichier tel qu’il était après un changement de son historique\u00a0: ses octets, son nom, ses textes, son recadrage et son point. Les pages montrent de nouveau ce fichier-là. «\u202fadmin.undo\u202f» revient sur ce retour.',
  example: { params: { ...params, version: 9 }, body: {}, data: changedExample },
})

/** Puts one file into the trash. */
export const mediaRemove = defineCall({
  name: 'media.remove',
  method: 'DELETE',
  path: '/media/{id}',
  role: 'A',
  cache: 'N',
  ...knowingUses(byId, { kind: 'media', id: 'id' }),
  versioned: true,
  data: changedSchema,
  message: { fr: 'Le fichier est à la corbeille.', en: 'The file is in the trash.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION', 'IN_USE'],
  summary:
    'Met un fichier à la corbeille, pour 30 jours\u00a0: les pages ne le montrent plus, et le retrouvent s’il revient. Refusé si plus d’endroits s’en servent que «\u202fused\u202f» n’en dit.',
  example: { params, data: changedExample },
})

const items = z.array(aimedItemSchema).min(1).max(ACT_ITEMS)
const someExample = { items: [{ id: 31, version: 12 }] }

function manyCall<const Name extends string, Body extends z.ZodObject>(
  name: Name,
  parts: {
    readonly path: `/${string}`
    readonly body: Body
    readonly summary: string
    readonly errors: readonly ('STALE_VERSION' | 'IN_USE')[]
  },
) {
  return defineCall({
    ...{ name, method: 'POST', role: 'A', cache: 'N', params: z.object({}), data: batchSchema, budget: 'adminBulk' },
    message: { fr: 'C’est fait.', en: 'Done.' },
    ...parts,
    example: { params: {}, body: someExample, data: doneExample },
  })
}

/** Puts several files into the trash. */
export const mediaRemoveMany = manyCall('media.removeMany', {
  path: '/media/many/remove',
  body: z.strictObject({ items, used: count.optional() }),
  errors: ['STALE_VERSION', 'IN_USE'],
  summary:
    'Met plusieurs fichiers à la corbeille. «\u202fused\u202f» est le plus grand nombre d’endroits, parmi eux, où l’un d’eux est utilisé.',
})

/** Takes several files out of the trash. */
export const mediaRestoreMany = manyCall('media.restoreMany', {
  path: '/media/many/restore',
  body: z.strictObject({ items }),
  errors: ['STALE_VERSION'],
  summary: 'Sort plusieurs fichiers de la corbeille.',
})

/** Marks several pictures as decorative in every language. */
export const mediaDecorateMany = manyCall('media.decorateMany', {
  path: '/media/many/decorate',
  body: z.strictObject({ items }),
  errors: ['STALE_VERSION'],
  summary: 'Marque plusieurs images comme images de décor, dans toutes les langues du site\u00a0: les lecteurs d’écran les passent.',
})

/** Takes a drawing of another host into the library. */
export const mediaFetch = defineCall({
  name: 'media.fetch',
  method: 'POST',
  path: '/media/address',
  role: 'A',
  cache: 'N',
  params: z.object({}),
  body: z.strictObject({ address: z.string().min(1).max(2000) }),
  data: mediaItemSchema,
  status: 201,
  idempotent: true,
  message: { fr: 'Le dessin est dans la bibliothèque.', en: 'The drawing is in the library.' },
  budget: 'adminBulk',
  errors: ['SVG_UNAVAILABLE', 'STORAGE_FULL'],
  summary:
    'Prend un dessin SVG par son adresse publique\u00a0: le serveur le charge sans jamais joindre un réseau privé, le nettoie et le range. Toute adresse qui n’en donne pas est refusée de la même façon.',
  example: { params: {}, body: { address: 'https://dessins.example/sceau.svg' }, data: mediaItemExample },
})

/** Erases one file of the trash for ever. */
export const mediaErase = defineCall({
  name: 'media.erase',
  method: 'POST',
  path: '/media/{id}/erase',
  role: 'A',
  cache: 'N',
  params: byId,
  versioned: true,
  data: z.null(),
  message: { fr: 'Le fichier est effacé pour toujours.', en: 'The file is erased for ever.' },
  budget: 'adminWrite',
  errors: ['STALE_VERSION'],
  summary: 'Efface un fichier de la corbeille pour toujours, avec son historique.',
  example: { params, data: null },
})
