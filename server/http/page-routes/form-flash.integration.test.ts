import { describe, expect, it } from 'vitest'
import { mailedLink, makeCall, newCaller } from '#tests/support/accounts/account-calls.ts'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { asMember, pageFormStage, registration, type Answer } from '#tests/support/http/page-form-stage.ts'

const { stage, send, open } = pageFormStage()

const said = /Regardez votre boîte de réception/
const receiptOf = ({ cookies }: Answer) => ({ cookie: cookies.find((each) => each.startsWith('receipt='))?.split(';', 1)[0] ?? '' })
const register = (from: string, more: { path?: string; headers?: Record<string, string> } = {}) =>
  send(more.path ?? '/auth', { fields: registration(`${from}@example.org`), from, ...(more.headers && { headers: more.headers }) })
const look = async (path: string, from: string, headers: Record<string, string> = {}) =>
  (await send(path, { method: 'GET', from, headers })).body

describe('that a form is done', () => {
  it.each([
    ['/auth?done=user.register', 'Regardez votre boîte de réception'],
    ['/auth?done=user.logout', 'Votre session est fermée'],
    ['/auth?done=user.register&receipt=v1.AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA', 'Regardez votre boîte de réception'],
    ['/password/reset/ask?done=password.askReset', 'Si un compte existe'],
  ])('is claimed by no address alone: %s', async (path, claim) => {
    const { status, body } = await open(path)
    expect([status, body.includes(claim)]).toEqual([200, false])
    expect(body).toContain('name="_form"')
  })

  it('is said to a browser without cookies by its address, at each load', async () => {
    const from = newCaller()
    const sent = await register(from)
    expect(doneAddress(sent.headers.location)).toBe('/auth?done=user.register')
    for (const _ of [1, 2]) {
      const { headers, body } = await send(sent.headers.location ?? '', { method: 'GET', from })
      expect([headers['cache-control'], said.test(body)]).toEqual(['no-store', true])
    }
  })

  it('is said by that address to no other browser, of no other form, page or site', async () => {
    const from = newCaller()
    const { headers } = await register(from, { headers: { 'user-agent': 'Firefox' } })
    const address = headers.location ?? ''
    const own = { 'user-agent': 'Firefox' }
    expect(await look(address, from, own)).toMatch(said)
    expect(await look(address, newCaller(), own)).not.toMatch(said)
    expect(await look(address, from, { 'user-agent': 'Chrome' })).not.toMatch(said)
    expect(await look(address.replace('user.register', 'user.logout'), from, own)).not.toContain('Votre session est fermée')
    expect(await look(`${address}&of=7`, from, own)).not.toMatch(said)
    expect(await look(address, from, { ...own, host: 'cave.localhost' })).not.toMatch(said)
    const asked = await send('/password/reset/ask', { fields: { _form: 'password.askReset', email: 'a@example.org' }, from })
    const there = asked.headers.location ?? ''
    expect(await look(there, from)).toContain('Si un compte existe')
    expect(await look(there.replace('/password/reset/ask', '/auth').replace('password.askReset', 'user.register'), from)).not.toMatch(said)
  })

  it('is said by its cookie where a browser stores it, on any network', async () => {
    const sent = await register(newCaller())
    expect(receiptOf(sent).cookie).toMatch(/^receipt=v1/)
    const { body } = await open('/auth?done=user.register', receiptOf(sent))
    expect(body).toMatch(said)
    expect((await open('/auth', receiptOf(sent))).body).not.toMatch(said)
    expect((await open('/auth?done=user.logout', receiptOf(sent))).body).not.toContain('Votre session est fermée')
  })

  it('is said of a sign-out on the page for signing in, and of an own page to its member', async () => {
    const [member, from] = [await addMember(stage.test), newCaller()]
    const saved = await send('/membres', { fields: { _form: 'user.update', firstname: 'Zoé' }, headers: asMember(member), from })
    expect(doneAddress(saved.headers.location)).toBe('/membres?done=user.update')
    expect(await look(saved.headers.location ?? '', from, asMember(member))).toContain('enregistré')
    expect(await look('/membres?done=user.update', from, asMember(member))).not.toContain('enregistré')
    const left = await send('/membres', { fields: { _form: 'user.logout' }, headers: asMember(member), from })
    expect(doneAddress(left.headers.location)).toBe('/auth?done=user.logout')
    expect(receiptOf(left).cookie).toBe('')
    expect(await look(left.headers.location ?? '', from)).toContain('Votre session est fermée')
  })

  it.each([
    ['a form of an account', '/membres', { _form: 'user.update', firstname: 'Zoé' }, /enregistré/],
    [
      'one that visitors send too',
      '/mes-droits',
      { _form: 'privacy.request', type: 'ACCESS', email: 'zoe@example.org' },
      /Votre demande est enregistrée/,
    ],
  ])('is not said to another member of the same browser, by its cookie or its address: %s', async (_which, path, fields, told) => {
    const [member, next, from] = [await addMember(stage.test), await addMember(stage.test), newCaller()]
    const sent = await send(path, { fields, headers: asMember(member), from })
    const { location: address = '' } = sent.headers
    const kept = receiptOf(sent).cookie
    const bare = address.replace(/&receipt=[^&]*/, '')
    const isSaid = async (who: typeof member | null, at: string, cookie: string) =>
      told.test(await look(at, from, { cookie: [who ? asMember(who).cookie : '', cookie].filter(Boolean).join('; ') }))
    expect([await isSaid(member, bare, kept), await isSaid(member, address, '')]).toEqual([true, true])
    expect([await isSaid(next, bare, kept), await isSaid(next, address, ''), await isSaid(next, address, kept)]).toEqual([
      false,
      false,
      false,
    ])
    // Nor to a visitor, once its member is signed out.
    expect([await isSaid(null, bare, kept), await isSaid(null, address, '')]).toEqual([false, false])
  })

  it('is said of another password, though the session of who has chosen it is over by that', async () => {
    const [member, from] = [await addMember(stage.test), newCaller()]
    await makeCall(stage.test, 'password.askReset', { email: member.email })
    const { token } = await mailedLink(stage.test, member.email, 'PASSWORD_RESET')
    const fields = { _form: 'password.reset', password: 'quatre chats sous la pluie' }
    const sent = await send(`/password/reset/${token}`, { fields, headers: asMember(member), from })
    expect(doneAddress(sent.headers.location)).toBe(`/password/reset/${token}?done=password.reset`)
    for (const cookie of [receiptOf(sent).cookie, ''])
      expect(await look(sent.headers.location ?? '', from, { cookie })).toMatch(/Votre mot de passe est changé/)
  })

  it('is said in the language of its page', async () => {
    const [from, headers] = [newCaller(), { host: 'cave.localhost' }]
    const sent = await register(from, { path: '/en/auth', headers })
    expect(doneAddress(sent.headers.location)).toBe('/en/auth?done=user.register')
    expect(await look(sent.headers.location ?? '', from, headers)).not.toContain('value="user.register"')
  })
})
