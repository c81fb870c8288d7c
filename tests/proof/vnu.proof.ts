import { request } from '@playwright/test'
import startSites from '#tests/e2e/sites/start-sites.config.ts'
import { readEveryDocument } from '#tests/e2e/sites/every-document.ts'
import { checkByNu, findJava } from '#tests/support/documents/nu-html-checker.ts'
import { count, type Proof } from './proof.ts'

/** Every document that the server sends is HTML without an error, by the checker of the W3C. */
export const validHtml: Proof = {
  name: 'vnu',
  title: 'Valid HTML',
  async run() {
    const java = await findJava()
    const stop = await startSites()
    const asking = await request.newContext()
    try {
      const documents = await readEveryDocument(asking, process.env['E2E_URL'] ?? '')
      const what = `${count(documents.size)} documents: every route of both sample sites and of a new one, the examples of every block type`
      const promised = '0 errors of the Nu Html Checker'
      if (java === null) return [{ what, seen: 'nothing: Java is not on this machine', promised, holds: false }]
      const { errors, inFaulty } = await checkByNu(java, documents)
      const first = errors[0] === undefined ? '' : `: ${errors[0].slice(0, 200)}`
      return [
        { what, seen: `${count(errors.length)} errors${first}`, promised, holds: errors.length === 0 },
        {
          what: 'a faulty page checked beside them',
          seen: `${count(inFaulty.length)} found: ${inFaulty[0]?.slice(0, 200) ?? 'none'}`,
          promised: 'at least one error, or the checker looks at nothing',
          holds: inFaulty.length > 0,
        },
      ]
    } finally {
      await asking.dispose()
      await stop()
    }
  },
}
