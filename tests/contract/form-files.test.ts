import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { limitExamination } from '#server/platform/uploads/examine.ts'
import { blob, canvas, faultsOf, formStage, pdf, type FormPart } from '#tests/support/blocks/form-stage.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'

const { stage, post, send, filled, answers, filesOf, countFiles } = formStage()
let jpeg: Buffer

beforeAll(async () => {
  jpeg = await canvas(300, 200)
    .withExif({ IFD0: { Copyright: 'secret', Make: 'Appareil' } })
    .jpeg()
    .toBuffer()
})

describe('the files of a form', () => {
  it('are stored with the type of their content, images re-encoded without metadata', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const parts: FormPart[] = [...filled(), ['statuts', blob(pdf), '../../etc/Statuts<1>.exe'], ['photos', blob(jpeg), 'photo.png']]
    const answer = await send(parts)
    expect(answer.status).toBe(201)
    const files = await filesOf(Number(answer.data?.['id']))
    const told = files.map(({ field, filename, mime }) => ({ field, filename, mime })).toSorted((a, b) => a.field.localeCompare(b.field))
    expect(told).toEqual([
      { field: 'photos', filename: 'photo.jpg', mime: 'image/jpeg' },
      { field: 'statuts', filename: 'Statuts1.pdf', mime: 'application/pdf' },
    ])
    const photo = files.find(({ mime }) => mime === 'image/jpeg')!
    expect(photo.content.equals(jpeg)).toBe(false)
    expect(await sharp(photo.content).metadata()).toMatchObject({ width: 300, height: 200 })
    expect((await sharp(photo.content).metadata()).exif).toBeUndefined()
    expect(photo.content.includes('secret')).toBe(false)
    const mail = (await waitingMails(stage.test, 'contact@greffe-plume.example')).at(-1)
    expect((mail?.data['files'] as { filename: string }[]).map(({ filename }) => filename).toSorted()).toEqual([
      'Statuts1.pdf',
      'photo.jpg',
    ])
  })

  it('are accepted under `images`, by position for several fields', async () => {
    const placed: FormPart[] = [
      ...filled(),
      ['images', blob(jpeg), 'a.jpg'],
      ['images', blob(pdf), 'b.pdf'],
      ['_files', '{"photos":[0],"statuts":[1]}'],
    ]
    const answer = await send(placed)
    expect((await filesOf(Number(answer.data?.['id']))).map(({ field, mime }) => `${field} ${mime}`).toSorted()).toEqual([
      'photos image/jpeg',
      'statuts application/pdf',
    ])
    const single: FormPart[] = [
      ['statut', 'SASU'],
      ['email', stage.email],
      ['accord', 'on'],
      ['images', blob(jpeg), 'a.jpg'],
    ]
    expect((await filesOf(Number((await send(single)).data?.['id']))).map(({ field }) => field)).toEqual(['photos'])
  })

  it.each([
    ['no list of places', '{', 1],
    ['a place beyond the files that came', '{"photos":[5]}', 1],
    ['a place before the first', '{"photos":[-1]}', 1],
    ['a field that the form does not have', '{"zzz":[0]}', 1],
    ['places for some of the files alone', '{"photos":[0]}', 2],
    ['no places, when several fields ask for files', '', 1],
  ])('are rejected when no field accepts them: %s', async (_what, places, count) => {
    const before = await countFiles()
    const images = Array.from({ length: count }, (_, at): FormPart => ['images', blob(jpeg), `${at}.jpg`])
    const named: FormPart[] = places === '' ? [] : [['_files', places]]
    expect(faultsOf(await send([...filled(), ...images, ...named]))).toEqual(['_files TYPE'])
    expect(await countFiles()).toBe(before)
  })

  it('are rejected by name under an unknown field, and nothing is stored', async () => {
    const before = await countFiles()
    const strangers: FormPart[] = [
      ['kbis', blob(pdf), 'Kbis.pdf'],
      ['statuts[]', blob(pdf), 'Statuts.pdf'],
      ['statuts', blob(pdf), 'Statuts.pdf'],
    ]
    const answer = await send([...filled(), ...strangers])
    expect(answer.status).toBe(422)
    expect(faultsOf(answer)).toEqual(['kbis TYPE', 'statuts[] TYPE'])
    expect(answer.data?.['errors']).toMatchObject([{ message: expect.stringContaining('Kbis.pdf') as string }, {}])
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  const drawn = 'data:image/png;base64,iVBORw0KGgo='
  const texts: [string, FormPart[]][] = [
    ['a data URL', [['photos', drawn]]],
    [
      'a data URL beside a file',
      [
        ['photos', drawn],
        ['photos', blob(Buffer.alloc(9)), 'a.jpg'],
      ],
    ],
    ['the name of a file, as a form that is not sent in parts has it', [['photos', 'photo.jpg']]],
    [
      'several texts',
      [
        ['photos', ''],
        ['photos', 'b.jpg'],
      ],
    ],
  ]
  it.each(texts)('are rejected as text: %s', async (_what, more) => {
    const before = await countFiles()
    const answer = await send([...filled(), ...more])
    expect([answer.status, faultsOf(answer)[0]]).toEqual([422, 'photos TYPE'])
    expect(answer.data?.['errors']).toMatchObject([
      { message: 'Joignez un fichier\u00a0: ce champ ne prend pas de texte.' },
      ...(more.length > 1 && more[1]?.[1] instanceof Blob ? [{ code: 'FILE_TYPE' }] : []),
    ])
    expect([await answers(), await countFiles()]).toEqual([[], before])
  })

  const posted = (more: object) => post({ statut: 'EURL', capital: 1000, email: stage.email, accord: true, ...more })
  it.each([
    ['a list of data URLs', { photos: [drawn] }, ['photos TYPE']],
    ['an object', { statuts: { a: 1 } }, ['statuts TYPE']],
    ['what a file becomes in JSON', { statuts: {} }, ['statuts TYPE']],
    ['a number', { photos: 0 }, ['photos TYPE']],
    ['no', { photos: false }, ['photos TYPE']],
    ['text in several fields', { photos: 'a', statuts: [['b']] }, ['photos TYPE', 'statuts TYPE']],
    ['text under the shared name', { images: [drawn] }, ['images TYPE']],
  ])('are rejected as text in JSON: %s', async (_what, more, faults) => {
    const answer = await posted(more)
    expect([answer.status, faultsOf(answer).toSorted()]).toEqual([422, faults])
    expect(await answers()).toEqual([])
  })

  it('may be absent or empty, and are dropped for a hidden field', async () => {
    expect((await posted({ photos: null, statuts: [], images: '' })).status).toBe(201)
    expect((await posted({ statut: 'SASU', statuts: drawn })).status).toBe(201)
    expect(faultsOf(await posted({ statut: 'SASU', image: drawn }))).toEqual(['photos TYPE'])
    expect(await answers()).toHaveLength(2)
  })

  it('are rejected with the name of a text question', async () => {
    const answer = await send([...filled(), ['projet', blob(pdf), 'Projet.pdf']])
    expect([answer.status, faultsOf(answer)]).toEqual([422, ['projet TYPE']])
    expect(answer.data?.['errors']).toMatchObject([{ message: 'Projet.pdf\u00a0: aucun fichier n’est demandé ici.' }])
    expect(await answers()).toEqual([])
  })

  it('are each rejected by name, up to ten, and nothing is stored', async () => {
    const before = await countFiles()
    const big = await canvas(1200, 1200).png({ compressionLevel: 0 }).toBuffer()
    const noisy = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      .jpeg()
      .toBuffer()
    const parts: FormPart[] = [
      ...filled(),
      ['photos', blob(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')), 'anim.gif'],
      ['photos', blob(big), 'lourde.png'],
      ['photos', blob(noisy.subarray(0, noisy.length / 2)), 'coupee.jpg'],
      ['photos', blob(jpeg), 'bonne.jpg'],
      ['photos', blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')), 'dessin.svg'],
      ['photos', blob(Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')), 'eicar.jpg'],
      ['photos', blob(pdf), 'statuts.pdf'],
      ['photos', blob(Buffer.alloc(0)), 'vide.jpg'],
      ['photos', blob(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])), 'photo.jpg.exe'],
      ['photos', blob(Buffer.from('<!doctype html><script>alert(1)</script>')), 'page.png'],
    ]
    expect(parts.length - filled().length).toBe(10)
    const answer = await send(parts)
    expect(answer.status).toBe(422)
    const errors = answer.data?.['errors'] as { field: string; code: string; message: string }[]
    expect(errors.map(({ code, message }) => `${code} ${message.split('\u00a0')[0] ?? ''}`)).toEqual([
      ...['FILE_TYPE anim.gif', 'FILE_TOO_LARGE lourde.png', 'FILE_UNREADABLE coupee.jpg', 'FILE_TYPE dessin.svg', 'FILE_TYPE eicar.jpg'],
      ...['FILE_TYPE statuts.pdf', 'FILE_UNREADABLE vide.jpg', 'FILE_TYPE photo.jpg.exe', 'FILE_TYPE page.png'],
    ])
    expect(new Set(errors.map(({ field }) => field))).toEqual(new Set(['photos']))
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  it.each([
    ['cut short', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>'), 'FILE_UNREADABLE'],
    ['able to act', Buffer.from(pdf.toString().replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>')), 'FILE_ACTING'],
    ['an archive as well', Buffer.concat([pdf, Buffer.from('PK\x05\x06')]), 'FILE_TYPE'],
    ['empty', Buffer.alloc(0), 'FILE_UNREADABLE'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'FILE_TYPE'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
  ])('are rejected as documents when they are %s', async (_what, bytes, code) => {
    expect(faultsOf(await send([...filled(), ['statuts', blob(bytes), 'statuts.pdf']]))).toEqual([`statuts ${code}`])
  })

  it('are accepted as documents with padding around the content, and stored unchanged', async () => {
    const padded = Buffer.concat([Buffer.from('\u00ef\u00bb\u00bf\r\n', 'latin1'), pdf, Buffer.from('\r\n\0\0')])
    const answer = await send([...filled(), ['statuts', blob(padded), 'statuts.pdf']])
    expect(answer.status).toBe(201)
    const [file] = await filesOf(Number(answer.data?.['id']))
    expect([file?.mime, file?.content.equals(padded)]).toEqual(['application/pdf', true])
  })

  it('have the limits of their field', async () => {
    const three: FormPart[] = ['a', 'b', 'c'].map((name) => ['statuts', blob(pdf), `${name}.pdf`])
    const answer = await send([...filled(), ...three])
    expect(faultsOf(answer)).toEqual(['statuts FILE_TOO_MANY'])
    expect(answer.data?.['errors']).toMatchObject([{ message: '2 fichiers au plus.' }])
  })

  it.each([
    [
      'eleven files',
      () => Array.from({ length: 11 }, (_, at): FormPart => ['photos', blob(jpeg), `${at}.jpg`]),
      'TOO_MANY_FILES',
      '10 fichiers',
    ],
    ['a file of more than 10 MiB', (): FormPart[] => [['photos', blob(Buffer.alloc(10_485_761)), 'a.jpg']], 'TOO_LARGE', '10\u00a0Mo'],
    [
      'more than 20 MiB in all',
      () => ['a', 'b', 'c'].map((name): FormPart => ['photos', blob(Buffer.alloc(8_000_000)), name]),
      ...['TOO_LARGE', '20\u00a0Mo en tout'],
    ],
    [
      'more than 1,000 fields',
      () => Array.from({ length: 1001 }, (_, at): FormPart => [`f${at}`, 'x']),
      'TOO_LARGE',
      '1\u202f000\u00a0champs',
    ],
    ['a text of more than 64 KiB', (): FormPart[] => [['projet', 'x'.repeat(70_000)]], 'TOO_LARGE', '64\u00a0Ko de texte'],
  ])('are rejected as a whole with %s', async (_what, more, code, said) => {
    const before = await countFiles()
    const answer = await send([...filled(), ...more()])
    expect(answer).toMatchObject({ status: 413, data: { code } })
    expect(answer.message).toContain(said)
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  it('are rejected immediately when they decode to more than 40 million pixels', async () => {
    const bomb = await canvas(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const answer = await send([...filled(), ['photos', blob(bomb), 'bombe.png']])
    expect(answer).toMatchObject({ status: 413, data: { code: 'TOO_LARGE' } })
    expect(answer.message).toBe('Image trop grande\u00a0: 40\u00a0millions de pixels au plus.')
  })

  it.each(['__proto__', 'constructor', 'a[__proto__]', 'a.prototype'])('and fields never reach a prototype: %s', async (name) => {
    expect(await send([...filled(), [name, 'x']])).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } })
    expect(await send([...filled(), [name, blob(jpeg), 'a.jpg']])).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } })
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  const poisons: [string, FormPart[]][] = [
    ['a list', [['besoins', '["SIEGE",{"__proto__":{"x":1}}]']]],
    ['an object instead of a list', [['besoins', '{"constructor":1}']]],
    [
      'one of several parts',
      [
        ['besoins', 'SIEGE'],
        ['besoins', '{"\\u005f_proto__":1}'],
      ],
    ],
    ['a number', [['capital', '{"prototype":1}']]],
    ['an agreement', [['accord', '[{"__proto__":1}]']]],
    ['where files belong', [['_files', '{"__proto__":[0]}']]],
  ]
  it.each(poisons)('never reach a prototype in a JSON part, for visible and hidden fields: %s', async (_what, parts) => {
    const own = new Set(parts.map(([name]) => name))
    for (const statut of ['EURL', 'SASU']) {
      const others = filled().filter(([name]) => name !== 'statut' && !own.has(name))
      expect(await send([['statut', statut], ...others, ...parts])).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } })
    }
    expect(await answers()).toEqual([])
  })

  it('leave text that resembles JSON unchanged; invalid JSON has another type', async () => {
    const words = '{"__proto__":1}'
    expect(await send([...filled(), ['projet', words]])).toMatchObject({ status: 201 })
    expect((await answers())[0]?.answers).toMatchObject({ projet: words })
    for (const besoins of ['{bad', '[bad', '{"SIEGE":true}'])
      expect(faultsOf(await send([...filled(), ['besoins', besoins]]))).toEqual(['besoins TYPE'])
  })

  it('are stored with the response or not at all when the database fails', async () => {
    const before = await countFiles()
    await stage.test.database.pool.query(`
      create function fail_second() returns trigger language plpgsql as $$
      begin if new.filename = 'b.pdf' then raise exception 'gone' using errcode = '57P01'; end if; return new; end $$;
      create trigger fail_second before insert on form_files for each row execute function fail_second()`)
    const parts: FormPart[] = [...filled(), ['statuts', blob(pdf), 'a.pdf'], ['statuts', blob(pdf), 'b.pdf']]
    expect(await send(parts)).toMatchObject({ status: 503, data: { code: 'UNAVAILABLE' } })
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
    await stage.test.database.pool.query('drop trigger fail_second on form_files; drop function fail_second')
    expect(await send(parts)).toMatchObject({ status: 201 })
  })

  it('that are not examined in time are answered 503, and accepted the next time', async () => {
    const [stored, long] = [await countFiles(), Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n${'(a)'.repeat(2_000_000)}\n%%EOF`)]
    const parts: FormPart[] = [...filled(), ['statuts', blob(long), 'a.pdf'], ['photos', blob(jpeg), 'b.jpg']]
    const restore = limitExamination(1)
    const refused = await send(parts).finally(restore)
    const message = 'Un fichier n’a pas pu être examiné\u00a0: rien n’est enregistré, réessayez dans un moment.'
    expect(refused).toMatchObject({ status: 503, data: { code: 'UNAVAILABLE', reason: 'FILE' }, message })
    expect([await answers(), await countFiles()]).toEqual([[], stored])
    expect(await send(parts)).toMatchObject({ status: 201 })
  })

  it('are accepted over a real connection, which closes before the end of the body', async () => {
    const { app } = stage.test
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const form = new FormData()
    for (const [name, value] of filled()) form.append(name, value)
    form.append('statuts', blob(pdf), 'statuts.pdf')
    const answer = await fetch(`${address}/api/forms/devis/submit`, { method: 'POST', body: form, headers: { 'x-site-id': '37' } })
    expect(answer.status).toBe(201)
    const { data } = (await answer.json()) as { data: { id: number } }
    expect((await filesOf(data.id)).map(({ filename }) => filename)).toEqual(['statuts.pdf'])
  })

  it('leave nothing when the sender aborts', async () => {
    const before = await countFiles()
    const { payload, type } = await multipartOf([...filled(), ['statuts', blob(pdf), 'a.pdf']])
    const cut = payload.subarray(0, payload.length - 60)
    expect(await post(cut, { 'content-type': type })).toMatchObject({ status: 400 })
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })
})
