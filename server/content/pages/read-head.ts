import type { Seo } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { readHead as readValuesOfHead } from '#engine/document/read-head.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import { isMiddleware } from './middleware.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what is right in a stored description for search engines, which may be of any shape. */
export function readSeo(value: unknown): Seo {
  if (!isRecord(value)) return {}
  const { title, description, image, noIndex } = value
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(Number.isSafeInteger(image) && { image: Number(image) }),
    ...(typeof noIndex === 'boolean' && { noIndex }),
  }
}

/** Reads the name of a stored shell; another one is the default. */
export const readShell = (shell: unknown): PageHead['shell'] => (shell === 'page' ? 'page' : 'default')

/** Reads a stored head with its odd values, for a copy of it or a comparison with it: the check of the page lists what does not fit. */
export function keepHead(head: unknown): PageHead {
  return readValuesOfHead(head) as unknown as PageHead
}

/** Reads what is right in a stored head, which may be of any shape. What is wrong is listed by the check of the page. */
export function readHead(head: unknown): PageHead {
  const { url, title, seo, shell, middleware }: Readonly<Record<string, unknown>> = readValuesOfHead(head)
  const names: readonly unknown[] = Array.isArray(middleware) ? middleware : []
  return {
    url: textOf(url),
    title: textOf(title),
    seo: readSeo(seo),
    shell: readShell(shell),
    middleware: names.filter((name) => typeof name === 'string').filter(isMiddleware),
  }
}
