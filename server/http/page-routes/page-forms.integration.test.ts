import { describe, expect, it } from 'vitest'
import { mailedLink, newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'
import { asMember, boundary, login, pageFormStage, registration, sameOrigin, type Sent } from '#tests/support/http/page-form-stage.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'

const { stage, send, open } = pageFormStage()

describe('a form that is taken', () => {
  it('signs in: the cookies of a session, and on to the home page', async () => {
    const { email } = await addMember(stage.test)
    const { status, headers, cookies, body } = await send('/auth', { fields: login(email) })
    expect([status, headers.location, headers['cache-control'], body]).toEqual([303, '/', 'no-store', ''])
    expect(cookies.find((cookie) => cookie.startsWith('token='))).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookies.find((cookie) => cookie.startsWith('idSite='))).toMatch(/^idSite=37;/)
    const [token = ''] = cookies.map((cookie) => cookie.split(';', 1)[0])
    expect((await open('/membres', { cookie: token })).status).toBe(200)
  })

  it('goes on to the place that its page was opened for, when it lies on this site', async () => {
    const { email } = await addMember(stage.test)
    const opened = await open('/auth?target=%2Fmembres')
    expect(opened.body).toContain('action="/auth?target=%2Fmembres"')
    expect((await send('/auth?target=%2Fmembres', { fields: login(email) })).headers.location).toBe('/membres')
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      '/.//evil.example',
      '/%2F/evil.example',
      'javascript:alert(1)',
    ]
    for (const target of hostile) {
      const query = `?target=${encodeURIComponent(target)}`
      expect((await open(`/auth${query}`)).body).toContain('action="/auth"')
      expect((await send(`/auth${query}`, { fields: login(email) })).headers.location).toBe('/')
    }
  })

  it('for an account leads, once its link is followed, to the place that it was asked from', async () => {
    const confirmed = async (target: string, email: string) => {
      await send(`/auth?target=${encodeURIComponent(target)}`, { fields: registration(email) })
      const { link, token } = await mailedLink(stage.test, email, 'REGISTRATION_CONFIRM')
      // Opening the address alone does not follow the target.
      expect(link).toBe(`http://localhost:3000/auth/confirm/${token}`)
      const from = newCaller()
      const { headers } = await send(`/auth/confirm/${token}`, {
        fields: { _form: 'user.confirmRegistration', password: testPassword },
        from,
      })
      const { body } = await send(headers.location ?? '', { method: 'GET', from })
      expect(body).toContain('Votre compte est ouvert')
      return { location: doneAddress(headers.location), goOn: /href="([^"]*)"[^>]*>(?:<[^>]*>)*Reprendre/.exec(body)?.[1] ?? null }
    }
    const path = '/auth/confirm/{token}?done=user.confirmRegistration'
    const told = ({ location, goOn }: Awaited<ReturnType<typeof confirmed>>) => [location.replace(/[\w-]{43}/, '{token}'), goOn]
    expect(told(await confirmed('/membres?page=2', 'retour@example.org'))).toEqual([
      `${path}&target=%2Fmembres%3Fpage%3D2`,
      '/membres?page=2',
    ])
    for (const [index, target] of ['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/api/user'].entries())
      expect(told(await confirmed(target, `ailleurs-${index}@example.org`))).toEqual([path, null])
  })

  it('says on its own page that it is done', async () => {
    const email = 'nouvelle@example.org'
    const from = newCaller()
    const sent = await send('/auth', { fields: registration(email), from })
    expect([sent.status, doneAddress(sent.headers.location)]).toEqual([303, '/auth?done=user.register'])
    const { status, body } = await send(sent.headers.location ?? '', { method: 'GET', from })
    expect(status).toBe(200)
    expect(body).toContain('Regardez votre boîte de réception')
    expect(body).not.toContain('value="user.register"')
    expect((await waitingMails(stage.test, email)).map(({ kind }) => kind)).toEqual(['REGISTRATION_CONFIRM'])
  })

  it('comes as multipart too', async () => {
    const { email } = await addMember(stage.test)
    const part = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const empty = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`
    const body = `${Object.entries(login(email))
      .map(([name, value]) => part(name, value))
      .join('')}${empty}--${boundary}--\r\n`
    expect((await send('/auth', { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } })).status).toBe(303)
  })

  it('sent twice at once does its work twice, and harms nothing', async () => {
    const email = 'double@example.org'
    const answers = await Promise.all([1, 2].map(() => send('/auth', { fields: registration(email) })))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const { token } = await mailedLink(stage.test, email, 'REGISTRATION_CONFIRM')
    const fields = { _form: 'user.confirmRegistration', password: 'trois chats sous la lune' }
    const confirmed = await Promise.all([1, 2].map(() => send(`/auth/confirm/${token}`, { fields })))
    expect(confirmed.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(confirmed.find(({ status }) => status === 422)?.body).toContain('Ce lien n’est plus valable')
  })

  it('with an effect on another person is done once, when it is sent again within a minute', async () => {
    const fields = { _form: 'privacy.request', type: 'ACCESS', email: 'deux.clics@example.org', message: 'Merci.' }
    const from = newCaller()
    const kept = () => stage.test.database.db.selectFrom('privacy_requests').select('reference').where('email', '=', fields.email).execute()
    const answers = await Promise.all([1, 2].map(() => send('/mes-droits', { fields, from })))
    answers.push(await send('/mes-droits', { fields: { ...fields, _t: '4000' }, from }))
    const told = await Promise.all(
      answers.map(async ({ status, headers, cookies }) => {
        const { body } = await open(headers.location ?? '', { cookie: cookies.join().split(';', 1)[0] ?? '' })
        return [status, /DP-\d{4}-\d{4}/.exec(body)?.[0]]
      }),
    )
    expect(await kept()).toHaveLength(1)
    expect(told).toEqual(Array(3).fill([303, (await kept())[0]?.reference]))
    expect((await waitingMails(stage.test, fields.email)).map(({ kind }) => kind)).toEqual(['PRIVACY_REQUEST_ACK'])
    // Other words, another browser, or the same ones later are another request.
    await send('/mes-droits', { fields: { ...fields, message: 'Merci encore.' }, from })
    await send('/mes-droits', { fields, from: newCaller() })
    await stage.test.database.pool.query("update idempotency_keys set started_at = now() - interval '61 seconds'")
    await send('/mes-droits', { fields, from })
    expect(await kept()).toHaveLength(4)
  })

  it('is confirmed in the language of its page, and leads on in it', async () => {
    const cave = { host: 'cave.localhost' }
    const { email } = await addMember(stage.test, { siteId: 38 })
    const refused = await send('/en/auth', { fields: login(email, 'wrong'), headers: cave })
    expect([refused.status, refused.body.includes('Wrong e-mail address or password.')]).toEqual([422, true])
    expect((await send('/en/auth', { fields: login(email), headers: cave })).headers.location).toBe('/en')
  })

  it('signs out from any page that offers it, with a session that is over too', async () => {
    const member = await addMember(stage.test)
    const from = newCaller()
    const sent = await send('/membres', { fields: { _form: 'user.logout' }, headers: asMember(member), from })
    expect([sent.status, doneAddress(sent.headers.location)]).toEqual([303, '/auth?done=user.logout'])
    expect(sent.cookies.join()).toMatch(/token=;/)
    const told = await send(sent.headers.location ?? '', { method: 'GET', from })
    expect(told.body).toMatch(/role="status"[^]*Votre session est fermée\. À bientôt\./)
    expect((await open('/auth')).body).not.toContain('Votre session est fermée')
    expect((await open('/membres', asMember(member))).status).toBe(302)
    const again = await send('/membres', { fields: { _form: 'user.logout' }, headers: asMember(member) })
    expect([again.status, doneAddress(again.headers.location)]).toEqual([303, '/auth?done=user.logout'])
  })
})

describe('what is no form of the page', () => {
  const many = Array.from({ length: 1001 }, (_, index): [string, string] => [`f${index}`, 'x'])
  const cases: readonly [what: string, status: number, path: string, sent: Sent][] = [
    ['an unknown form', 400, '/auth', { fields: { _form: 'user.delete.everything' } }],
    ['an inherited name', 400, '/auth', { fields: { _form: 'constructor' } }],
    ['no name', 400, '/auth', { fields: { email: 'a@example.org' } }],
    ['nothing at all', 400, '/auth', {}],
    ['a page that does not carry it', 400, '/', { fields: login('a@example.org') }],
    ['another block’s form', 400, '/password/reset/ask', { fields: login('a@example.org') }],
    ['a page that does not exist', 404, '/nulle-part', { fields: login('a@example.org') }],
    ['a page of another site', 404, '/visite', { fields: login('a@example.org') }],
    ['too many fields', 413, '/auth', { fields: [['_form', 'user.login'], ...many] }],
    ['more than a mebibyte', 413, '/auth', { fields: { ...login('a@example.org'), more: 'x'.repeat(1_048_576) } }],
    ['a name that reaches a prototype', 400, '/auth', { fields: { ...login('a@example.org'), '__proto__[role]': 'ADMIN' } }],
    ['a dotted one', 400, '/auth', { fields: { ...login('a@example.org'), 'a.constructor.b': 'x' } }],
    ['JSON', 415, '/auth', { body: JSON.stringify(login('a@example.org')), headers: { 'content-type': 'application/json' } }],
    ['plain text', 415, '/auth', { body: '_form=user.login', headers: { 'content-type': 'text/plain' } }],
    [
      'a broken multipart',
      400,
      '/auth',
      { body: `--${boundary}\r\nno`, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
    ],
    [
      'a file',
      415,
      '/auth',
      {
        body: `--${boundary}\r\nContent-Disposition: form-data; name="email"; filename="a.html"\r\n\r\n<p>\r\n--${boundary}--\r\n`,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      },
    ],
  ]

  it.each(cases)('%s is answered with %i, and writes nothing', async (_, status, path, sent) => {
    const before = await hashTables(stage.test.database.pool)
    const answer = await send(path, sent)
    expect(answer.status).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await hashTables(stage.test.database.pool)).toEqual(before)
  })

  it('from another site is refused with any body, and writes nothing', async () => {
    const member = await addMember(stage.test)
    const before = await hashTables(stage.test.database.pool)
    const hostile: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ]
    for (const headers of hostile) {
      const fields = { _form: 'user.logout' }
      const answer = await send('/membres', { fields, headers: { ...headers, ...asMember(member) } })
      expect([answer.status, answer.cookies]).toEqual([403, []])
      expect((await send('/auth', { fields: login(member.email), headers })).status).toBe(403)
    }
    expect(await hashTables(stage.test.database.pool)).toEqual(before)
  })

  it('sets only the fields of its call', async () => {
    const email = 'plus@example.org'
    await send('/auth', { fields: registration(email, { role: 'SUPER_ADMIN', siteId: '38', is_spam: 'true' }) })
    const { token } = await mailedLink(stage.test, email, 'REGISTRATION_CONFIRM')
    const fields = { _form: 'user.confirmRegistration', password: 'trois chats sous la lune', role: 'ADMIN', token: 'x' }
    expect((await send(`/auth/confirm/${token}`, { fields })).status).toBe(303)
    const { rows } = await stage.test.database.pool.query('select role, site_id from users where email = $1', [email])
    expect(rows).toEqual([{ role: 'MEMBER', site_id: 37 }])
  })

  it('never leads to another host, however the page’s address is written', async () => {
    for (const path of ['//password/reset/ask', '/password/reset/ask//', '///password/reset/ask']) {
      const { status, headers } = await send(path, { fields: { _form: 'password.askReset', email: 'a@example.org' } })
      if (status === 303) expect(doneAddress(headers.location)).toBe('/password/reset/ask?done=password.askReset')
      else expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a page whose address opens something', () => {
  const token = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

  it.each([`/auth/confirm/${token}`, `/password/reset/${token}`])(
    '%s is not cached, and not sent to another site as referrer',
    async (path) => {
      for (const _ of [1, 2]) {
        const { status, headers } = await open(path)
        expect([status, headers['cache-control'], headers['referrer-policy'], headers['etag']]).toEqual([
          200,
          'no-store',
          'same-origin',
          undefined,
        ])
      }
      const refused = await send(path, {
        fields: { _form: path.startsWith('/auth') ? 'user.confirmRegistration' : 'password.reset', password: testPassword },
      })
      expect([refused.status, refused.headers['referrer-policy']]).toEqual([422, 'same-origin'])
      expect(refused.body).toContain('Ce lien n’est plus valable. Demandez-en un nouveau.')
    },
  )

  it('is counted without what opens', async () => {
    await stage.test.app.inject({
      method: 'POST',
      url: '/api/site/visit',
      headers: { host: 'localhost', ...sameOrigin },
      payload: { path: `/password/reset/${token}` },
    })
    const { rows } = await stage.test.database.pool.query("select path from visit_counts where path like '/password%'")
    expect(rows).toEqual([{ path: '/password/reset/…' }])
  })
})

it('a site that is being built takes the forms for signing in, and no others', async () => {
  const build = async (isBuilding: boolean) => {
    await stage.test.database.db.updateTable('sites').set({ is_building: isBuilding }).where('id', '=', 37).execute()
    await stage.test.app.features.directory.refresh(37)
  }
  const { email } = await addMember(stage.test)
  await build(true)
  const answers = [await send('/auth', { fields: login(email) }), await send('/membres', { fields: { _form: 'user.logout' } })]
  await build(false)
  expect(answers.map(({ status }) => status)).toEqual([303, 503])
})
