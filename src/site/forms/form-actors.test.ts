// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Form } from '#schemas/api/content/form.ts'
import { initialFormState } from '#domain/forms/form-steps.ts'
import { createCaller } from '#api-client/transport/caller.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createFormActors } from './form-actors.ts'

/** The forms whose machine was started, and whether its file is missing. */
const { began, isGone } = vi.hoisted(() => ({ began: [] as number[], isGone: { now: false } }))
vi.mock(import('./start-form.ts'), async (original) => {
  const { runForm } = await original()
  return {
    get runForm() {
      if (isGone.now) throw new TypeError('Failed to fetch dynamically imported module')
      return (...parts: Parameters<typeof runForm>) => {
        began.push(parts[0].form.id)
        return runForm(...parts)
      }
    },
  }
})

const always = { required: false, when: null } as const
const form: Form = {
  ...{ id: 3, name: 'devis', title: 'Demande de devis', submitLabel: 'Envoyer' },
  steps: [
    {
      ...{ id: 'projet', title: '' },
      fields: [
        { name: 'besoin', type: 'TEXT', label: 'Besoin', ...always },
        { name: 'statut', type: 'TEXT', label: 'Statut', required: false, when: { field: 'besoin', op: 'EQ', value: 'X' } },
        { name: 'pieces', type: 'FILES', label: 'Pièces', ...always },
        { name: 'photos', type: 'IMAGES', label: 'Photos', ...always },
        { name: 'accord', type: 'CONSENT', label: 'Accord', ...always },
      ],
    },
  ],
}
const begun = initialFormState(form, { values: {}, errors: [], message: null, result: null })

/** An XMLHttpRequest that responds when the test says so. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  responseText = ''
  withCredentials = false
  body: FormData = new FormData()
  address = ''
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
    FakeRequest.sent.push(this)
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  sessionStorage.clear()
  FakeRequest.sent = []
  opened.length = 0
  began.length = 0
  told.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

const unconfirmed = 'Rien n’est confirmé, rien n’est perdu.'
const opened: string[] = []
const told: (readonly [string, string])[] = []
const actors = () =>
  createFormActors({
    caller: createCaller({ base: '/api', locale: () => 'fr_FR' }),
    locale: () => 'fr_FR',
    localPath: (url) => `/${url}`,
    open: (address) => void opened.push(address),
    notify: (kind, text) => void told.push([kind, text]),
    takeBack: (start) => void told.splice(0, told.length, ...told.filter(([, text]) => !text.startsWith(start))),
    unreachable: 'Le serveur ne répond pas.',
    unconfirmed: () => unconfirmed,
  })
const values = { besoin: 'Y', statut: 'EURL', _hp: '', _t: '4000' }
/** A form with input, so that its machine is loaded. */
async function begunForm() {
  const actor = actors().of(form, begun)
  actor.send({ type: 'values.change', values: {} })
  await waitUntil(() => expect(actor.getState()).not.toBe(begun))
  return actor
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const last = () => FakeRequest.sent.at(-1) as FakeRequest

it('sends only the visible fields, with files, and reports the progress', async () => {
  const actor = await begunForm()
  actor.subscribe(() => undefined)
  const content = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })
  actor.send({ type: 'files.add', field: 'pieces', files: [{ name: 'a.pdf', size: 5, type: 'application/pdf', content }] })
  actor.send({ type: 'step.submit', values })
  const { address, headers, body, upload, withCredentials } = last()
  expect([address, headers['userLang'], withCredentials]).toEqual(['/api/forms/3/submit', 'fr_FR', true])
  expect([...body.keys()]).toEqual(['besoin', '_hp', '_t', '_files', 'images'])
  expect(body.get('_files')).toBe('{"pieces":[0],"photos":[]}')
  upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
  expect(actor.getState()).toMatchObject({ phase: 'sending', progress: 0.25 })
  last().answer(201, { success: true, data: { id: 1, message: 'Merci.', redirect: 'merci' }, message: null })
  await settled()
  expect([actor.getState().result, opened, told]).toEqual(['Merci.', ['/merci'], []])
})

it('restores the answers after a reload, without files, until they are sent', async () => {
  const actor = await begunForm()
  const content = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })
  actor.send({ type: 'files.add', field: 'pieces', files: [{ name: 'a.pdf', size: 5, type: 'application/pdf', content }] })
  actor.send({ type: 'values.change', values })
  // The page is opened again: only the session storage remains.
  const again = actors().of(form, begun)
  expect(again.getState()).toMatchObject({ values: { besoin: 'Y', statut: 'EURL' }, files: {}, kept: ['pieces'] })
  again.send({ type: 'values.change', values: { besoin: 'Z' } })
  await waitUntil(() => expect(again.getState()).toMatchObject({ values: { besoin: 'Z' }, kept: ['pieces'] }))
  again.send({ type: 'step.submit', values })
  last().answer(201, { success: true, data: { id: 1, message: 'Merci.', redirect: null }, message: null })
  await settled()
  expect(actors().of(form, begun).getState()).toBe(begun)
  expect(sessionStorage).toHaveLength(0)
})

