import { describe, expect, it } from 'vitest'
import { addMember } from '#tests/support/accounts/members.ts'
import { asMember, pageFormStage } from '#tests/support/http/page-form-stage.ts'

const { stage, send, open } = pageFormStage()

const marksOf = (body: string) => [...body.matchAll(/name="_owner" value="([^"]+)"/g)].map(([, mark = '']) => mark)
const formsOf = (body: string) => [...body.matchAll(/<form[^>]*method="post"[^]*?<\/form>/g)].map(([form]) => form)
const names = () => stage.test.database.db.selectFrom('users').select(['id', 'firstname', 'phone']).orderBy('id').execute()

describe('a form that was opened by one member and is sent by another', () => {
  it('changes nothing, says why, and shows nothing of what stood in it', async () => {
    const [author, other] = [await addMember(stage.test), await addMember(stage.test)]
    const [mark = ''] = marksOf((await open('/membres', asMember(author))).body)
    const before = await names()
    const fields = { _form: 'user.update', _owner: mark, firstname: 'Zoé-Lune', phone: '06 39 98 00 77' }
    const { status, headers, body } = await send('/membres', { fields, headers: asMember(other) })
    expect(status).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Vous êtes maintenant connecté avec un autre compte')
    expect(body).not.toMatch(/Zoé-Lune|06 39 98 00 77/)
    expect(body).toContain('value="Camille"')
    expect(await names()).toEqual(before)
    // The page that says so is the other one's: sent from there, it is theirs.
    const [own = ''] = marksOf(body)
    expect((await send('/membres', { fields: { ...fields, _owner: own }, headers: asMember(other) })).status).toBe(303)
  })

  it('keeps what was typed for its author alone, for a quarter of an hour', async () => {
    const [author, other] = [await addMember(stage.test), await addMember(stage.test)]
    const [mark = ''] = marksOf((await open('/membres', asMember(author))).body)
    const fields = { _form: 'user.update', _owner: mark, firstname: 'Zoé-Lune' }
    const { cookies } = await send('/membres', { fields, headers: asMember(other) })
    const draft = cookies.find((cookie) => cookie.startsWith('draft=')) ?? ''
    expect(draft).toMatch(/; Max-Age=900;/)
    const withDraft = (member: typeof author) => ({ cookie: `${asMember(member).cookie}; ${draft.split(';', 1)[0] ?? ''}` })
    expect((await open('/membres', withDraft(other))).body).not.toContain('Zoé-Lune')
    expect((await open('/membres', withDraft(author))).body).toContain('value="Zoé-Lune"')
  })

  it('deletes no account with any password, and files no request in the other one’s name', async () => {
    const [author, other] = [await addMember(stage.test), await addMember(stage.test)]
    const [mark = ''] = marksOf((await open('/compte/donnees', asMember(author))).body)
    const before = await names()
    for (const [path, fields] of [
      ['/compte/donnees', { _form: 'user.delete', password: 'trois chats sous la lune' }],
      ['/mes-droits', { _form: 'privacy.request', type: 'ACCESS', email: author.email }],
    ] as const)
      expect((await send(path, { fields: { ...fields, _owner: mark }, headers: asMember(other) })).status).toBe(422)
    expect(await names()).toEqual(before)
    expect((await stage.test.database.pool.query('select 1 from privacy_requests where user_id = $1', [other.userId])).rowCount).toBe(0)
  })

  it('is known by a mark on each form, which is secret, of this site and cannot be forged', async () => {
    const member = await addMember(stage.test)
    const { body } = await open('/membres', asMember(member))
    const forms = formsOf(body).filter((form) => !form.includes('value="user.logout"'))
    expect(forms.length).toBeGreaterThan(1)
    for (const form of forms) expect(marksOf(form)).toHaveLength(1)
    for (const mark of marksOf(body)) expect(mark).toMatch(/^v1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/)
    const again = marksOf((await open('/membres', asMember(member))).body)
    expect(again.filter((mark) => marksOf(body).includes(mark))).toEqual([])
    const foreign = await stage.test.app.features.secrets.seal(String(member.userId), 'owner of a form, site 38')
    for (const mark of [foreign, String(member.userId), 'v1.a.b.c'])
      expect((await send('/membres', { fields: { _form: 'user.update', _owner: mark }, headers: asMember(member) })).status).toBe(422)
    expect(marksOf((await open('/mes-droits')).body)).toEqual([])
  })
})

describe('a request about one’s data that was opened by a member whose session is over', () => {
  const requests = async () =>
    (await stage.test.database.pool.query<{ user_id: number | null; message: string }>('select user_id, message from privacy_requests'))
      .rows
  const fieldsOf = (mark: string) => ({
    ...{ _form: 'privacy.request', _owner: mark, type: 'ACCESS', email: 'autre.adresse@example.org' },
    message: 'Que gardez-vous de mes commandes ?',
  })

  it('is asked to sign in, finds it there again as it was typed, and makes it as themselves', async () => {
    const member = await addMember(stage.test)
    const [mark = ''] = marksOf((await open('/mes-droits', asMember(member))).body)
    await stage.test.app.features.sessions.revokeAll(37, member.userId)
    const before = (await requests()).length
    const { status, headers, cookies } = await send('/mes-droits', { fields: fieldsOf(mark), headers: asMember(member) })
    expect([status, headers.location]).toEqual([303, '/auth?target=%2Fmes-droits'])
    expect(await requests()).toHaveLength(before)
    const [draft = ''] = (cookies.find((cookie) => cookie.startsWith('draft=')) ?? '').split(';', 1)
    const { token } = await stage.test.app.features.sessions.open({ siteId: 37, userId: member.userId, device: '' })
    const again = await open('/mes-droits', { cookie: `${asMember({ ...member, token }).cookie}; ${draft}` })
    expect(again.body).toContain('Que gardez-vous de mes commandes ?')
    const [own = ''] = marksOf(again.body)
    expect((await send('/mes-droits', { fields: fieldsOf(own), headers: asMember({ ...member, token }) })).status).toBe(303)
    expect((await requests()).slice(before)).toEqual([{ user_id: member.userId, message: 'Que gardez-vous de mes commandes ?' }])
  })

  it('is made without an account by an unknown author and by a visitor', async () => {
    for (const mark of ['v1.a.b.c', '']) {
      const before = (await requests()).length
      const { _owner, ...bare } = fieldsOf(mark)
      expect((await send('/mes-droits', { fields: mark === '' ? bare : { ...bare, _owner } })).headers.location).toContain(
        'done=privacy.request',
      )
      expect((await requests()).slice(before)).toMatchObject([{ user_id: null }])
    }
  })
})
