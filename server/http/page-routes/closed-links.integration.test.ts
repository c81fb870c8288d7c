import { beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { mailedLink, makeCall, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'
import { pageFormStage, registration } from '#tests/support/http/page-form-stage.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'

const { stage, send, open } = pageFormStage()

const dead = 'Ce lien n’est plus valable. Demandez-en un nouveau.'
const block = (type: string): Block => ({ id: type, type, v: 1, props: {} })
const forged = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

beforeAll(async () => {
  const { parameters, pages } = stage.test.app.features
  await parameters.set(37, 'ENABLE_NEWSLETTER', true)
  for (const [url, type] of [
    ['auth/email/{token}', 'email-confirmation'],
    ['lettre/confirmer/{token}', 'newsletter-confirmation'],
    ['lettre/quitter/{token}', 'newsletter-unsubscription'],
  ] as const) {
    const page = { url, title: url, locale: 'fr_FR', seo: {}, shell: 'page' as const, middleware: [], layout: { blocks: [block(type)] } }
    await pages.save(page, { siteId: 37, baseHash: null, by: 'a test' })
  }
})

let made = 0

/** Creates a mailed link of each kind. Returns the path of its page, its token, the fields of its form and the table with its expiry. */
const kinds = {
  registration: async () => {
    const email = `lien-${(made += 1)}@example.org`
    await send('/auth', { fields: registration(email) })
    const { token } = await mailedLink(stage.test, email, 'REGISTRATION_CONFIRM')
    const fields = { _form: 'user.confirmRegistration', password: 'trois chats sous la lune' }
    return { path: '/auth/confirm/', token, fields, table: 'pending_registrations' }
  },
  'another address': async () => {
    const [member, email] = [await addMember(stage.test), 'autre.adresse@example.org']
    await makeCall(stage.test, 'user.update', { email, password: testPassword }, member)
    const { token } = await mailedLink(stage.test, email, 'EMAIL_CHANGE_CONFIRM')
    return { path: '/auth/email/', token, fields: { _form: 'user.confirmEmail' }, table: 'account_tokens' }
  },
  'another password': async () => {
    const { email } = await addMember(stage.test)
    await makeCall(stage.test, 'password.askReset', { email })
    const { token } = await mailedLink(stage.test, email, 'PASSWORD_RESET')
    const fields = { _form: 'password.reset', password: 'quatre chats sous la pluie' }
    return { path: '/password/reset/', token, fields, table: 'account_tokens' }
  },
  letters: async () => {
    const [list] = (await makeCall(stage.test, 'newsletter.lists')).data as unknown as { id: number }[]
    const email = 'lettres@example.org'
    await makeCall(stage.test, 'newsletter.subscribe', { email, lists: [list?.id], consent: true })
    const { token } = await mailedLink(stage.test, email, 'NEWSLETTER_CONFIRM')
    return { path: '/lettre/confirmer/', token, fields: { _form: 'newsletter.confirm' }, table: 'newsletter_requests' }
  },
} as const

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('the page of a link to confirm: %s', (kind) => {
  it('shows the alert when it opens for an invalid, expired or used token, and consumes none', async () => {
    const { path, token, fields, table } = await kinds[kind]()
    const main = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await open(address, headers)
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
      return answer.body.slice(answer.body.indexOf('<main'), answer.body.indexOf('</main>'))
    }
    const { pool } = stage.test.database
    const before = await hashTables(pool)
    const fresh = await main(path + token)
    expect([fresh.includes(dead), fresh.includes(`value="${fields._form}"`)]).toEqual([false, true])
    const other = await main(path + forged)
    expect([other.includes(dead), other.includes(`value="${fields._form}"`)]).toEqual([true, false])
    expect(other).toContain('role="alert"')
    expect(await hashTables(pool)).toEqual(before)

    const expire = (by: string) => pool.query(`update ${table} set expires_at = now() + $1::interval`, [by])
    await expire('-1 second')
    expect(await main(path + token)).toEqual(other)
    await expire('1 hour')
    expect(await main(path + token)).toContain(`value="${fields._form}"`)
    expect((await send(path + token, { fields })).status).toBe(303)
    expect(await main(path + token)).toEqual(other)
  })
})

it('rejects the link of another site when its page opens', async () => {
  const { path, token } = await kinds.registration()
  expect((await open(path + token)).body).not.toContain(dead)
  await stage.test.database.pool.query('update pending_registrations set site_id = 38')
  expect((await open(path + token)).body).toContain(dead)
})

it('accepts an unsubscription link twice, and rejects a forged one when its page opens', async () => {
  const { path, token, fields } = await kinds.letters()
  await send(path + token, { fields })
  const { data } = (await waitingMails(stage.test, 'lettres@example.org')).find(({ kind }) => kind === 'NEWSLETTER_WELCOME') ?? {}
  const own = String(data?.['unsubscribeLink']).replace(/^.*\//, '')
  const leave = { _form: 'newsletter.unsubscribe' }
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await open(`/lettre/quitter/${own}`)
    expect([status, body.includes(dead), body.includes(`value="${leave._form}"`)]).toEqual([200, false, true])
    expect((await send(`/lettre/quitter/${own}`, { fields: leave })).status).toBe(303)
  }
  const { body } = await open(`/lettre/quitter/${forged}`)
  expect([body.includes(dead), body.includes(`value="${leave._form}"`)]).toEqual([true, false])
})
