import { describe, expect, it } from 'vitest'
import { addMember } from '#tests/support/members.ts'
import { asMember, pageFormStage } from '#tests/support/page-form-stage.ts'

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

  it('deletes no account, whatever the password, and files no request in the other one’s name', async () => {
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

  it('is known by a mark on each form, which tells nobody whose it is, is of this site and cannot be made', async () => {
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
