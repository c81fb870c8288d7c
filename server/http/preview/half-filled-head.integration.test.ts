import { expect, it } from 'vitest'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { heading, siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()

interface Opened {
  readonly data: {
    readonly seq: number
    readonly chain: string
    readonly document: { readonly head: Readonly<Record<string, unknown>> }
    readonly issues: readonly { readonly pointer: string }[]
  }
}

const WRONG = [
  ...[7, null, {}, ['x'], true].map((value) => ['/url', value] as const),
  ...[null, 7, {}].map((value) => ['/title', value] as const),
  ...[null, 7, [], { image: 1.5 }, { image: 1e15 }, { title: null }].map((value) => ['/seo', value] as const),
  ...[null, 7, { '0': 'member' }, [null], ['unknown']].map((value) => ['/middleware', value] as const),
  ...[null, {}].map((value) => ['/shell', value] as const),
]

interface Reviewed {
  readonly data: { readonly findings: readonly { readonly pointer: string }[] }
}

it('opens and draws a draft whose head is half filled, and lists what is wrong in it', async () => {
  const admin = await addMember(stage.test, { role: 'ADMIN', email: 'head@example.org' })
  const page = await savePage('tete', [heading('titre', 'Le corps')], {})
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    stage.test.app.inject({
      ...{ method, url, remoteAddress: newNetwork() },
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token },
      ...(payload && { payload }),
    })
  const path = `/api/admin/draft/page/${page.id}/fr_FR`
  const open = async () => (await call('PUT', path)).json<Opened>().data
  const { head } = (await open()).document
  const put = async (pointer: string, value: unknown) => {
    const { seq, chain } = await open()
    const batch = { id: crypto.randomUUID(), operations: [{ op: 'head', pointer, value }] }
    return call('POST', `${path}/step`, { base: { seq, chain }, batches: [batch], recent: [] })
  }
  for (const [pointer, value] of WRONG) {
    const kept = await put(pointer, value)
    const opened = await call('PUT', path)
    const review = await call('GET', `${path}/review`)
    const created = await call('POST', `/api/admin/preview/page/${page.id}/fr_FR`)
    const frame = await ask(created.json<{ data: { url: string } | null }>().data?.url ?? '/', {
      cookie: `token=${admin.token}; idSite=37`,
    })
    const { issues, document } = opened.json<Opened>().data
    const name = `${pointer} ${JSON.stringify(value)}`
    const statuses = [kept.statusCode, opened.statusCode, review.statusCode, created.statusCode, frame.status]
    expect([name, ...statuses]).toEqual([name, 200, 200, 200, 201, 200])
    expect([name, frame.body.includes('Le corps')]).toEqual([name, true])
    expect([name, document.head[pointer.slice(1)]]).toEqual([name, value])
    const { findings } = review.json<Reviewed>().data
    expect([name, [...issues, ...findings].some((each) => each.pointer.startsWith(pointer))]).toEqual([name, true])
    await put(pointer, head[pointer.slice(1)])
  }
})
