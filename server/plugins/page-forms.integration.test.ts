import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { mailedLink, newCaller, waitingMails } from '#tests/support/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addMember, testPassword, type TestMember } from '#tests/support/members.ts'
import { twoSites } from '#tests/support/two-sites.ts'
import { hashTables } from '#tests/support/whole-database.ts'

let made: TestApp
let strict: TestApp
let ports: { readonly open: number; readonly strict: number }

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly cookies: readonly string[]
  readonly body: string
}

type Pairs = readonly (readonly [string, string])[]

interface Sent {
  readonly fields?: Pairs | Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly port?: number
  readonly from?: string
}

const form = 'application/x-www-form-urlencoded'
/** As long as those of browsers. */
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Sends to a page over a real connection, as a browser would. */
function send(
  path: string,
  { fields, body, headers = {}, method = 'POST', port = ports.open, from = newCaller() }: Sent = {},
): Promise<Answer> {
  const encoded = fields && new URLSearchParams(fields as [string, string][]).toString()
  const given = body ?? encoded
  return new Promise((resolve, reject) => {
    const type = given === undefined ? {} : { 'content-type': form, 'content-length': Buffer.byteLength(given) }
    const all = { host: 'localhost', 'x-forwarded-for': from, ...sameOrigin, ...type, ...headers }
    const sent = httpRequest({ port, path, method, headers: all }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, cookies: response.headers['set-cookie'] ?? [], body: text })
      })
    })
    sent.on('error', reject).end(given)
  })
}

const open = (path: string, headers: Record<string, string> = {}) => send(path, { method: 'GET', headers })
const asMember = ({ token }: TestMember) => ({ cookie: `token=${token}; idSite=37` })
const login = (email: string, password = testPassword) => ({ _form: 'user.login', email, password })
const registration = (email: string, more: Record<string, string> = {}) => ({
  _form: 'user.register',
  email,
  password: 'trois chats sous la lune',
  firstname: 'Camille',
  useTermsAccepted: 'true',
  ...more,
})

const block = (type: string, props: Block['props'] = {}): Block => ({ id: type.slice(0, 32), type, v: 1, props })
const menu = block('account-menu', { label: 'Mon espace', links: [{ label: 'Compte', href: '/compte' }] })

async function addPages({ app }: TestApp): Promise<void> {
  const save = (siteId: number, url: string, blocks: Block[], more: { middleware?: string[]; locale?: string; id?: number } = {}) => {
    const { middleware = [], locale = 'fr_FR', id } = more
    const page = {
      url,
      title: url,
      locale,
      seo: {},
      shell: 'page' as const,
      middleware,
      layout: { blocks },
      ...(id !== undefined && { id }),
    }
    return app.features.pages.save(page, { siteId, baseHash: null, by: 'a test' })
  }
  await save(37, 'auth', [block('auth')], { middleware: ['guest'] })
  await save(37, 'auth/confirm/{token}', [block('registration-confirmation')])
  await save(37, 'password/reset/ask', [block('password-reset-ask')])
  await save(37, 'password/reset/{token}', [block('password-reset')])
  await save(37, 'membres', [menu, block('profile')], { middleware: ['member'] })
  await save(37, 'reserve', [menu], { middleware: ['member'] })
  await save(37, 'mes-droits', [block('privacy-request')])
  const { id } = await save(38, 'auth', [block('auth')])
  await save(38, 'auth', [block('auth')], { locale: 'en_GB', id })
}

async function start(factor: string): Promise<{ test: TestApp; port: number }> {
  const test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: factor, TRUST_PROXY: '127.0.0.1' } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  await addPages(test)
  const address = test.app.server.address()
  return { test, port: typeof address === 'object' && address !== null ? address.port : 0 }
}

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  const [one, other] = [await start('100'), await start('0.1')]
  made = one.test
  strict = other.test
  ports = { open: one.port, strict: other.port }
}, 120_000)
afterAll(async () => {
  await made.close()
  await strict.close()
})

