import { useIsPageTitle, usePage } from '#renderer/context.ts'

/** The title of a list, and whether it is the h1 of the page. */
export interface ListTitle {
  readonly level: 1 | 2 | 3
  readonly title: string | undefined
  readonly isPageTitle: boolean
}

/** Returns the title of a block that may be a page of its own: the given one, or that of the page when the block contains its h1. */
export function useListTitle(
  blockId: string,
  { level, title }: { readonly level: 1 | 2 | 3; readonly title?: string | undefined },
): ListTitle {
  const { title: pageTitle } = usePage()
  const isPageTitle = useIsPageTitle(blockId) && level === 1
  return { level, title: title ?? (isPageTitle ? pageTitle : undefined), isPageTitle }
}
