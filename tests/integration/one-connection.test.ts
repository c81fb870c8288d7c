import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailedLink, makeCall, registrationOf } from '#tests/support/accounts/account-calls.ts'
import { memberWrites, sendWrite, writesByLink, writeStage, type WriteStage } from '#tests/support/accounts/member-writes.ts'
import { addMember, testPassword } from '#tests/support/accounts/members.ts'

let stage: WriteStage

beforeAll(async () => {
  stage = await writeStage({ connections: 1 })
})
afterAll(() => stage.test.close())

/** Clears the cached settings of a site, so that the next use queries the database. */
const forget = (siteId: number) => stage.test.app.features.parameters.set(siteId, 'COMPANY_EMAIL', `contact-${siteId}@example.org`)

describe('a server with one connection, which needs no second one while it writes,', () => {
  it.each(Object.entries({ ...memberWrites, ...writesByLink }))('responds to %s', async (_call, write) => {
    const { siteId = 37, isByLink = false } = write
    const member = await addMember(stage.test, { siteId, role: 'ADMIN' })
    const writing = await write.prepare(member, stage)
    await forget(siteId)
    const written = await sendWrite(stage.test, writing, { siteId, ...(!isByLink && { token: member.token }) })
    expect(written).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) as number, code: null })
  })

  it('confirms a registration with a newsletter', async () => {
    const email = 'lettres@example.org'
    await makeCall(stage.test, 'user.register', registrationOf(email, { newsletter: true }))
    const { token } = await mailedLink(stage.test, email, 'REGISTRATION_CONFIRM')
    await forget(37)
    expect((await makeCall(stage.test, 'user.confirmRegistration', { token, password: testPassword })).status).toBe(200)
  })
})
