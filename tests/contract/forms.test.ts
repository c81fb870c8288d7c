import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCaller, waitingMails } from '#tests/support/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { multipartOf } from '#tests/support/multipart.ts'
import { twoSites } from '#tests/support/two-sites.ts'

let test: TestApp
let email: string
let made = 0
let jpeg: Buffer

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n')
const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c4412d' } })
const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  await test.app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
  jpeg = await canvas(300, 200)
    .withExif({ IFD0: { Copyright: 'secret', Make: 'Appareil' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => test.close())
beforeEach(() => {
  made += 1
  email = `devis-${made}@example.org`
})

interface Answer {
  readonly status: number
  readonly data: Record<string, unknown> | null
  readonly message: string | null
}

const read = (response: { statusCode: number; json: () => unknown }): Answer => ({
  status: response.statusCode,
  ...(response.json() as { data: Answer['data']; message: string | null }),
})
const faultsOf = ({ data }: Answer) =>
  ((data?.['errors'] ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field} ${code}`)

async function sendJson(values: object, headers: Record<string, string> = {}, id: number | string = 'devis'): Promise<Answer> {
  const sent = { host: 'localhost', ...headers }
  return read(
    await test.app.inject({ method: 'POST', url: `/api/forms/${id}/submit`, payload: values, headers: sent, remoteAddress: newCaller() }),
  )
}

type Part = readonly [name: string, value: string | Blob, filename?: string]
const filled = (): Part[] => [
  ['statut', 'EURL'],
  ['capital', '1 000,50'],
  ['email', email],
  ['accord', 'on'],
]

async function send(parts: readonly Part[], headers: Record<string, string> = {}): Promise<Answer> {
  const { payload, type } = await multipartOf(parts)
  const sent = { host: 'localhost', 'content-type': type, ...headers }
  return read(await test.app.inject({ method: 'POST', url: '/api/forms/devis/submit', payload, headers: sent, remoteAddress: newCaller() }))
}

const answers = () => test.database.db.selectFrom('form_answers').selectAll().where('email', '=', email).orderBy('id').execute()
const filesOf = (answerId: number) => test.database.db.selectFrom('form_files').selectAll().where('answer_id', '=', answerId).execute()
const countFiles = async () => (await test.database.db.selectFrom('form_files').select('id').execute()).length

describe('a form', () => {
  it('is shown with its steps, by number and by name, in the reader’s language', async () => {
    const { data } = read(await test.app.inject({ url: '/api/forms/devis', headers: { host: 'localhost' } }))
    expect(data).toMatchObject({
      name: 'devis',
      title: 'Demande de devis',
      submitLabel: 'Envoyer',
      steps: [{ id: 'projet' }, { id: 'vous' }],
    })
    expect(Object.keys(data ?? {})).toEqual(['id', 'name', 'title', 'submitLabel', 'steps'])
    const english = await test.app.inject({ url: '/api/forms/visite', headers: { host: 'cave.localhost', userlang: 'en_GB' } })
    expect(read(english).data).toMatchObject({ title: 'A visit' })
  })
})

describe('a filled form', () => {
  it('is stored as JSON says it, and brought to the company', async () => {
    const given = { statut: 'EURL', capital: 1000, debut: '2026-12-01', besoins: ['SIEGE', 'COMPTES'], phone: '06 39 98 00 12' }
    const answer = await sendJson({ ...given, email: email.toUpperCase(), projet: 'Une\nlibrairie', accord: true, unknown: 'x' })
    expect(answer).toMatchObject({ status: 201, data: { message: 'Merci, votre demande est bien partie.', redirect: null } })
    const [row] = await answers()
    expect(row).toMatchObject({ id: answer.data?.['id'], is_spam: false, locale: 'fr_FR' })
    expect(row?.answers).toEqual({ ...given, phone: '+33639980012', email, projet: 'Une\nlibrairie', accord: true })
    const mail = (await waitingMails(test, 'contact@greffe-plume.example')).at(-1)
    expect(mail).toMatchObject({ kind: 'FORM_TEAM', data: { form: 'Demande de devis', email, number: row?.id, files: [] } })
    expect(mail?.data['rows']).toContainEqual({ label: 'Besoins', value: 'Un siège, Les comptes' })
  })

  it('is read from text as a page sends it', async () => {
    const parts: Part[] = [...filled(), ['debut', '01/12/2026'], ['besoins', 'SIEGE'], ['besoins', 'COMPTES'], ['phone', '']]
    expect(await send(parts)).toMatchObject({ status: 201 })
    expect((await answers())[0]?.answers).toMatchObject({
      capital: 1000.5,
      debut: '2026-12-01',
      besoins: ['SIEGE', 'COMPTES'],
      phone: null,
      accord: true,
    })
  })

  it('tells every fault of its fields, in their order', async () => {
    const answer = await sendJson({
      statut: 'SARL',
      debut: '2026-02-30',
      besoins: ['X'],
      email: 'personne',
      phone: 'demain',
      projet: 'x'.repeat(201),
    })
    expect(answer).toMatchObject({ status: 422, message: 'Vérifiez les champs signalés.' })
    expect(faultsOf(answer)).toEqual([
      ...['statut OPTION', 'debut DATE', 'besoins OPTION', 'email EMAIL', 'phone PHONE', 'projet TOO_LONG', 'accord CONSENT_REQUIRED'],
    ])
    expect(faultsOf(await sendJson({}))).toEqual(['statut REQUIRED', 'email REQUIRED', 'accord CONSENT_REQUIRED'])
    const limits = { statut: 'EURL', email, accord: true }
    expect(faultsOf(await sendJson({ ...limits, capital: 0 }))).toEqual(['capital MIN'])
    expect(faultsOf(await sendJson({ ...limits, capital: 'mille', debut: '2025-12-31' }))).toEqual(['capital NUMBER', 'debut MIN'])
    expect(faultsOf(await sendJson({ ...limits, capital: { deep: 1 }, besoins: [{ a: 1 }] }))).toEqual(['capital TYPE', 'besoins TYPE'])
    expect(faultsOf(await sendJson({ ...limits, capital: 5, projet: 'data:image/png;base64,AAAA' }))).toEqual(['projet FORMAT'])
    expect(await answers()).toEqual([])
  })

  it('neither needs nor keeps what its conditions do not ask', async () => {
    expect(await sendJson({ statut: 'SASU', capital: -5, email, accord: true })).toMatchObject({ status: 201 })
    expect(Object.keys((await answers())[0]?.answers ?? {})).not.toContain('capital')
  })

  it('is answered alike to a robot: kept without files, sent to nobody', async () => {
    const mails = (await waitingMails(test)).length
    expect(await send([...filled(), ['statuts', blob(pdf), 'statuts.pdf'], ['_hp', 'x']])).toMatchObject({
      status: 201,
      data: { redirect: null },
    })
    const [row] = await answers()
    expect(row).toMatchObject({ is_spam: true })
    expect(await filesOf(row!.id)).toEqual([])
    expect(await waitingMails(test)).toHaveLength(mails)
  })

  it('is taken once under a key: the same form with another file is another form', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const parts: Part[] = [...filled(), ['statuts', blob(pdf), 'statuts.pdf']]
    const [first, second] = [await send(parts, headers), await send(parts, headers)]
    expect([first.status, second]).toEqual([201, first])
    expect(await answers()).toHaveLength(1)
    const other: Part[] = [...filled(), ['statuts', blob(Buffer.concat([pdf, Buffer.from('\n')])), 'statuts.pdf']]
    expect(await send(other, headers)).toMatchObject({ status: 422, data: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  it.each(['nope', '999', 'visite'])('does not exist under the name %s', async (id) => {
    expect(await sendJson({}, {}, id)).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
  })

  it.each([
    ['text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['multipart/form-data', 400, 'BAD_REQUEST'],
    ['multipart/form-data; boundary=x', 400, 'BAD_REQUEST'],
  ])('of type %s is refused', async (type, status, code) => {
    const headers = { host: 'localhost', 'content-type': type }
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/forms/devis/submit',
      headers,
      payload: 'statut=EURL',
      remoteAddress: newCaller(),
    })
    expect(read(response)).toMatchObject({ status, data: { code } })
  })
})

describe('the files of a form', () => {
  it('are kept under the type of their bytes, pictures drawn anew without what the camera noted', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const parts: Part[] = [...filled(), ['statuts', blob(pdf), '../../etc/Statuts<1>.exe'], ['photos', blob(jpeg), 'photo.png']]
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
    const mail = (await waitingMails(test, 'contact@greffe-plume.example')).at(-1)
    expect((mail?.data['files'] as { filename: string }[]).map(({ filename }) => filename).toSorted()).toEqual([
      'Statuts1.pdf',
      'photo.jpg',
    ])
  })

  it('come under `images`, by position when several fields ask for some', async () => {
    const placed: Part[] = [
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
    const single: Part[] = [
      ['statut', 'SASU'],
      ['email', email],
      ['accord', 'on'],
      ['images', blob(jpeg), 'a.jpg'],
    ]
    expect((await filesOf(Number((await send(single)).data?.['id']))).map(({ field }) => field)).toEqual(['photos'])
    expect(faultsOf(await send([...filled(), ['_files', '{']]))).toEqual(['_files TYPE'])
  })

  it('are refused one by one, each by its name, and nothing is kept', async () => {
    const before = await countFiles()
    const big = await canvas(1200, 1200).png({ compressionLevel: 0 }).toBuffer()
    const noisy = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      .jpeg()
      .toBuffer()
    const parts: Part[] = [
      ...filled(),
      ['photos', blob(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')), 'anim.gif'],
      ['photos', blob(big), 'lourde.png'],
      ['photos', blob(noisy.subarray(0, noisy.length / 2)), 'coupee.jpg'],
      ['photos', blob(jpeg), 'bonne.jpg'],
      ['photos', blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')), 'dessin.svg'],
      ['photos', blob(Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')), 'eicar.jpg'],
      ['photos', blob(pdf), 'statuts.pdf'],
    ]
    const answer = await send(parts)
    expect(answer.status).toBe(422)
    const errors = answer.data?.['errors'] as { field: string; code: string; message: string }[]
    expect(errors.map(({ code, message }) => `${code} ${message.split('\u00a0')[0] ?? ''}`)).toEqual([
      ...['FILE_TYPE anim.gif', 'FILE_TOO_LARGE lourde.png', 'FILE_UNREADABLE coupee.jpg', 'FILE_TYPE dessin.svg', 'FILE_TYPE eicar.jpg'],
      'FILE_TYPE statuts.pdf',
    ])
    expect(new Set(errors.map(({ field }) => field))).toEqual(new Set(['photos']))
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  it.each([
    ['cut short', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>'), 'FILE_UNREADABLE'],
    ['able to act', Buffer.from(pdf.toString().replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>')), 'FILE_TYPE'],
    ['an archive as well', Buffer.concat([pdf, Buffer.from('PK\x05\x06')]), 'FILE_TYPE'],
    ['empty', Buffer.alloc(0), 'FILE_UNREADABLE'],
  ])('that are documents are refused when they are %s', async (_what, bytes, code) => {
    expect(faultsOf(await send([...filled(), ['statuts', blob(bytes), 'statuts.pdf']]))).toEqual([`statuts ${code}`])
  })

  it('have limits of their field', async () => {
    const three: Part[] = ['a', 'b', 'c'].map((name) => ['statuts', blob(pdf), `${name}.pdf`])
    expect(faultsOf(await send([...filled(), ...three]))).toEqual(['statuts FILE_TOO_MANY'])
  })

  it.each([
    ['eleven files', () => Array.from({ length: 11 }, (_, index): Part => ['photos', blob(jpeg), `${index}.jpg`]), 'TOO_MANY_FILES'],
    ['a file of more than 10 MiB', (): Part[] => [['photos', blob(Buffer.alloc(10_485_761)), 'a.jpg']], 'TOO_LARGE'],
    ['more than 20 MiB in all', () => ['a', 'b', 'c'].map((name): Part => ['photos', blob(Buffer.alloc(8_000_000)), name]), 'TOO_LARGE'],
    ['more than 50 fields', () => Array.from({ length: 51 }, (_, index): Part => [`f${index}`, 'x']), 'TOO_LARGE'],
    ['a text of more than 64 KiB', (): Part[] => [['projet', 'x'.repeat(70_000)]], 'TOO_LARGE'],
  ])('are refused whole with %s', async (_what, more, code) => {
    const before = await countFiles()
    expect(await send([...filled(), ...more()])).toMatchObject({ status: 413, data: { code } })
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })

  it('that unfold to more than 40 million pixels are refused at once', async () => {
    const bomb = await canvas(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await send([...filled(), ['photos', blob(bomb), 'bombe.png']])).toMatchObject({ status: 413, data: { code: 'TOO_LARGE' } })
  })

  it.each(['__proto__', 'constructor', 'a[__proto__]', 'a.prototype'])('and fields never reach a prototype: %s', async (name) => {
    expect(await send([...filled(), [name, 'x']])).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } })
    expect(await send([...filled(), [name, blob(jpeg), 'a.jpg']])).toMatchObject({ status: 400, data: { code: 'BAD_REQUEST' } })
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('are there with the answer or not at all: a database that fails midway leaves nothing', async () => {
    const before = await countFiles()
    await test.database.pool.query(`
      create function fail_second() returns trigger language plpgsql as $$
      begin if new.filename = 'b.pdf' then raise exception 'gone' using errcode = '57P01'; end if; return new; end $$;
      create trigger fail_second before insert on form_files for each row execute function fail_second()`)
    const parts: Part[] = [...filled(), ['statuts', blob(pdf), 'a.pdf'], ['statuts', blob(pdf), 'b.pdf']]
    expect(await send(parts)).toMatchObject({ status: 503, data: { code: 'UNAVAILABLE' } })
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
    await test.database.pool.query('drop trigger fail_second on form_files; drop function fail_second')
    expect(await send(parts)).toMatchObject({ status: 201 })
  })

  it('of a sender who breaks off leave nothing', async () => {
    const before = await countFiles()
    const { payload, type } = await multipartOf([...filled(), ['statuts', blob(pdf), 'a.pdf']])
    const headers = { host: 'localhost', 'content-type': type }
    const cut = payload.subarray(0, payload.length - 60)
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/forms/devis/submit',
      payload: cut,
      headers,
      remoteAddress: newCaller(),
    })
    expect(response.statusCode).toBe(400)
    expect(await answers()).toEqual([])
    expect(await countFiles()).toBe(before)
  })
})
