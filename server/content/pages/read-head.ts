import type { Seo } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { PageHead } from '#server/database/tables/page-tables.ts'
import { isMiddleware } from './middleware.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function readSeo(value: unknown): Seo {
  if (!isRecord(value)) return {}
  const { title, description, image, noIndex } = value
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(Number.isSafeInteger(image) && { image: Number(image) }),
    ...(typeof noIndex === 'boolean' && { noIndex }),
  }
}

/** Reads what is right in the head of a draft, which may be of any shape. What is wrong is listed by the check of the page. */
export function readHead({ url, title, seo, shell, middleware }: Readonly<Record<string, unknown>>): PageHead {
  const names: readonly unknown[] = Array.isArray(middleware) ? middleware : []
  return {
    url: textOf(url),
    title: textOf(title),
    seo: readSeo(seo),
    shell: shell === 'page' ? 'page' : 'default',
    middleware: names.filter((name) => typeof name === 'string').filter(isMiddleware),
  }
}
