import type { AdminCallName } from '#schemas/admin/calls.ts'

/** Paths of the calls of the panel, under `/api/admin`. */
export const adminRoutes = {
  'draft.open': '/draft/{kind}/{id}/{locale}',
  'draft.step': '/draft/{kind}/{id}/{locale}/step',
  'draft.steps': '/draft/{kind}/{id}/{locale}/step',
  'draft.signature': '/draft/{kind}/{id}/{locale}/step/{batch}',
  'draft.issues': '/draft/{kind}/{id}/{locale}/issue',
  'draft.review': '/draft/{kind}/{id}/{locale}/review',
  'draft.discard': '/draft/{kind}/{id}/{locale}',
  'draft.publish': '/draft/{kind}/{id}/{locale}/publication',
  'draft.unpublish': '/draft/{kind}/{id}/{locale}/publication',
  'page.list': '/page',
  'page.address': '/page/address',
  'page.create': '/page',
  'choice.list': '/choice/{kind}',
  'model.list': '/model',
  'preview.create': '/preview/{kind}/{id}/{locale}',
  'preview.data': '/preview/data',
  'revision.list': '/revision/{kind}/{id}/{locale}',
  'revision.read': '/revision/{kind}/{id}/{locale}/{revision}',
  'revision.restore': '/revision/{kind}/{id}/{locale}/{revision}/restoration',
  'media.list': '/media',
  'media.upload': '/media',
  'media.describe': '/media/{id}/text/{locale}',
} as const satisfies Readonly<Record<AdminCallName, string>>
