import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { readMultipart } from './read-multipart.ts'

const headers = { 'content-type': 'multipart/form-data; boundary=b' }
const part = (header: string, value = 'x') => `--b\r\n${header}\r\n\r\n${value}\r\n`
const read = (body: string) => readMultipart(headers, Readable.from([Buffer.from(body, 'latin1')]))
const field = part('Content-Disposition: form-data; name="a"', '1')

describe('a multipart form', () => {
  it('is read with its fields in their order', async () => {
    const { pairs } = await read(`${field}${part('Content-Disposition: form-data; name="b"', '2')}${field}--b--\r\n`)
    expect(pairs).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['a', '1'],
    ])
  })

  it.each([
    'Content-Disposition: form-data',
    'Content-Disposition: form-data;',
    'Content-Disposition: form-data; filename="x.txt"',
    'Content-Disposition: form-data; name="__proto__"',
    'Content-Disposition: form-data; name="a[constructor]"',
  ])('is refused where a part says %s', async (header) => {
    await expect(read(`${field}${part(header)}--b--\r\n`)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is read or refused with any headers of its parts, and throws nothing outside the promise', async () => {
    const words = [
      'Content-Disposition',
      'Content-Type',
      ': ',
      '; ',
      'form-data',
      'name',
      'filename',
      'filename*',
      '=',
      '"',
      "UTF-8''",
      '%',
      'a',
      '[',
      ']',
      '__proto__',
      '\r\n',
      '\0',
      '\xff',
      '--b',
      '--',
    ]
    const header = fc.array(fc.constantFrom(...words), { maxLength: 14 }).map((said) => said.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(header, { maxLength: 4 }), async (parts) => {
        const outcome = await read(`${parts.map((said) => part(said)).join('')}--b--\r\n`).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError)
      }),
      { numRuns: 300 },
    )
  })
})
