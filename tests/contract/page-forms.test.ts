import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import type { CallRole } from '#schemas/api/base/define-call.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import type { UserRole } from '#server/database/tables/account-tables.ts'
import { pageForms } from '#server/http/page-forms/page-forms.ts'
import { callOfForm } from '#server/http/page-forms/execute-form.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { extremeProps } from '#tests/support/blocks/arbitrary-props.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { inTurn } from '#tests/support/sampling.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'

// Every form of every page for every caller: it has the rights of its call.

let test: TestApp
const forms = Object.entries(pageForms).map(([name, form]) => ({
  name,
  form,
  role: callOfForm(form).role,
  path: `formulaire/${name.replace('.', '-').toLowerCase()}`,
}))

/** The smallest block with the form. */
function blockOf(type: string): Block {
  const manifest = catalogue.find((each) => each.manifest.type === type)?.manifest
  if (!manifest) throw new Error(`no block is of type ${type}`)
  return { id: 'bloc', type, v: manifest.version, props: extremeProps(manifest.props, 'least') }
}

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  for (const { form, path } of forms) {
    const page = {
      url: path,
      title: path,
      locale: 'fr_FR',
      seo: {},
      shell: 'page' as const,
      middleware: [],
      layout: { blocks: [blockOf(form.blocks[0] ?? '')] },
    }
    await test.app.features.pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
  }
})
afterAll(() => test.close())

type Who = 'visitor' | 'forged' | 'expired' | 'ADMIN elsewhere' | UserRole
const unknown = ['forged', 'expired', 'ADMIN elsewhere'] as const
const roles = ['MEMBER', 'ADMIN', 'SUPER_ADMIN'] as const
const ranks: Readonly<Record<CallRole, readonly Who[]>> = {
  V: ['visitor', ...unknown, ...roles],
  M: ['MEMBER', 'ADMIN', 'SUPER_ADMIN'],
  A: ['ADMIN', 'SUPER_ADMIN'],
  S: ['SUPER_ADMIN'],
}

async function make(who: Who): Promise<Pick<TestMember, 'token'> | null> {
  if (who === 'visitor') return null
  if (who === 'forged') return { token: 'A'.repeat(43) }
  if (who === 'ADMIN elsewhere') return addMember(test, { siteId: 38, role: 'ADMIN' })
  if (who !== 'expired') return addMember(test, { role: who })
  const member = await addMember(test, { role: 'SUPER_ADMIN' })
  await test.app.features.sessions.revokeAll(37, member.userId)
  return member
}

const send = (path: string, name: string, headers: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `/${path}`,
    remoteAddress: newCaller(),
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ _form: name, role: 'SUPER_ADMIN', siteId: '38' }).toString(),
  })

describe.each(forms.map((form, number) => ({ ...form, number })))('$name', ({ name, role, path, number }) => {
  it('has the rights of its call', async () => {
    for (const who of ['visitor', ...inTurn(number, unknown), ...roles] as const) {
      const caller = await make(who)
      const headers = { 'sec-fetch-site': 'same-origin', ...(caller && { cookie: `token=${caller.token}; idSite=38` }) }
      const { statusCode, headers: answered } = await send(path, name, headers)
      const isSentToSignIn = statusCode === 303 && String(answered['location']).startsWith(`/auth?target=%2Fformulaire`)
      const isMember = ranks.M.includes(who)
      const said = isSentToSignIn ? 'sign in' : statusCode === 403 ? 'forbidden' : 'let through'
      expect({ who, said }).toEqual({ who, said: ranks[role].includes(who) ? 'let through' : isMember ? 'forbidden' : 'sign in' })
      expect(statusCode).not.toBe(500)
      expect(answered['cache-control']).toBe('no-store')
    }
  })
})

it('a cross-site form is rejected and writes nothing', async () => {
  const { token } = await addMember(test, { role: 'SUPER_ADMIN' })
  const before = await hashTables(test.database.pool)
  const hostile: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ]
  for (const { name, path } of forms) {
    for (const headers of hostile) expect((await send(path, name, { ...headers, cookie: `token=${token}` })).statusCode).toBe(403)
  }
  expect(await hashTables(test.database.pool)).toEqual(before)
})
