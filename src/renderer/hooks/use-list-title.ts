import { useIsPageTitle, usePage } from '#renderer/context.ts'

/** What the title of a list is, and whether it is the page's. */
export interface ListTitle {
  readonly level: 1 | 2 | 3
  readonly title: string | undefined
  readonly isPageTitle: boolean
}

/** The title of a block that may be a page of its own: the one that was written, else the page's where the block holds it. */
export function useListTitle(
  blockId: string,
  { level, title }: { readonly level: 1 | 2 | 3; readonly title?: string | undefined },
): ListTitle {
  const { title: pageTitle } = usePage()
  const isPageTitle = useIsPageTitle(blockId) && level === 1
  return { level, title: title ?? (isPageTitle ? pageTitle : undefined), isPageTitle }
}
