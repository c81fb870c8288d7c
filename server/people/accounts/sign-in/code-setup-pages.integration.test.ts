import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { asMember, pageFormStage } from '#tests/support/http/page-form-stage.ts'
import { codeOf } from '#tests/support/accounts/sign-in-codes.ts'
import { encryptPendingSecret } from './totp.ts'

const { stage, send } = pageFormStage()
const path = '/securite'

beforeAll(async () => {
  const layout = { blocks: [{ id: 'codes', type: 'two-factor' as const, v: 1, props: {} }] }
  const page = { url: 'securite', title: 'Sécurité', locale: 'fr_FR', seo: {}, shell: 'page' as const, middleware: ['member'], layout }
  await stage.test.app.features.pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
})

/** Returns a code that is not valid at about this time. */
function wrongCodeFor(secret: string): string {
  const taken = new Set([-2, -1, 0, 1, 2].map((later) => codeOf(secret, later)))
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !taken.has(code)) ?? ''
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** Returns the secret on a page, and whether it shows the QR code and the restart. */
function shownOn(html: string) {
  const main = mainOf(html)
  const secret = /<code[^>]*>((?:[A-Z2-7]{4} ?){8})<\/code>/.exec(main)?.[1]?.replaceAll(' ', '') ?? null
  return { secret, hasSquare: /<svg[^>]*role="img"/.test(main), restarts: main.includes('value="totp.start"') }
}

it('without scripts, a wrong code retains the secret and QR code, a late one shows the expiry', async () => {
  const admin = await addMember(stage.test, { role: 'ADMIN' })
  const post = (fields: Record<string, string>) => send(path, { fields, headers: asMember(admin) })
  const begun = shownOn((await post({ _form: 'totp.start' })).body)
  expect(begun).toMatchObject({ hasSquare: true, restarts: false })
  const secret = begun.secret ?? ''
  const wrong = await post({ _form: 'totp.enable', code: wrongCodeFor(secret) })
  expect([wrong.status, wrong.headers['cache-control']]).toEqual([422, 'no-store'])
  expect(mainOf(wrong.body)).toContain('Ce code n’est pas le bon.')
  expect(shownOn(wrong.body)).toEqual({ secret, hasSquare: true, restarts: true })
  // The browser focuses the first element with autofocus: the wrong code, and nothing before it.
  expect(mainOf(wrong.body).match(/<[^>]+ autofocus=""[^>]*>/g)).toEqual([expect.stringContaining('name="code"')])
  expect(shownOn((await post({ _form: 'totp.enable', code: '' })).body)).toEqual({ secret, hasSquare: true, restarts: true })

  const { pool } = stage.test.database
  await pool.query("update sessions set proved_at = now() - interval '11 minutes' where id = $1", [admin.sessionId])
  expect(shownOn((await post({ _form: 'totp.enable', code: codeOf(secret) })).body)).toMatchObject({ secret: null, hasSquare: false })
  await pool.query('update sessions set proved_at = now() where id = $1', [admin.sessionId])

  const late = await encryptPendingSecret(stage.test.app.features.secrets, admin.userId, secret, systemClock() - 11 * 60_000)
  await pool.query('update users set totp_pending = $1 where id = $2', [late, admin.userId])
  const over = await post({ _form: 'totp.enable', code: codeOf(secret) })
  expect(mainOf(over.body)).toContain('Cette mise en place a expiré')
  expect(shownOn(over.body)).toEqual({ secret: null, hasSquare: false, restarts: true })
})

it('without scripts, a reload of the recovery codes shows that two-factor login is enabled', async () => {
  const admin = await addMember(stage.test, { role: 'ADMIN' })
  const post = (fields: Record<string, string>) => send(path, { fields, headers: asMember(admin) })
  const first = { _form: 'totp.enable', code: codeOf(shownOn((await post({ _form: 'totp.start' })).body).secret ?? '') }
  expect(mainOf((await post(first)).body)).toContain('Le code est activé.')
  const again = mainOf((await post(first)).body)
  expect(again).not.toContain('a expiré')
  expect(again).toContain('Les codes de secours ne sont montrés qu’une fois')
  expect(shownOn(again)).toEqual({ secret: null, hasSquare: false, restarts: false })
  expect(again).toContain('value="totp.disable"')
})
