import { describe, expect, it } from 'vitest'
import { toMultipart } from './multipart.ts'

const picture = 'data:image/png;base64,iVBORw=='

describe('a multipart body', () => {
  it('writes objects and lists as JSON, other values as they are', () => {
    const form = toMultipart({
      user: { name: 'Zoé' },
      ids: [1, 2],
      seats: 2,
      isMember: false,
      note: 'été',
      cleared: null,
      absent: undefined,
    })
    expect(Object.fromEntries(form)).toEqual({
      user: '{"name":"Zoé"}',
      ids: '[1,2]',
      seats: '2',
      isMember: 'false',
      note: 'été',
      cleared: '',
    })
  })

  it('puts several files under images, in their order', () => {
    const form = toMultipart({}, { images: [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')] })
    expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['a.txt', 'b.txt'])
    expect(form.has('image')).toBe(false)
  })

  it('puts a single file under image', () => {
    const form = toMultipart({}, { image: new File(['a'], 'a.txt') })
    expect((form.get('image') as File).name).toBe('a.txt')
    expect(form.has('images')).toBe(false)
  })

  it('gives the positions of the files of several fields', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => new File([name], `${name}.txt`))
    const form = toMultipart({}, { fields: { statuts: [a!, b!], logo: [c!] } })
    expect(form.getAll('images')).toHaveLength(3)
    expect(form.get('_files')).toBe('{"statuts":[0,1],"logo":[2]}')
    expect(toMultipart({}, { fields: { statuts: [a!] } }).has('_files')).toBe(false)
  })

  it('turns data URLs into files, in values and in lists of files', async () => {
    const form = toMultipart({ signature: picture, note: 'data: une note' }, { images: [picture, 'data:text/plain,%C3%A9t%C3%A9'] })
    const signature = form.get('signature') as File
    expect(signature.type).toBe('image/png')
    expect([...new Uint8Array(await signature.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(form.get('note')).toBe('data: une note')
    expect(await (form.getAll('images')[1] as File).text()).toBe('été')
  })

  it('refuses a text that is no file', () => {
    expect(() => toMultipart({}, { image: 'logo.png' })).toThrow(TypeError)
  })
})
