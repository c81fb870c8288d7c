import type { CartProps } from '#schemas/generated/block-props.ts'
import { resolveLocale } from '#i18n/locale.ts'
import { flattenBlocks } from '#site/document/fetch-block-data.ts'
import type { DrawerParts } from './drawer-deps.ts'

/** What the page of the cart says of it; null where the address is no page that shows one. */
export async function cartPropsOf(href: string, { locales, locale, queries }: Pick<DrawerParts, 'locales' | 'locale' | 'queries'>) {
  const { path } = resolveLocale(decodeURI(new URL(href).pathname), undefined, locales)
  const page = await queries.page(locale(), path.slice(1))
  const block = flattenBlocks(page.layout.blocks).find(({ type }) => type === 'cart')
  // The server has checked the props against the schema from which their type is made.
  return block ? (block.props as unknown as CartProps) : null
}
