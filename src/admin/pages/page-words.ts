import type { PageItem } from './page-states.ts'

/** The words that a search looks for a page in: its titles and addresses, in all its languages. */
export function pageWords({ title, url, languages }: Pick<PageItem, 'title' | 'url' | 'languages'>): string {
  return [title, url, ...languages.flatMap((document) => [document.title, document.url])].join(' ')
}
