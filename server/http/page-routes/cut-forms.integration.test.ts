import { describe, expect, it } from 'vitest'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { pageFormStage } from '#tests/support/http/page-form-stage.ts'

const { stage, send } = pageFormStage()
const file = new Blob(['%PDF-1.7\nle reste'])

/** The parts of a form, as far as the words at which the connection broke off. */
async function cutAt(parts: Parameters<typeof multipartOf>[0], words: string) {
  const { payload, type } = await multipartOf(parts)
  const whole = payload.indexOf(words)
  expect(whole).toBeGreaterThan(0)
  return { payload: payload.subarray(0, whole), type }
}

const sending = { method: 'POST', url: '/auth', headers: { host: 'localhost', 'sec-fetch-site': 'same-origin' } } as const

const sendParts = async ({ payload, type }: { readonly payload: Buffer; readonly type: string }) =>
  send('/auth', { body: payload, headers: { 'content-type': type } })

const fileFirst: Parameters<typeof multipartOf>[0] = [
  ['statuts', file, 'a.pdf'],
  ['_form', 'form.submit'],
]

describe('a form whose sending breaks off', () => {
  it('is answered with that before any validation error', async () => {
    const { status, body } = await sendParts(await cutAt(fileFirst, 'le reste'))
    expect(status).toBe(400)
    expect(body).toContain('Votre envoi s’est interrompu')
    expect(body).not.toContain('affichage de cette page')
  })

  it.each([
    ['in the name of its form', [['_form', 'user.login']] as const, 'user.login'],
    ['in a file of a form that takes some', [['_form', 'form.submit'] as const, ['statuts', file, 'a.pdf'] as const], 'le reste'],
  ])('is answered with that as well when it was cut %s', async (_where, parts, words) => {
    const { status, body } = await sendParts(await cutAt(parts, words))
    expect([status, body.includes('Votre envoi s’est interrompu')]).toEqual([400, true])
  })

  it('is not answered with that when it came whole', async () => {
    const { status, body } = await sendParts(await multipartOf(fileFirst))
    expect([status, body.includes('interrompu')]).toEqual([415, false])
  })
})

it.each([
  ['a file that no form is known to take', '', 'name="statuts"; filename="a.pdf"', 400],
  ['a file whose name reaches a prototype', '', 'name="__proto__"; filename="a.pdf"', 400],
  ['a file that its form does not take', 'user.login', 'name="statuts"; filename="a.pdf"', 415],
])('the server goes on when what it is sent breaks off in the midst of %s', async (_what, form, disposition, status) => {
  const named = form && `--x\r\ncontent-disposition: form-data; name="_form"\r\n\r\n${form}\r\n`
  const body = `${named}--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n%PDF-`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await stage.test.app.inject({ ...sending, payload: body, headers: { ...sending.headers, ...headers } })).statusCode).toBe(status)
  expect((await send('/auth', { body, headers })).status).toBe(status)
})