it('notifies a visitor who has left the page of the outcome, without a redirect', async () => {
  const actor = await begunForm()
  const leave = actor.subscribe(() => undefined)
  actor.send({ type: 'step.submit', values })
  leave()
  last().answer(422, { success: false, data: { code: 'VALIDATION_FAILED' }, message: 'Vérifiez les champs signalés.' })
  await settled()
  expect(told).toEqual([['failure', 'Demande de devis — Vérifiez les champs signalés.']])
  // The message of the first attempt does not apply to the next.
  actor.send({ type: 'step.submit', values })
  expect(told).toEqual([])
  last().answer(201, { success: true, data: { id: 1, message: 'Merci.', redirect: 'merci' }, message: null })
  await settled()
  expect(opened).toEqual([])
  expect(told).toEqual([['success', 'Merci.']])
})

it('clears the message of the form when its page is left, and retains the input', async () => {
  const actor = await begunForm()
  const leave = actor.subscribe(() => undefined)
  actor.send({ type: 'step.submit', values })
  last().dispatchEvent(new Event('error'))
  await settled()
  expect(actor.getState().message).toBe(`Le serveur ne répond pas. ${unconfirmed}`)
  leave()
  await settled()
  expect(actor.getState()).toMatchObject({ phase: 'filling', message: null, values })
})

it('retains the errors of its fields when its page is left', async () => {
  const actor = await begunForm()
  const leave = actor.subscribe(() => undefined)
  actor.send({ type: 'step.submit', values })
  const errors = [{ field: 'besoin', code: 'TOO_LONG', message: 'Trop long.' }]
  last().answer(422, { success: false, data: { code: 'VALIDATION_FAILED', errors }, message: 'Vérifiez les champs signalés.' })
  await settled()
  leave()
  await settled()
  expect(actor.getState()).toMatchObject({ message: 'Vérifiez les champs signalés.', errors })
})

it('shows the error of each rejected field with the message of the server', async () => {
  const actor = await begunForm()
  actor.send({ type: 'step.submit', values })
  const errors = [{ field: 'besoin', code: 'TOO_LONG', message: 'Trop long.' }]
  last().answer(422, { success: false, data: { code: 'VALIDATION_FAILED', errors }, message: 'Vérifiez les champs signalés.' })
  await settled()
  expect(actor.getState()).toMatchObject({ phase: 'filling', errors, message: 'Vérifiez les champs signalés.', values })
})

it.each([
  [500, 'INTERNAL', 'Erreur de notre côté.'],
  [503, 'UNAVAILABLE', 'Service momentanément indisponible.'],
  [507, 'STORAGE_FULL', 'Enregistrement impossible pour l’instant.'],
])('reports no confirmation after %i, retains the input, and retries under the same key', async (...answer) => {
  const [status, code, message] = answer
  const actor = await begunForm()
  actor.subscribe(() => undefined)
  const content = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })
  actor.send({ type: 'files.add', field: 'pieces', files: [{ name: 'a.pdf', size: 5, type: 'application/pdf', content }] })
  actor.send({ type: 'step.submit', values })
  const key = last().headers['idempotency-key']
  last().answer(status, { success: false, data: { code }, message })
  await settled()
  const { phase, message: said, values: kept, files } = actor.getState()
  expect([phase, said, kept, files['pieces']?.[0]?.name]).toEqual(['filling', `${message} ${unconfirmed}`, values, 'a.pdf'])
  actor.send({ type: 'step.submit', values: kept })
  expect([last().headers['idempotency-key'], last().body.getAll('images')]).toEqual([key, [content]])
})

it('reports only that a file was not examined, retains all, and retries under the same key', async () => {
  const actor = await begunForm()
  actor.subscribe(() => undefined)
  const content = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })
  actor.send({ type: 'files.add', field: 'pieces', files: [{ name: 'a.pdf', size: 5, type: 'application/pdf', content }] })
  actor.send({ type: 'step.submit', values })
  const key = last().headers['idempotency-key']
  const message = 'Un fichier n’a pas pu être examiné\u00a0: rien n’est enregistré, réessayez dans un moment.'
  last().answer(503, { success: false, data: { code: 'UNAVAILABLE', reason: 'FILE' }, message })
  await settled()
  const { phase, message: said, values: kept, files } = actor.getState()
  expect([phase, said, kept, files['pieces']?.[0]?.name]).toEqual(['filling', message, values, 'a.pdf'])
  actor.send({ type: 'step.submit', values: kept })
  expect([last().headers['idempotency-key'], last().body.getAll('images')]).toEqual([key, [content]])
})

