import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { saveForm } from '#server/content/forms/save-form.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { blob, faultsOf, formStage, pdf, readForm, type FormPart } from '#tests/support/blocks/form-stage.ts'

const { stage, post, send, filled, answers, filesOf } = formStage()

describe('a form', () => {
  it('is served with its steps, by id and by slug, in the requested locale', async () => {
    const { data } = readForm(await stage.test.app.inject({ url: '/api/forms/devis', headers: { host: 'localhost' } }))
    expect(data).toMatchObject({
      name: 'devis',
      title: 'Demande de devis',
      submitLabel: 'Envoyer',
      steps: [{ id: 'projet' }, { id: 'vous' }],
    })
    expect(Object.keys(data ?? {})).toEqual(['id', 'name', 'title', 'submitLabel', 'steps'])
    const english = await stage.test.app.inject({ url: '/api/forms/visite', headers: { host: 'cave.localhost', userlang: 'en_GB' } })
    expect(readForm(english).data).toMatchObject({ title: 'A visit' })
  })
})

describe('a submitted form', () => {
  it('is stored with JSON types and sent to the company', async () => {
    const given = { statut: 'EURL', capital: 1000, debut: '2026-12-01', besoins: ['SIEGE', 'COMPTES'], phone: '06 39 98 00 12' }
    const answer = await post({
      ...given,
      phone: '\u202a06 39 98 00 12\u202c',
      email: stage.email.toUpperCase(),
      projet: 'Une\r\nlibrairie',
      accord: true,
      unknown: 'x',
    })
    expect(answer).toMatchObject({ status: 201, data: { message: 'Merci, votre demande est bien partie.', redirect: null } })
    const [row] = await answers()
    expect(row).toMatchObject({ id: answer.data?.['id'], is_spam: false, locale: 'fr_FR' })
    expect(row?.answers).toEqual({ ...given, phone: '+33639980012', email: stage.email, projet: 'Une\nlibrairie', accord: true })
    const mail = (await waitingMails(stage.test, 'contact@greffe-plume.example')).at(-1)
    expect(mail).toMatchObject({ kind: 'FORM_TEAM', data: { form: 'Demande de devis', email: stage.email, number: row?.id, files: [] } })
    expect(mail?.data['rows']).toContainEqual({ label: 'Besoins', value: 'Un siège, Les comptes' })
    const told = (await waitingMails(stage.test, stage.email)).at(-1)
    expect(told).toMatchObject({ kind: 'FORM_ACK', data: { form: 'Demande de devis', number: row?.id } })
  })

  it('is sent to the company in the locale of its site, for any locale of the visitor', async () => {
    const { app, database } = stage.test
    const words = (address: string, day: string, morning: string) => ({
      ...{ submitLabel: 'OK', message: 'OK', redirect: null, title: `${address} ${day}` },
      steps: [
        {
          ...{ id: 'vous', title: '' },
          fields: [
            { name: 'email', type: 'EMAIL' as const, label: address, required: true, when: null },
            { name: 'when', type: 'CHOICE' as const, label: day, required: true, when: null, options: [{ value: 'AM', label: morning }] },
          ],
        },
      ],
    })
    const definitions = { fr_FR: words('Adresse', 'Jour', 'Le matin'), en_GB: words('Address', 'Day', 'In the morning') }
    await saveForm(database.db, 38, { name: 'two-languages', definitions })
    await app.features.parameters.set(38, 'COMPANY_EMAIL', 'contact@la-craie.example')
    const answer = await post({ email: stage.email, when: 'AM' }, { host: 'cave.localhost', userlang: 'en_GB' }, 'two-languages')
    expect(answer).toMatchObject({ status: 201 })
    const [mail] = await waitingMails(stage.test, 'contact@la-craie.example')
    expect(mail?.data).toMatchObject({ form: 'Adresse Jour' })
    expect(mail?.data['rows']).toEqual([
      { label: 'Adresse', value: stage.email },
      { label: 'Jour', value: 'Le matin' },
    ])
  })

  it('is parsed from text as a page sends it', async () => {
    const parts: FormPart[] = [...filled(), ['debut', '01/12/2026'], ['besoins', 'SIEGE'], ['besoins', 'COMPTES'], ['phone', '']]
    expect(await send(parts)).toMatchObject({ status: 201 })
    expect((await answers())[0]?.answers).toMatchObject({
      capital: 1000.5,
      debut: '2026-12-01',
      besoins: ['SIEGE', 'COMPTES'],
      phone: null,
      accord: true,
    })
  })

  it('returns every error of its fields, in their order', async () => {
    const answer = await post({
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
    expect(faultsOf(await post({}))).toEqual(['statut REQUIRED', 'email REQUIRED', 'accord CONSENT_REQUIRED'])
    const limits = { statut: 'EURL', email: stage.email, accord: true }
    expect(faultsOf(await post({ ...limits, capital: '1', email: `${'a'.repeat(65)}@example.org` }))).toEqual(['email EMAIL'])
    expect(faultsOf(await post({ ...limits, capital: 0 }))).toEqual(['capital MIN'])
    expect(faultsOf(await post({ ...limits, capital: 'mille', debut: '2025-12-31' }))).toEqual(['capital NUMBER', 'debut MIN'])
    expect(faultsOf(await post({ ...limits, capital: { deep: 1 }, besoins: [{ a: 1 }] }))).toEqual(['capital TYPE', 'besoins TYPE'])
    expect(faultsOf(await post({ ...limits, capital: 5, projet: 'data:image/png;base64,AAAA' }))).toEqual(['projet FORMAT'])
    expect(faultsOf(await post({ ...limits, capital: 5, projet: 'Voici :\ndata:image/png;base64,AAAA' }))).toEqual(['projet FORMAT'])
    expect(await post({ ...limits, capital: '10 000 €' })).toMatchObject({
      data: { errors: [{ field: 'capital', code: 'NUMBER', message: 'Saisissez le nombre seul, sans «\u00a0€\u00a0».' }] },
    })
    expect(await post({ ...limits, capital: '10.000' })).toMatchObject({
      data: {
        errors: [{ field: 'capital', code: 'NUMBER', message: 'Écrivez 10000 ou 10,0\u00a0: ce nombre peut se lire des deux façons.' }],
      },
    })
    expect(faultsOf(await post({ ...limits, capital: '1 0' }))).toEqual(['capital NUMBER'])
    for (const debut of ['0001-01-01', '9999-12-31'])
      expect(faultsOf(await post({ ...limits, capital: 5, debut })).join()).toMatch(/^debut (?:MIN|DATE)$/)
    for (const _files of [{ statuts: [0] }, { logo: [0] }, '{"statuts":[0]}', 3, [0]])
      expect(faultsOf(await post({ ...limits, capital: 5, _files }))).toEqual(['_files TYPE'])
    expect(await answers()).toEqual([])
  })

  it('accepts one value, not a list, for a single question, and a boolean for an agreement', async () => {
    const right = { statut: 'SASU', email: stage.email, accord: true }
    for (const projet of [['a', 'b'], ['a', ''], ['a'], [], [{ a: 1 }], true])
      expect(faultsOf(await post({ ...right, projet }))).toEqual(['projet TYPE'])
    for (const accord of ['oui', { a: 1 }, ['on', 'off'], ['on'], [], 2])
      expect(faultsOf(await post({ ...right, accord }))).toEqual(['accord TYPE'])
    expect(await answers()).toEqual([])
    const single = { capital: [5], debut: ['2026-12-01'], phone: ['06 39 98 00 12'] }
    const each = { statut: ['EURL'], email: [stage.email], ...single }
    expect(faultsOf(await post({ ...right, ...each })).toSorted()).toEqual(
      Object.keys(each)
        .map((name) => `${name} TYPE`)
        .toSorted(),
    )
    expect(await answers()).toEqual([])
    expect(await post({ ...right, projet: 'a', accord: 'on', besoins: ['SIEGE'] })).toMatchObject({ status: 201 })
    expect((await answers())[0]?.answers).toMatchObject({ projet: 'a', accord: true, besoins: ['SIEGE'] })
  })

  it('neither requires nor stores the fields that its conditions hide', async () => {
    expect(await post({ statut: 'SASU', capital: -5, email: stage.email, accord: true })).toMatchObject({ status: 201 })
    expect(Object.keys((await answers())[0]?.answers ?? {})).not.toContain('capital')
  })

  it('of a robot gets the same response: stored without files and not sent', async () => {
    const mails = (await waitingMails(stage.test)).length
    expect(await send([...filled(), ['statuts', blob(pdf), 'statuts.pdf'], ['_hp', 'x']])).toMatchObject({
      status: 201,
      data: { redirect: null },
    })
    const [row] = await answers()
    expect(row).toMatchObject({ is_spam: true })
    expect(await filesOf(row!.id)).toEqual([])
    expect(await waitingMails(stage.test)).toHaveLength(mails)
  })

  it('is stored once for a key; another file makes it another form', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const parts: FormPart[] = [...filled(), ['statuts', blob(pdf), 'statuts.pdf']]
    const [first, second] = [await send(parts, headers), await send(parts, headers)]
    expect([first.status, second]).toEqual([201, first])
    expect(await answers()).toHaveLength(1)
    const other: FormPart[] = [...filled(), ['statuts', blob(Buffer.concat([pdf, Buffer.from('\n')])), 'statuts.pdf']]
    expect(await send(other, headers)).toMatchObject({ status: 422, data: { code: 'IDEMPOTENCY_MISMATCH' } })
  })

  it.each(['nope', '999', 'visite'])('does not exist under the name %s', async (id) => {
    expect(await post({}, {}, id)).toMatchObject({ status: 404, data: { code: 'NOT_FOUND' } })
  })

  it.each([
    ['text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['multipart/form-data', 400, 'BAD_REQUEST'],
    ['multipart/form-data; boundary=x', 400, 'BAD_REQUEST'],
  ])('of type %s is rejected', async (type, status, code) => {
    expect(await post('statut=EURL', { 'content-type': type })).toMatchObject({ status, data: { code } })
  })
})
