import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { ensureBuilt } from '#scripts/launch/build.mjs'
import { createSteps } from '#scripts/launch/steps.mjs'
import { newCaller, waitingMails } from '#tests/support/accounts/account-calls.ts'
import { addEvent } from '#tests/support/sites/add-event.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { doneAddress } from '#tests/support/http/done-address.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { normalisationSteps } from '#tests/support/normalisation-steps.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

// The forms of content as a browser without scripts sends them: to their page, which answers.

let test: TestApp
const pdf = new Blob([
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
])
const sameOrigin = { host: 'localhost', 'sec-fetch-site': 'same-origin' }

beforeAll(async () => {
  await ensureBuilt(createSteps(() => undefined))
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  await test.app.features.parameters.set(37, 'COMPANY_EMAIL', 'contact@greffe-plume.example')
  const block = (type: string, props: Block['props'] = {}): Block => ({ id: type, type, v: 1, props })
  const save = (url: string, blocks: Block[]) =>
    test.app.features.pages.save(
      { url, title: url, locale: 'fr_FR', seo: {}, shell: 'page', middleware: [], layout: { blocks } },
      { siteId: 37, baseHash: null, by: 'a test' },
    )
  await save('ecrire', [block('contact-form')])
  await save('devis', [block('form', { form: 'devis' })])
  await save('rendez-vous/{event}', [block('event')])
  await save('evenements/annulation/{token}', [block('event-cancellation')])
})
afterAll(() => test.close())

const open = async (url: string, cookie?: string) =>
  (await test.app.inject({ url, headers: { host: 'localhost', ...(cookie !== undefined && { cookie }) } })).body
/** Opens the page that says that a form is done, in the browser that has sent it and that keeps no cookies. */
const openDone = async ({ headers }: Taken, remoteAddress: string) =>
  (await test.app.inject({ url: headers.location ?? '', remoteAddress, headers: { host: 'localhost' } })).body