it('retries an aborted submission under the same key, and a changed one under another', async () => {
  const actor = await begunForm()
  const keys: (string | undefined)[] = []
  for (const given of [values, { ...values, _t: '9000' }, { ...values, besoin: 'Z' }]) {
    actor.send({ type: 'step.submit', values: given })
    keys.push(last().headers['idempotency-key'])
    last().dispatchEvent(new Event('error'))
    await settled()
    expect(actor.getState()).toMatchObject({ phase: 'filling', message: `Le serveur ne répond pas. ${unconfirmed}`, errors: [] })
  }
  expect([keys[0] === keys[1], keys[1] === keys[2], keys[0]?.length]).toEqual([true, false, 36])
})

it('after a reload retries under the same key, and under another if changed or accepted', async () => {
  const keys: (string | undefined)[] = []
  const sendAnew = async (given: typeof values, isTaken = false) => {
    const actor = actors().of(form, begun)
    actor.send({ type: 'step.submit', values: given })
    await waitUntil(() => expect(FakeRequest.sent).toHaveLength(keys.length + 1))
    keys.push(last().headers['idempotency-key'])
    if (isTaken) last().answer(201, { success: true, data: { id: 1, message: 'Merci.', redirect: null }, message: null })
    else last().dispatchEvent(new Event('error'))
    await settled()
  }
  const agreed = { ...values, accord: 'on' }
  await sendAnew(agreed)
  expect(Object.values(sessionStorage).join('')).not.toContain('accord')
  await sendAnew({ ...agreed, _t: '9000' })
  await sendAnew({ ...values, besoin: 'Z' })
  await sendAnew({ ...values, besoin: 'Z' }, true)
  await sendAnew({ ...values, besoin: 'Z' }, true)
  expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3], keys[3] === keys[4]]).toEqual([true, false, true, false])
})

it('stores each form while the site is open', () => {
  const forms = actors()
  expect(forms.of(form, begun)).toBe(forms.of({ ...form }, begun))
  expect(forms.of({ ...form, id: 4 }, begun)).not.toBe(forms.of(form, begun))
})

it('loads no machine for a form without input', async () => {
  const actor = actors().of(form, begun)
  actor.subscribe(() => undefined)()
  await vi.dynamicImportSettled()
  expect([actor.getState() === begun, began]).toEqual([true, []])
  actor.send({ type: 'step.submit', values })
  expect(actor.getState()).toBe(begun)
  await waitUntil(() => expect(actor.getState().phase).toBe('sending'))
  expect(began).toEqual([3])
})

describe('when the machine cannot be loaded', () => {
  const submit = vi.fn<(this: HTMLFormElement) => void>()
  const files = [{ name: 'a.pdf', size: 5, type: 'application/pdf', content: new File(['%PDF-'], 'a.pdf') }]

  beforeEach(() => {
    submit.mockClear()
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit)
    document.body.innerHTML = `<form><input type="hidden" name="_of" value="4"></form><form id="own"><input type="hidden" name="_of" value="3"><input name="submit"></form>`
    isGone.now = true
  })
  afterEach(() => {
    isGone.now = false
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  it('submits the form natively', async () => {
    const actor = actors().of(form, begun)
    actor.send({ type: 'values.change', values })
    actor.send({ type: 'step.submit', values })
    await waitUntil(() => expect(submit).toHaveBeenCalled())
    expect([submit.mock.contexts, told]).toEqual([[document.getElementById('own')], []])
  })

  it('reports an unreachable server when offline, and retries the next time', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const actor = actors().of(form, begun)
    for (const event of [
      { type: 'values.change', values },
      { type: 'files.add', field: 'pieces', files },
      { type: 'step.submit', values },
    ] as const)
      actor.send(event)
    await waitUntil(() => expect(told).toHaveLength(2))
    const said = ['failure', 'Demande de devis — Le serveur ne répond pas.']
    expect([told, submit.mock.calls, actor.getState()]).toEqual([[said, said], [], begun])
    isGone.now = false
    actor.send({ type: 'step.submit', values })
    await waitUntil(() => expect(actor.getState().phase).toBe('sending'))
  })
})
