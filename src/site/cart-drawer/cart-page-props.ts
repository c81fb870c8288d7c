import type { CartProps } from '#schemas/generated/block-props.ts'
import { resolveLocale } from '#i18n/locale.ts'
import { flattenBlocks } from '#site/document/fetch-block-data.ts'
import type { DrawerParts } from './drawer-deps.ts'

/** Returns the cart props of a page; null when its URL has no cart page. */
export async function cartPropsOf(href: string, { locales, locale, queries }: Pick<DrawerParts, 'locales' | 'locale' | 'queries'>) {
  const { path } = resolveLocale(decodeURI(new URL(href).pathname), undefined, locales)
  const page = await queries.page(locale(), path.slice(1))
  const block = flattenBlocks(page.layout.blocks).find(({ type }) => type === 'cart')
  // The server has validated the props with the schema of this type.
  return block ? (block.props as unknown as CartProps) : null
}
