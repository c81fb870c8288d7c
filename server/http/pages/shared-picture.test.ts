import { expect, it } from 'vitest'
import type { PageData } from '#schemas/api/content/page.ts'
import type { Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { withSharedPicture } from './shared-picture.ts'

const page = (image: number | null, media: readonly number[]) =>
  ({ seo: { ...(image !== null && { image }) }, media: media.map((id) => ({ id })) }) as unknown as PageData
const scope = { site: { id: 37, contentVersion: '1', url: 'https://greffe.example' }, locale: 'fr_FR' } as unknown as Scope

async function pictureBeside(home: PageData | Error | null, own: PageData): Promise<unknown[]> {
  const resolve = () =>
    home instanceof Error
      ? Promise.reject(home)
      : Promise.resolve(home === null ? { kind: 'moved', to: 'x' } : { kind: 'page', data: home })
  const { seo, media } = await withSharedPicture({ pages: { resolve } } as unknown as Features, scope, own)
  return [seo.image, media.map(({ id }) => id)]
}

it.each([
  ['its own picture', page(7, [7]), page(5, [4, 5]), [5, [4, 5]]],
  ['none of its own', page(7, [7, 8]), page(null, [4]), [7, [4, 7]]],
  ['a picture that is gone', page(7, [7]), page(5, [4]), [7, [4, 7]]],
  ['that of the home page among its own', page(7, [7]), page(null, [7, 4]), [7, [4, 7]]],
  ['no picture anywhere', page(null, [8]), page(null, [4]), [undefined, [4]]],
  ['a home page that is elsewhere', null, page(null, [4]), [undefined, [4]]],
  ['a home page that cannot be read', new Error('the database is gone'), page(null, [4]), [undefined, [4]]],
])('a page is shared with the right picture: %s', async (_what, home, own, expected) => {
  expect(await pictureBeside(home, own)).toEqual(expected)
})
