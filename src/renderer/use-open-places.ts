import { isBlogAddress } from '#domain/blog-address.ts'
import { useParameter } from './context.ts'

/** Says of an address whether the site has what it leads to: where the blog is closed, no link of the bars leads there. */
export function useOpenPlaces(): (url: string) => boolean {
  const isBlogClosed = useParameter('IS_BLOG_ACTIVATED') === false
  return (url) => !(isBlogClosed && isBlogAddress(url))
}