describe('a form that is taken', () => {
  it('signs in: the cookies of a session, and on to the home page', async () => {
    const { email } = await addMember(made)
    const { status, headers, cookies, body } = await send('/auth', { fields: login(email) })
    expect([status, headers.location, headers['cache-control'], body]).toEqual([303, '/', 'no-store', ''])
    expect(cookies.find((cookie) => cookie.startsWith('token='))).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookies.find((cookie) => cookie.startsWith('idSite='))).toMatch(/^idSite=37;/)
    const [token = ''] = cookies.map((cookie) => cookie.split(';', 1)[0])
    expect((await open('/membres', { cookie: token })).status).toBe(200)
  })

  it('goes on to the place that its page was opened for, when it lies on this site', async () => {
    const { email } = await addMember(made)
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

  it('says on its own page that it is done', async () => {
    const email = 'nouvelle@example.org'
    const sent = await send('/auth', { fields: registration(email) })
    expect([sent.status, sent.headers.location]).toEqual([303, '/auth?done=user.register'])
    const { status, body } = await open('/auth?done=user.register')
    expect(status).toBe(200)
    expect(body).toContain('Regardez votre boîte de réception')
    expect(body).not.toContain('value="user.register"')
    expect((await waitingMails(made, email)).map(({ kind }) => kind)).toEqual(['REGISTRATION_CONFIRM'])
  })

  it('comes as multipart too', async () => {
    const { email } = await addMember(made)
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
    const { token } = await mailedLink(made, email, 'REGISTRATION_CONFIRM')
    const fields = { _form: 'user.confirmRegistration', password: 'trois chats sous la lune' }
    const confirmed = await Promise.all([1, 2].map(() => send(`/auth/confirm/${token}`, { fields })))
    expect(confirmed.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(confirmed.find(({ status }) => status === 422)?.body).toContain('Ce lien n’est plus valable')
  })

  it('that asks something of somebody is done once, when it is sent again within a minute', async () => {
    const fields = { _form: 'privacy.request', type: 'ACCESS', email: 'deux.clics@example.org', message: 'Merci.' }
    const from = newCaller()
    const kept = () => made.database.db.selectFrom('privacy_requests').select('reference').where('email', '=', fields.email).execute()
    const answers = await Promise.all([1, 2].map(() => send('/mes-droits', { fields, from })))
    answers.push(await send('/mes-droits', { fields: { ...fields, _t: '4000' }, from }))
    const told = answers.map(({ status, body }) => [status, /DP-\d{4}-\d{4}/.exec(body)?.[0]])
    expect(await kept()).toHaveLength(1)
    expect(told).toEqual(Array(3).fill([200, (await kept())[0]?.reference]))
    expect((await waitingMails(made, fields.email)).map(({ kind }) => kind)).toEqual(['PRIVACY_REQUEST_ACK'])
    // Other words, another browser, or the same ones later are another request.
    await send('/mes-droits', { fields: { ...fields, message: 'Merci encore.' }, from })
    await send('/mes-droits', { fields, from: newCaller() })
    await made.database.pool.query("update idempotency_keys set started_at = now() - interval '61 seconds'")
    await send('/mes-droits', { fields, from })
    expect(await kept()).toHaveLength(4)
  })

  it('is told in the language of its page, and leads on in it', async () => {
    const cave = { host: 'cave.localhost' }
    const { email } = await addMember(made, { siteId: 38 })
    const refused = await send('/en/auth', { fields: login(email, 'wrong'), headers: cave })
    expect([refused.status, refused.body.includes('Wrong e-mail address or password.')]).toEqual([422, true])
    expect((await send('/en/auth', { fields: login(email), headers: cave })).headers.location).toBe('/en')
  })

  it('signs out from any page that offers it, with a session that is over too', async () => {
    const member = await addMember(made)
    const sent = await send('/membres', { fields: { _form: 'user.logout' }, headers: asMember(member) })
    expect([sent.status, sent.headers.location]).toEqual([303, '/auth?done=user.logout'])
    expect(sent.cookies.join()).toMatch(/token=;/)
    const told = await open('/auth?done=user.logout')
    expect(told.body).toMatch(/role="status"[^]*Votre session est fermée\. À bientôt\./)
    expect((await open('/auth')).body).not.toContain('Votre session est fermée')
    expect((await open('/membres', asMember(member))).status).toBe(302)
    const again = await send('/membres', { fields: { _form: 'user.logout' }, headers: asMember(member) })
    expect([again.status, again.headers.location]).toEqual([303, '/auth?done=user.logout'])
  })
})

describe('a form that is refused', () => {
  it('is shown again with what was sent, but never a password, and why', async () => {
    const { email } = await addMember(made)
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

  it('shows hostile text as text', async () => {
    const hostile = '"><script>alert(1)</script></script><!--'
    const { body } = await send('/auth', { fields: { ...registration(hostile), firstname: hostile } })
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<!--<')
    expect(body).toContain('&lt;script&gt;alert(1)')
  })

  it('asks for the code of an application once the password is right, beside the fields for both', async () => {
    const { email, userId } = await addMember(made, { role: 'ADMIN' })
    await made.database.pool.query("update users set totp_enabled_at = now(), totp_secret = decode('00', 'hex') where id = $1", [userId])
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

  it('comes packed, as pages do', async () => {
    const { headers } = await send('/auth', { fields: login('x@example.org'), headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
  })

  it('goes to sign in when it needs a session, and back to its page afterwards', async () => {
    const expired = await addMember(made)
    await made.app.features.sessions.revokeAll(expired.userId)
    for (const headers of [{}, asMember(expired)]) {
      const sent = await send('/membres', { fields: { _form: 'user.update', firstname: 'Zoé' }, headers })
      expect([sent.status, sent.headers.location]).toEqual([303, '/auth?target=%2Fmembres'])
    }
    const { rows } = await made.database.pool.query('select firstname from users where id = $1', [expired.userId])
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

    it('is kept unread for a quarter of an hour, and shown once to whoever signs in', async () => {
      const member = await addMember(made)
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
      const { rows } = await made.database.pool.query('select firstname from users where id = $1', [member.userId])
      expect(rows).toEqual([{ firstname: 'Camille' }])
    })

    it('is shown to its author alone, whoever signs in first', async () => {
      const [author, other] = [await addMember(made), await addMember(made)]
      const sent = await sendLate(author, typed)
      const foreign = await open('/membres', withDraft(other, sent))
      expect([foreign.status, foreign.body.includes('Zoé-Lune')]).toEqual([200, false])
      // It is gone for good: what the browser holds from now on is of the one who has signed in.
      expect((await open('/membres', withDraft(author, foreign))).body).not.toContain('Zoé-Lune')
      expect((await open('/membres', withDraft(author, sent))).body).toContain('Zoé-Lune')
    })

    it('waits until its own page is opened', async () => {
      const member = await addMember(made)
      const sent = await sendLate(member, typed)
      expect(draftOf(await open('/reserve', withDraft(member, sent)))).toBeUndefined()
    })

    it('goes when its author signs out, and is not kept of somebody unknown', async () => {
      const member = await addMember(made)
      const { cookie } = withDraft(member, await sendLate(member, typed))
      const left = await send('/membres', { fields: { _form: 'user.logout' }, headers: { cookie } })
      expect(draftOf(left)).toMatch(/^draft=;.*Expires=Thu, 01 Jan 1970/)
      expect(draftOf(await send('/membres', { fields: typed }))).toBeUndefined()
    })

    it('is shown on no other page, and not when it was tampered with', async () => {
      const member = await addMember(made)
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
      const member = await addMember(made)
      expect(draftOf(await sendLate(member, { _form: 'user.update', password: 'un secret bien gardé' }))).toBeUndefined()
      const noise = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')
      expect(draftOf(await sendLate(member, { _form: 'user.update', firstname: noise }))).toBeUndefined()
      const letter = draftOf(
        await sendLate(member, { _form: 'user.update', firstname: 'Bonjour, je souhaite une copie de mes données. '.repeat(80) }),
      )
      expect(letter?.length).toBeLessThan(4000)
    })
  })

  it('for its number says how long to wait, on the same page', async () => {
    const from = newCaller()
    const tries = []
    for (let count = 0; count < 4; count += 1) tries.push(await send('/auth', { fields: login('x@example.org'), port: ports.strict, from }))
    expect([tries.at(0)?.status, tries.at(-1)?.status]).toEqual([422, 429])
    const last = tries.at(-1)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.body).toMatch(/Trop de demandes\. Réessayez dans \d+/)
    expect(last?.body).toContain('value="x@example.org"')
  })
})

describe('what is no form of the page', () => {
  const many = Array.from({ length: 51 }, (_, index): [string, string] => [`f${index}`, 'x'])
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
    const before = await hashTables(made.database.pool)
    const answer = await send(path, sent)
    expect(answer.status).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await hashTables(made.database.pool)).toEqual(before)
  })

  it('from another site is refused and writes nothing, whatever its page sends', async () => {
    const member = await addMember(made)
    const before = await hashTables(made.database.pool)
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
    expect(await hashTables(made.database.pool)).toEqual(before)
  })

  it('gives nobody more than the fields of its call', async () => {
    const email = 'plus@example.org'
    await send('/auth', { fields: registration(email, { role: 'SUPER_ADMIN', siteId: '38', is_spam: 'true' }) })
    const { token } = await mailedLink(made, email, 'REGISTRATION_CONFIRM')
    const fields = { _form: 'user.confirmRegistration', password: 'trois chats sous la lune', role: 'ADMIN', token: 'x' }
    expect((await send(`/auth/confirm/${token}`, { fields })).status).toBe(303)
    const { rows } = await made.database.pool.query('select role, site_id from users where email = $1', [email])
    expect(rows).toEqual([{ role: 'MEMBER', site_id: 37 }])
  })

  it('never leads to another host, however the page’s address is written', async () => {
    for (const path of ['//password/reset/ask', '/password/reset/ask//', '///password/reset/ask']) {
      const { status, headers } = await send(path, { fields: { _form: 'password.askReset', email: 'a@example.org' } })
      if (status === 303) expect(headers.location).toBe('/password/reset/ask?done=password.askReset')
      else expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('a page whose address opens something', () => {
  const token = 'h1Yk3bq0VxJm8sZ2wP6tR9dLfA5cE7gN4uKoXiQyTrM'

  it.each([`/auth/confirm/${token}`, `/password/reset/${token}`])('%s is kept nowhere, and told to no other site', async (path) => {
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
  })

  it('is counted without what opens', async () => {
    await made.app.inject({
      method: 'POST',
      url: '/api/site/visit',
      headers: { host: 'localhost', ...sameOrigin },
      payload: { path: `/password/reset/${token}` },
    })
    const { rows } = await made.database.pool.query("select path from visit_counts where path like '/password%'")
    expect(rows).toEqual([{ path: '/password/reset/…' }])
  })
})

it('a site that is being built takes the forms for signing in, and no others', async () => {
  const build = async (isBuilding: boolean) => {
    await made.database.db.updateTable('sites').set({ is_building: isBuilding }).where('id', '=', 37).execute()
    await made.app.features.directory.refresh(37)
  }
  const { email } = await addMember(made)
  await build(true)
  const answers = [await send('/auth', { fields: login(email) }), await send('/membres', { fields: { _form: 'user.logout' } })]
  await build(false)
  expect(answers.map(({ status }) => status)).toEqual([303, 503])
})
