import type { AdminApi } from '#api-client/admin/create-admin-api.ts'
import type { DocumentKey } from '#api-client/admin/document-key.ts'

/** The advice that is open on documents: its number, and the first document that has some. */
interface OpenAdvice {
  readonly count: number
  readonly first: DocumentKey | null
}

/**
 * Counts the advice that is open on documents, one after the other. A document that cannot be checked counts none, and neither does a menu,
 * whose screen lists no advice.
 */
export async function adviceOn({ review }: Pick<AdminApi['draft'], 'review'>, documents: readonly DocumentKey[]): Promise<OpenAdvice> {
  let open: OpenAdvice = { count: 0, first: null }
  for (const { kind, id, locale } of documents) {
    if (kind === 'menu') continue
    const key = { kind, id, locale }
    const findings = await review(key).then(
      (read) => read.findings,
      () => [],
    )
    const { length } = findings.filter(({ level }) => level === 'advice')
    if (length > 0) open = { count: open.count + length, first: open.first ?? key }
  }
  return open
}
