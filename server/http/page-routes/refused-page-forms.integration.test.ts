import { describe, expect, it } from 'vitest'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { CookieJar } from '#tests/support/http/cookie-jar.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/accounts/members.ts'
import { asMember, login, pageFormStage, registration, type Answer, type Sent } from '#tests/support/http/page-form-stage.ts'

const { stage, send, open } = pageFormStage()
const strict = pageFormStage('0.1')

describe('a form that is refused', () => {
  it('is shown again with what was sent, but never a password, and why', async () => {
    const { email } = await addMember(stage.test)
    const { status, headers, body } = await send('/auth', { fields: login(email, 'un mot de passe faux') })
    expect(status).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
    expect(body).toContain('Adresse e-mail ou mot de passe incorrect.')
    expect(body).toContain(`value="${email}"`)
    expect(body).not.toContain('un mot de passe faux')
    expect((await open('/auth')).body).not.toContain(email)
  })

  it('says of each field what is wrong beside it, and takes the focus to the first', async () => {
    const { status, body } = await send('/auth', { fields: registration('camille', { password: 'court', useTermsAccepted: '' }) })
    expect(status).toBe(422)
    for (const field of ['email', 'password', 'useTermsAccepted']) {
      const input = new RegExp(`<input[^>]*id="user-register-${field}"[^>]*>`).exec(body)?.[0] ?? ''
      expect(input).toContain('aria-invalid="true"')
      expect(body).toContain(`id="user-register-${field}-error"`)
      expect(/autofocus/i.test(input)).toBe(field === 'email')
    }
    expect(body).toMatch(/role="alert"[^]*Vérifiez les champs signalés\./)
    expect(body).toContain('value="Camille"')
  })

  it('moves the focus to the first error on the page, in the order of its fields', async () => {
    const { body } = await send('/auth', { fields: registration('camille', { firstname: 'a/b', password: 'court' }) })
    const faulty = [...body.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(([input]) => input)
    expect(faulty.map((input) => [/name="(\w+)"/.exec(input)?.[1], /autofocus/i.test(input)])).toEqual([
      ['firstname', true],
      ['email', false],
      ['password', false],
    ])
  })

  it('cannot be read when it holds what cannot be stored', async () => {
    for (const fields of [login('a\0b'), login('a@b.example', 'a\0b'), { _form: 'user.login', more: '\0' }] as Record<string, string>[])
      expect((await send('/auth', { fields })).status).toBe('more' in fields ? 422 : 400)
    const fields = { _form: 'privacy.request', type: 'ACCESS', email: 'a@b.example', message: 'a\0b' }
    expect((await send('/mes-droits', { fields })).status).toBe(400)
  })

  it('shows hostile text as text', async () => {
    const hostile = '"><script>alert(1)</script></script><!--'
    const { body } = await send('/auth', { fields: { ...registration(hostile), firstname: hostile } })
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<!--<')
    expect(body).toContain('&lt;script&gt;alert(1)')
  })

  it('asks for the code of an application once the password is right, beside the fields for both', async () => {
    const { email, userId } = await addMember(stage.test, { role: 'ADMIN' })
    await stage.test.database.pool.query("update users set totp_enabled_at = now(), totp_secret = decode('00', 'hex') where id = $1", [
      userId,
    ])
    expect((await open('/auth')).body).not.toContain('name="code"')
    const { status, body } = await send('/auth', { fields: login(email) })
    expect(status).toBe(422)
    const code = /<input[^>]*name="code"[^>]*>/.exec(body)?.[0] ?? ''
    expect(code).toContain('aria-invalid="true"')
    expect(code).toMatch(/autocomplete="one-time-code"/i)
    expect(code).toMatch(/autofocus/i)
    expect(body).toContain('Saisissez le code de votre application.')
    expect(body).not.toContain(testPassword)
  })

  it.each<Record<string, string>>([{ password: '' }, {}])(
    'asks who deletes an account for the password, however recently it was given: %j',
    async (given) => {
      const member = await addMember(stage.test)
      const remove = (fields: Record<string, string>) =>
        send('/compte/donnees', { fields: { _form: 'user.delete', ...fields }, headers: asMember(member) })
      const { status, body } = await remove(given)
      expect(status).toBe(422)
      const password = /<input[^>]*name="password"[^>]*>/.exec(body)?.[0] ?? ''
      expect(password).toContain('aria-invalid="true"')
      expect(body).toContain('Ce champ est obligatoire.')
      expect((await open('/compte/donnees', asMember(member))).status).toBe(200)
      expect((await remove({ password: testPassword })).status).toBe(303)
      expect((await open('/compte/donnees', asMember(member))).status).toBe(302)
    },
  )

  it('comes packed, as pages do', async () => {
    const { headers } = await send('/auth', { fields: login('x@example.org'), headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
  })

  it('goes to sign in when it needs a session, and back to its page afterwards', async () => {
    const expired = await addMember(stage.test)
    await stage.test.app.features.sessions.revokeAll(37, expired.userId)
    for (const headers of [{}, asMember(expired)]) {
      const sent = await send('/membres', { fields: { _form: 'user.update', firstname: 'Zoé' }, headers })
      expect([sent.status, sent.headers.location]).toEqual([303, '/auth?target=%2Fmembres'])
    }
    const { rows } = await stage.test.database.pool.query('select firstname from users where id = $1', [expired.userId])
    expect(rows).toEqual([{ firstname: 'Camille' }])
  })

  describe('whose session was over', () => {
    const draftOf = ({ cookies }: Answer) => cookies.find((cookie) => cookie.startsWith('draft='))
    /** Opens the page with the form, and sends it once the session is over. */
    const sendLate = async (member: TestMember, fields: Sent['fields'] = {}) => {
      const opened = await open('/membres', asMember(member))
      return send('/membres', { fields, headers: { cookie: (draftOf(opened) ?? '').split(';', 1)[0] ?? '' } })
    }
    const withDraft = (member: TestMember, sent: Answer) => ({
      cookie: `${asMember(member).cookie}; ${(draftOf(sent) ?? '').split(';', 1)[0] ?? ''}`,
    })
    const typed = { _form: 'user.update', firstname: 'Zoé-Lune', lastname: 'Roy', password: 'un secret bien gardé', code: '123456' }

    it('is stored encrypted for 15 minutes, and shown once after the sign-in', async () => {
      const member = await addMember(stage.test)
      const sent = await sendLate(member, typed)
      expect([sent.status, sent.headers.location]).toEqual([303, '/auth?target=%2Fmembres'])
      expect(draftOf(sent)).toMatch(/; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(draftOf(sent)).not.toContain('Lune')
      const headers = withDraft(member, sent)
      const early = await open('/membres', { ...headers, 'sec-purpose': 'prefetch' })
      expect([early.body.includes('Zoé-Lune'), draftOf(early)]).toEqual([false, undefined])
      const shown = await open('/membres', headers)
      expect(shown.status).toBe(200)
      expect(shown.body).toContain('value="Zoé-Lune"')
      expect(shown.body).toContain('Votre session avait expiré. Vérifiez, puis envoyez de nouveau.')
      expect(shown.body).not.toMatch(/un secret bien gardé|123456/)
      expect(shown.headers['cache-control']).toBe('no-store')
      expect((await open('/membres', withDraft(member, shown))).body).not.toContain('Zoé-Lune')
      const { rows } = await stage.test.database.pool.query('select firstname from users where id = $1', [member.userId])
      expect(rows).toEqual([{ firstname: 'Camille' }])
    })

    it('is shown to its author alone, also when another member signs in first', async () => {
      const [author, other] = [await addMember(stage.test), await addMember(stage.test)]
      const sent = await sendLate(author, typed)
      const foreign = await open('/membres', withDraft(other, sent))
      expect([foreign.status, foreign.body.includes('Zoé-Lune')]).toEqual([200, false])
      // It is deleted permanently: the browser now holds data of the member who signed in.
      expect((await open('/membres', withDraft(author, foreign))).body).not.toContain('Zoé-Lune')
      expect((await open('/membres', withDraft(author, sent))).body).toContain('Zoé-Lune')
    })

    it('waits until its own page is opened', async () => {
      const member = await addMember(stage.test)
      const sent = await sendLate(member, typed)
      expect(draftOf(await open('/reserve', withDraft(member, sent)))).toBeUndefined()
    })

    it('is deleted when its author signs out, and not stored for an unknown author', async () => {
      const member = await addMember(stage.test)
      const { cookie } = withDraft(member, await sendLate(member, typed))
      const left = await send('/membres', { fields: { _form: 'user.logout' }, headers: { cookie } })
      expect(draftOf(left)).toMatch(/^draft=;.*Expires=Thu, 01 Jan 1970/)
      expect(draftOf(await send('/membres', { fields: typed }))).toBeUndefined()
    })

    it('goes from every host of the domain when its author signs out on one of them', async () => {
      const [parent, here, beside] = ['greffe-plume.example', 'www.greffe-plume.example', 'compte.greffe-plume.example']
      const setDomain = async (domain: string | null) => {
        await stage.test.database.db.updateTable('sites').set({ cookie_domain: domain }).where('id', '=', 37).execute()
        await stage.test.app.features.directory.refresh(37)
      }
      await setDomain(parent)
      const member = await addMember(stage.test)
      const jars = [new CookieJar(here), new CookieJar(beside)] as const
      // What is set for one host alone never comes to another.
      const take = ({ cookies }: Answer, from: 0 | 1) => {
        jars[from].take([...cookies])
        jars[from === 0 ? 1 : 0].take(cookies.filter((cookie) => /; Domain=/i.test(cookie)))
      }
      take(await open('/membres', { ...asMember(member), host: here }), 0)
      take(await send('/membres', { fields: typed, headers: { cookie: jars[0].header(), host: here } }), 0)
      const shown = await open('/membres', { cookie: `${asMember(member).cookie}; ${jars[1].header()}`, host: beside })
      expect(shown.body).toContain('value="Zoé-Lune"')
      const leaving = { cookie: `${asMember(member).cookie}; ${jars[1].header()}`, host: beside }
      take(await send('/membres', { fields: { _form: 'user.logout' }, headers: leaving }), 1)
      expect(jars.map((jar) => jar.names())).toEqual([[], []])
      await setDomain(null)
    })

    it('is shown on no other page, and not when it was tampered with', async () => {
      const member = await addMember(stage.test)
      const sent = await sendLate(member, typed)
      const { cookie } = withDraft(member, sent)
      expect((await open('/auth', { cookie: cookie.split('; ').at(-1) ?? '' })).body).not.toContain('Zoé-Lune')
      expect(draftOf(await open('/password/reset/ask', { cookie }))).toBeUndefined()
      for (const forged of [`${cookie.slice(0, -3)}abc`, `${asMember(member).cookie}; draft=v1.a.b.c`]) {
        const { status, body } = await open('/membres', { cookie: forged })
        expect([status, body.includes('Zoé-Lune'), body.includes('value="Camille"')]).toEqual([200, false, true])
      }
    })

    it('leaves nothing when nothing was typed, or more than a browser keeps', async () => {
      const member = await addMember(stage.test)
      expect(draftOf(await sendLate(member, { _form: 'user.update', password: 'un secret bien gardé' }))).toBeUndefined()
      const noise = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
      expect(draftOf(await sendLate(member, { _form: 'user.update', firstname: noise }))).toBeUndefined()
      const letter = draftOf(
        await sendLate(member, { _form: 'user.update', firstname: 'Bonjour, je souhaite une copie de mes données. '.repeat(80) }),
      )
      expect(letter?.length).toBeLessThan(4000)
    })
  })

  it('for its number is none that was pressed twice: the same words cost once, others as ever', async () => {
    const from = newCaller()
    const ask = async (email: string) =>
      (await strict.send('/mes-droits', { fields: { _form: 'privacy.request', type: 'ACCESS', email }, from })).status
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => ask('impatiente@example.org'))))).toEqual(new Set([303]))
    expect([await ask('une@example.org'), await ask('autre@example.org'), await ask('impatiente@example.org')]).toEqual([303, 429, 303])
    const wrong = [await ask('personne'), await strict.send('/mes-droits', { fields: { _form: 'privacy.request' }, from })]
    expect(wrong).toMatchObject([429, { status: 429 }])
  })

  it('for its number says how long to wait, on the same page', async () => {
    const from = newCaller()
    const tries = []
    for (let count = 0; count < 4; count += 1) tries.push(await strict.send('/auth', { fields: login('x@example.org'), from }))
    expect([tries.at(0)?.status, tries.at(-1)?.status]).toEqual([422, 429])
    const last = tries.at(-1)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.body).toMatch(/Trop de demandes\. Réessayez dans \d+/)
    expect(last?.body).toContain('value="x@example.org"')
  })
})
