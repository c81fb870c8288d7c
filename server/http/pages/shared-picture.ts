import type { PageData } from '#schemas/api/content/page.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { cachedPage } from './cached-calls.ts'

const hasPicture = ({ seo, media }: PageData): boolean => media.some(({ id }) => id === seo.image)

/** Gives a page without a picture of its own that of the home page, which is shown where its link is shared. */
export async function withSharedPicture(features: Features, scope: Scope, page: PageData): Promise<PageData> {
  if (hasPicture(page)) return page
  // A page is complete without it.
  const home = await cachedPage(features, scope, '', 'visitors').catch(() => null)
  if (home?.kind !== 'page') return page
  const { seo, media } = home.data
  const picture = media.find(({ id }) => id === seo.image)
  if (!picture) return page
  const others = page.media.filter(({ id }) => id !== picture.id)
  return { ...page, seo: { ...page.seo, image: picture.id }, media: [...others, picture] }
}
