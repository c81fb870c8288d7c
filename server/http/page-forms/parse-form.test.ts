import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { growthOf } from '#tests/support/time-ratio.ts'
import { readFormParts, readPlainForm } from './parse-form.ts'

const plain = async (body: Buffer | string) => readPlainForm(Buffer.from(body))
const parts = (body: Buffer | string, boundary = 'x') =>
  readFormParts({ 'content-type': `multipart/form-data; boundary=${boundary}` }, Readable.from([Buffer.from(body)]))
const part = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

async function withFile(form: string) {
  const { payload, type } = await multipartOf([
    ['_form', form],
    ['statuts', new Blob(['%PDF-']), 'a.pdf'],
  ])
  return readFormParts({ 'content-type': type }, Readable.from([payload]))
}

describe('the body of a form', () => {
  it('is read in both formats of browsers', async () => {
    const sent = await plain('name=%C3%89lo%C3%AFse+%26+Zo%C3%A9&box=on&box=off&empty=')
    expect([sent.text('name'), sent.all('box'), sent.text('empty')]).toEqual(['Éloïse & Zoé', ['on', 'off'], null])
    const other = await parts(`${part('name', 'Éloïse')}${part('empty', '')}--x--\r\n`)
    expect([other.text('name'), other.text('empty'), other.files]).toEqual(['Éloïse', null, []])
  })

  it.each([
    ['bytes that are no UTF-8', () => plain(Buffer.from('name=\xe9', 'latin1'))],
    ['escapes that are no UTF-8', () => plain('name=%E9')],
    ['half an escape', () => plain('name=%4')],
    ['bytes that are no UTF-8 in a part', () => parts(Buffer.from(`${part('name', '\xe9')}--x--\r\n`, 'latin1'))],
    ['parts that do not end', () => parts(part('name', 'a'))],
    ['parts without their boundary', () => readFormParts({ 'content-type': 'multipart/form-data' }, Readable.from(['x']))],
    ['a name that reaches a prototype', () => plain('a[__proto__]=1')],
  ])('is refused when it holds %s', async (_name, read) => {
    await expect(read()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('holds files when its form takes some, else it is refused at the first file', async () => {
    expect((await withFile('form.submit')).files.map(({ part: field, filename }) => [field, filename])).toEqual([['statuts', 'a.pdf']])
    for (const form of ['message.send', 'user.login', 'constructor', ''])
      await expect(withFile(form)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it('has at most 1,000 fields; more are refused in linear time before they are decoded', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `f${index}=1`).join('&')
    await expect(plain(many)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
    const decoded = vi.spyOn(globalThis, 'decodeURIComponent')
    const refusePlain = (size: number) => expect(plain('&a'.repeat(size))).rejects.toMatchObject({ code: 'TOO_LARGE' })
    expect(await growthOf(refusePlain, 524_288)).toBe('linear')
    expect(decoded).not.toHaveBeenCalled()
    const refuseParts = (size: number) =>
      expect(parts(Buffer.alloc(size, `--${boundary}\r\n\r\n\r\n`), boundary)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    expect(await growthOf(refuseParts, 1_048_576)).toBe('linear')
  })
})
