import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const plain = 'application/x-www-form-urlencoded'
const parted = 'multipart/form-data; boundary=x'
const part = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

describe('the body of a form', () => {
  it('is read in both formats of browsers', async () => {
    const sent = await readForm(plain, Buffer.from('name=%C3%89lo%C3%AFse+%26+Zo%C3%A9&box=on&box=off&empty='))
    expect([sent.text('name'), sent.all('box'), sent.text('empty')]).toEqual(['Éloïse & Zoé', ['on', 'off'], null])
    const other = await readForm(parted, Buffer.from(`${part('name', 'Éloïse')}${part('empty', '')}--x--\r\n`))
    expect([other.text('name'), other.text('empty')]).toEqual(['Éloïse', null])
  })

  it.each([
    ['bytes that are no UTF-8', plain, Buffer.from('name=\xe9', 'latin1')],
    ['escapes that are no UTF-8', plain, Buffer.from('name=%E9')],
    ['half an escape', plain, Buffer.from('name=%4')],
    ['bytes that are no UTF-8 in a part', parted, Buffer.from(`${part('name', '\xe9')}--x--\r\n`, 'latin1')],
    ['parts that do not end', parted, Buffer.from(part('name', 'a'))],
    ['a name that reaches a prototype', plain, Buffer.from('a[__proto__]=1')],
  ])('is refused when it holds %s', async (_name, type, body) => {
    await expect(readForm(type, body)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('has no place for files, nor for more than fifty fields', async () => {
    const form = new FormData()
    form.append('file', new File(['some text'], 'a.txt', { type: 'text/plain' }))
    const sent = new Response(form)
    const type = sent.headers.get('content-type') ?? ''
    await expect(readForm(type, Buffer.from(await sent.arrayBuffer()))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    const many = Array.from({ length: 51 }, (_, index) => `f${index}=1`).join('&')
    await expect(readForm(plain, Buffer.from(many))).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })
})
