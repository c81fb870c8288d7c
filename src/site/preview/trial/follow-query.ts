import { KEEP_SCROLL } from '#site/navigation/after-navigation.ts'
import type { Canvas } from '../canvas-model.ts'

/**
 * Follows a link that chooses something on this very page, such as a vintage: the views read the new query, and the data that
 * they have holds every choice. Says no of any other link.
 */
export function followQuery({ context }: Pick<Canvas, 'context'>, link: Element): boolean {
  const { page, ...site } = context.get()
  const url = URL.parse(link.getAttribute('href') ?? '', new URL(page.path, location.origin))
  if (!link.hasAttribute(KEEP_SCROLL) || url?.origin !== location.origin || url.pathname !== page.path) return false
  context.set({ ...site, page: { ...page, query: Object.fromEntries(url.searchParams) } })
  return true
}