const send = (url: string, fields: Record<string, string>, remoteAddress = newCaller()) =>
  test.app.inject({
    ...{ method: 'POST', url, remoteAddress },
    headers: { ...sameOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

type Parts = Parameters<typeof multipartOf>[0]
async function sendParts(url: string, parts: Parts) {
  const { payload, type } = await multipartOf(parts)
  return test.app.inject({
    ...{ method: 'POST', url, payload, remoteAddress: newCaller() },
    headers: { ...sameOrigin, 'content-type': type },
  })
}
type Taken = Awaited<ReturnType<typeof send>>
const whereTo = ({ statusCode, headers }: Taken) => [statusCode, doneAddress(headers.location)]
const receiptOf = ({ cookies }: Taken) => cookies.map(({ name, value }) => `${name}=${value}`).find((each) => each.startsWith('receipt='))

const count = async (table: 'form_answers' | 'form_files') => (await test.database.db.selectFrom(table).select('id').execute()).length

it('a message is accepted, and each load of the next page shows its reference', async () => {
  const refused = await send('/ecrire', { _form: 'message.send', email: 'zoe', message: 'Bonjour' })
  expect([refused.statusCode, refused.body.includes('>Bonjour</textarea>')]).toEqual([422, true])
  expect(refused.body).toMatch(/id="message-send-email"[^>]*aria-invalid="true"/)
  const from = newCaller()
  const taken = await send('/ecrire', { _form: 'message.send', email: 'zoe@example.org', message: 'Bonjour' }, from)
  expect(whereTo(taken)).toEqual([303, '/ecrire?done=message.send'])
  expect(taken.cookies).toMatchObject([{ name: 'receipt', maxAge: 300, path: '/', httpOnly: true, sameSite: 'Lax' }])
  expect(receiptOf(taken)).not.toContain('M-20')
  for (const loaded of [1, 2])
    expect([loaded, /M-20\d\d-0001/.test(await open('/ecrire?done=message.send', receiptOf(taken)))]).toEqual([loaded, true])
  const untold = await openDone(taken, from)
  expect([untold.includes('Votre message est bien parti.'), untold.includes('M-20')]).toEqual([true, false])
  // It is shown on the page of its form alone, and no forged one is read.
  for (const page of ['/ecrire', '/devis?done=message.send']) expect(await open(page, receiptOf(taken))).not.toContain('M-20')
  expect(await open('/ecrire?done=message.send', `${receiptOf(taken)?.slice(0, -3) ?? ''}abc`)).not.toContain('M-20')
  expect((await waitingMails(test, 'zoe@example.org')).map(({ kind }) => kind)).toEqual(['MESSAGE_ACK'])
})

it('a message with a key is accepted once, and one that was written too fast is set apart', async () => {
  const [from, _key] = [newCaller(), crypto.randomUUID()]
  const fields = { _form: 'message.send', email: 'ida@example.org', message: 'Bonjour', _key, _t: '9000' }
  expect([whereTo(await send('/ecrire', fields, from)), whereTo(await send('/ecrire', fields))]).toEqual(
    Array.from({ length: 2 }, () => [303, '/ecrire?done=message.send']),
  )
  const other = await send('/ecrire', { ...fields, message: 'Autre chose' })
  expect([other.statusCode, other.body.includes('Demande déjà envoyée avec un autre contenu.')]).toEqual([422, true])
  expect((await send('/ecrire', { ...fields, _key: 'x' })).statusCode).toBe(400)
  expect((await send('/ecrire', { ...fields, _key: crypto.randomUUID(), message: 'Vite', _t: '900' })).statusCode).toBe(303)
  const rows = await test.database.db
    .selectFrom('messages')
    .select(['message', 'reference'])
    .where('email', '=', 'ida@example.org')
    .execute()
  expect(rows).toEqual([
    { message: 'Bonjour', reference: expect.stringMatching(/^M-/) as string },
    { message: 'Vite', reference: null },
  ])
})

it('a custom form is taken with its files, under their fields’ own names', async () => {
  const id = /name="_of" value="(\d+)"/.exec(await open('/devis'))?.[1] ?? ''
  const filled: Parts = [
    ['_form', 'form.submit'],
    ['_of', id],
    ['_hp', ''],
    ['statut', 'EURL'],
    ['capital', '1000'],
    ['besoins', 'SIEGE'],
    ['besoins', 'COMPTES'],
    ['email', 'lea@example.org'],
    ['accord', 'true'],
    ['statuts', pdf, 'statuts.pdf'],
    ['photos', new Blob([]), ''],
  ]
  const taken = await sendParts('/devis', filled)
  expect(whereTo(taken)).toEqual([303, `/devis?done=form.submit&of=${id}`])
  expect(await open(`/devis?done=form.submit&of=${id}`, receiptOf(taken))).toContain('Merci, votre demande est bien partie.')
  const row = await test.database.db.selectFrom('form_answers').selectAll().where('email', '=', 'lea@example.org').executeTakeFirstOrThrow()
  expect([row.is_spam, row.answers['besoins']]).toEqual([false, ['SIEGE', 'COMPTES']])
  const files = await test.database.db.selectFrom('form_files').select(['field', 'filename']).where('answer_id', '=', row.id).execute()
  expect(files).toEqual([{ field: 'statuts', filename: 'statuts.pdf' }])

  const before = [await count('form_answers'), await count('form_files')]
  const without = filled.filter(([name]) => name !== 'accord')
  const refused = await sendParts('/devis', without)
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('value="lea@example.org"')
  // Files are asked for again where some were sent, and nowhere else.
  const askedAgain = ({ body }: { body: string }) =>
    [...body.matchAll(/name="(\w+)"|joignez-les de nouveau/g)].flatMap(([, name], index, all) =>
      name === undefined ? (all[index - 1]?.[1] ?? '') : [],
    )
  expect(askedAgain(refused)).toEqual(['statuts'])
  expect(
    askedAgain(
      await sendParts(
        '/devis',
        without.filter(([name]) => name !== 'statuts'),
      ),
    ),
  ).toEqual([])
  const wrong = await sendParts('/devis', [...filled.slice(0, -2), ['statuts', new Blob(['MZ']), 'virus.exe']])
  expect([wrong.statusCode, wrong.body.includes('virus.exe\u00a0: ce type de fichier')]).toEqual([422, true])
  const heavy: Parts[number] = ['statuts', new Blob(['x'.repeat(10_485_761)]), 'a.pdf']
  const tooHeavy = await sendParts(
    '/devis',
    [heavy, ...filled].toSorted(([name]) => (name === '_form' ? -1 : 0)),
  )
  expect([tooHeavy.statusCode, tooHeavy.body.includes('Envoi trop lourd'), tooHeavy.body.includes('value="lea@example.org"')]).toEqual([
    ...[413, true, true],
  ])
  expect(askedAgain(tooHeavy)).toEqual(['statuts'])
  const eleven = Array.from({ length: 11 }, (_, at): Parts[number] => ['photos', pdf, `${at}.pdf`])
  expect((await sendParts('/devis', [...filled, ...eleven])).body).toContain('10 fichiers au plus.')
  expect(
    (
      await sendParts(
        '/devis',
        filled.map((part) => (part[0] === '_of' ? ['_of', '999'] : part)),
      )
    ).statusCode,
  ).toBe(404)
  expect([await count('form_answers'), await count('form_files')]).toEqual(before)
  const robot = await sendParts(
    '/devis',
    filled.map((part) => (part[0] === '_hp' ? ['_hp', 'x'] : part)),
  )
  expect(robot.statusCode).toBe(303)
  expect(await count('form_files')).toBe(before[1])
})

it('files are no part of any other form', async () => {
  const parts: Parts = [
    ['_form', 'message.send'],
    ['email', 'zoe@example.org'],
    ['message', 'Bonjour'],
    ['file', pdf, 'a.pdf'],
  ]
  expect((await sendParts('/ecrire', parts)).statusCode).toBe(415)
  expect((await sendParts('/nulle-part', parts)).statusCode).toBe(415)
})

it('places are taken as long as there are some, and given back by the mail’s link', async () => {
  const id = await addEvent(test.database, { capacity: 3 })
  const { slug } = await test.database.db.selectFrom('element_texts').select('slug').where('element_id', '=', id).executeTakeFirstOrThrow()
  const page = `/rendez-vous/${slug}`
  const wish = (seats: string, email: string) => ({ _form: 'element.register', firstname: 'Zoé', lastname: 'Roy', email, seats })
  const from = newCaller()
  const taken = await send(page, wish('2', 'eve@example.org'), from)
  expect(whereTo(taken)).toEqual([303, `${page}?done=element.register`])
  expect(await openDone(taken, from)).toContain('Votre inscription est enregistrée.')
  const tooMany = await send(page, wish('2', 'ada@example.org'))
  expect([tooMany.statusCode, tooMany.body.includes('Il ne reste pas assez de places.')]).toEqual([422, true])
  expect(tooMany.body).toContain('value="ada@example.org"')
  expect((await send(page, wish('1', 'ada@example.org'))).statusCode).toBe(303)
  const full = await open(page)
  expect([full.includes('Toutes les places sont prises.'), full.includes('Vous avez déjà des places')]).toEqual([true, true])
  const wrong = await send(page, { _form: 'element.remind', email: 'ada' })
  expect([wrong.statusCode, wrong.body.includes('value="ada"')]).toEqual([422, true])
  const reminded = await send(page, { _form: 'element.remind', email: 'ada@example.org' }, from)
  expect(whereTo(reminded)).toEqual([303, `${page}?done=element.remind`])
  expect(await openDone(reminded, from)).toContain('un message les y rappelle')
  expect((await waitingMails(test, 'ada@example.org')).map(({ kind }) => kind)).toEqual(['EVENT_REGISTERED', 'EVENT_KNOWN'])
  const link = (await waitingMails(test, 'eve@example.org')).at(-1)?.data['cancelLink'] as string
  const path = new URL(link).pathname
  expect(path).toMatch(/^\/evenements\/annulation\//)
  const asked = await open(path)
  expect(asked).toContain('Annuler mon inscription')
  expect(asked.slice(asked.indexOf('<main'), asked.indexOf('</main>'))).toMatch(/<strong>[^<]+<\/strong>.*\d{4}, .*2 places/s)
  const cancelled = await send(path, { _form: 'element.cancelRegistration' }, from)
  expect(whereTo(cancelled)).toEqual([303, `${path}?done=element.cancelRegistration`])
  expect(await openDone(cancelled, from)).toContain('Votre inscription est annulée.')
  expect(await open(path)).not.toContain('Annuler mon inscription')
  expect(await open(page)).toContain('2 places restantes')
  const dead = await open('/evenements/annulation/un-jeton-invente')
  expect([dead.includes('Ce lien n’est plus valable'), dead.includes('Annuler mon inscription')]).toEqual([true, false])
  const forged = await send('/evenements/annulation/un-jeton-invente', { _form: 'element.cancelRegistration' })
  expect([forged.statusCode, forged.body.includes('Ce lien n’est plus valable')]).toEqual([422, true])
})

it('refuses a message of unsorted combining marks in linear steps of normalisation', async () => {
  const refuse = async (marks: number) => {
    const message = `a${'\u0301'.repeat(marks / 2)}${'\u0323'.repeat(marks / 2)}`
    return (await send('/ecrire', { _form: 'message.send', message })).statusCode
  }
  expect(await refuse(4000)).toBe(422)
  const steps = (marks: number) => normalisationSteps(() => refuse(marks))
  expect(await steps(16_000)).toBeLessThanOrEqual(5 * (await steps(4000)) + 1000)
})
