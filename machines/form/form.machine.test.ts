import { createActor, fromCallback } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import type { Form } from '#schemas/api/content/form.ts'
import type { ChosenFile, SiteFormEvent } from '#schemas/runtime/block-actors.ts'
import { fieldErrorMessage, fileErrorMessage } from '#schemas/errors/field-messages.ts'
import { initialFormState } from '#domain/forms/form-steps.ts'
import { formFieldExample as field } from '#tests/support/blocks/form-field-example.ts'
import { fillingStateOf, formMachine, type FormContext, type FormMachineEvent, type FormSubmission } from './form.machine.ts'

const form: Form = {
  ...{ id: 3, name: 'devis', title: 'Demande de devis', submitLabel: 'Envoyer' },
  steps: [
    { id: 'besoin', title: 'Besoin', fields: [field('besoin')] },
    { id: 'projet', title: 'Projet', fields: [field('statut', { when: { field: 'besoin', op: 'EQ', value: 'CREATION' } })] },
    {
      ...{ id: 'vous', title: 'Vous' },
      fields: [
        field('accord', { type: 'CONSENT' }),
        field('pieces', { type: 'FILES', required: false, accept: ['application/pdf'], maxFiles: 2, maxSize: 1000 }),
      ],
    },
  ],
}
const nothing = { values: {}, errors: [], message: null, result: null }
const begun = initialFormState(form, nothing)
const input = { form, begun, locale: 'fr_FR' }
const file = (name: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  ...{ name, size: 10, type: 'application/pdf', content: new Blob(['x']) },
  ...more,
})

const creation = { besoin: 'CREATION' }
const other = { besoin: 'AUTRE' }
const whole = { besoin: 'CREATION', statut: 'EURL', accord: 'true' }
const submit = (values: Record<string, string>): SiteFormEvent => ({ type: 'step.submit', values })
const refused: FormMachineEvent = {
  type: 'sender.refused',
  failure: {
    message: 'Vérifiez les champs signalés.',
    errors: [{ field: 'statut', code: 'OPTION', message: 'Choisissez dans la liste.' }],
  },
}
const accepted: FormMachineEvent = { type: 'sender.accepted', result: 'Merci.' }

const events: readonly FormMachineEvent[] = [
  submit({}),
  submit(creation),
  submit(other),
  submit({ ...other, accord: 'true' }),
  submit({ ...creation, statut: 'EURL' }),
  submit(whole),
  { type: 'step.back' },
  { type: 'sender.progress', share: 0.5 },
  refused,
  accepted,
  { type: 'form.restart' },
]
const serializeState = ({ value, context }: { value: unknown; context: FormContext }) =>
  JSON.stringify([value, context.step, context.values['besoin'], context.errors.length > 0, context.progress])
const options = { events: [...events], input, serializeState }
const nameOf = ({ value, context }: { value: unknown; context: FormContext }) =>
  value === 'filling' ? `filling ${context.step}` : String(value)

describe('paths of the form machine', () => {
  const steps = adjacencyMapToArray(getAdjacencyMap(formMachine, options)).map(({ state, event, nextState }) => ({
    from: nameOf(state),
    event: event.type,
    to: nameOf(nextState),
  }))
  const ways = new Set(steps.filter(({ from, to }) => from !== to).map(({ from, event, to }) => `${from} → ${event} → ${to}`))

  it('reach every state and every step', () => {
    const reached = getShortestPaths(formMachine, options).map(({ state }) => nameOf(state))
    expect([...new Set(reached)].sort()).toEqual(['filling 0', 'filling 1', 'filling 2', 'sending', 'sent'])
  })

  it('consist of exactly these transitions', () => {
    expect([...ways].sort()).toEqual(
      [
        ...['filling 0 → step.submit → filling 1', 'filling 0 → step.submit → filling 2', 'filling 1 → step.submit → filling 2'],
        ...['filling 1 → step.back → filling 0', 'filling 2 → step.back → filling 0', 'filling 2 → step.back → filling 1'],
        ...['filling 2 → step.submit → sending', 'sending → sender.accepted → sent', 'sending → sender.refused → filling 1'],
        'sent → form.restart → filling 0',
      ].sort(),
    )
  })
})

/** Runs the machine and records the submissions. */
function run(start = begun) {
  const sent: FormSubmission[] = []
  const machine = formMachine.provide({
    actors: { sendForm: fromCallback<FormMachineEvent, FormSubmission>(({ input: sending }) => void sent.push(sending)) },
  })
  const actor = createActor(machine, { input: { ...input, begun: start } }).start()
  return { send: actor.send.bind(actor), state: () => fillingStateOf(actor.getSnapshot()), sent }
}

describe('filling in a form', () => {
  it('skips steps without visible fields, forwards and backwards', () => {
    const { send, state } = run()
    send({ type: 'values.change', values: other })
    expect(state().steps).toEqual([0, 2])
    send(submit(other))
    expect(state().step).toBe(2)
    send({ type: 'step.back' })
    expect([state().step, state().asked]).toEqual([0, ['besoin', 'accord', 'pieces']])
  })

  it('reports missing fields before the next step, until they are filled in', () => {
    const { send, state, sent } = run()
    send(submit({}))
    expect(state()).toMatchObject({ step: 0, refusals: 1, message: 'Vérifiez les champs signalés.' })
    expect(state().errors).toEqual([{ field: 'besoin', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }])
    send({ type: 'values.change', values: other })
    expect([state().errors, state().message]).toEqual([[], null])
    send(submit(other))
    send(submit(other))
    expect(state().errors.map(({ code }) => code)).toEqual(['CONSENT_REQUIRED'])
    expect(sent).toEqual([])
  })

  it('submits a complete form and reports the progress', () => {
    const { send, state, sent } = run()
    for (const values of [creation, { ...creation, statut: 'EURL' }, whole]) send(submit(values))
    expect([state().phase, state().progress, sent.length]).toEqual(['sending', 0, 1])
    send(submit(whole))
    send({ type: 'sender.progress', share: 0.4 })
    expect([state().progress, sent.length]).toEqual([0.4, 1])
    send(accepted)
    expect(state()).toMatchObject({ phase: 'sent', result: 'Merci.', values: {}, files: {}, progress: null })
    send({ type: 'form.restart' })
    expect(state()).toMatchObject({ phase: 'filling', step: 0, result: null })
  })

  it('retains all values after a rejection, and opens the step of the first error', () => {
    const { send, state } = run()
    for (const values of [creation, { ...creation, statut: 'EURL' }]) send(submit(values))
    send({ type: 'files.add', field: 'pieces', files: [file('a.pdf')] })
    send(submit(whole))
    send(refused)
    expect(state()).toMatchObject({ phase: 'filling', step: 1, values: whole, refusals: 1 })
    expect([state().errors[0]?.message, state().files['pieces']?.length]).toEqual(['Choisissez dans la liste.', 1])
    const away = { message: 'Le serveur ne répond pas.', errors: [] }
    for (const values of [{ ...whole, statut: 'SASU' }, whole]) send(submit(values))
    send({ type: 'sender.refused', failure: away })
    expect(state()).toMatchObject({ step: 2, message: away.message, errors: [], values: whole })
  })

  it('stays at a step with an invalid value, and reports the limit', () => {
    const asked: Form = {
      ...form,
      steps: [{ id: 'a', title: '', fields: [field('associes', { type: 'NUMBER', max: 9 })] }, ...form.steps.slice(0, 1)],
    }
    const actor = createActor(formMachine, { input: { form: asked, begun: initialFormState(asked, nothing), locale: 'fr_FR' } }).start()
    actor.send(submit({ associes: '99' }))
    expect(fillingStateOf(actor.getSnapshot())).toMatchObject({
      step: 0,
      errors: [{ field: 'associes', code: 'MAX', message: 'Saisissez 9 ou moins.' }],
    })
    actor.send(submit({ associes: '9' }))
    expect(fillingStateOf(actor.getSnapshot())).toMatchObject({ step: 1, errors: [], message: null })
  })

  it('opens the step of a rejected field, and never a hidden step', () => {
    const { send, state } = run()
    for (const values of [creation, { ...creation, statut: 'EURL' }, whole]) send(submit(values))
    const consent = { field: 'accord', code: 'CONSENT_REQUIRED', message: 'Votre accord est nécessaire.' } as const
    if (refused.type !== 'sender.refused') throw new Error('the example is a refusal')
    send({ ...refused, failure: { ...refused.failure, errors: [...refused.failure.errors, consent] } })
    send({ type: 'step.show', step: 2 })
    expect([state().step, state().errors.map(({ field: name }) => name)]).toEqual([2, ['statut', 'accord']])
    send({ type: 'step.show', step: 9 })
    expect(state().step).toBe(2)
    send({ type: 'step.show', step: 1 })
    send(submit({ ...whole, statut: 'SASU' }))
    expect([state().step, state().errors, state().message]).toEqual([2, [consent], 'Vérifiez les champs signalés.'])
    send({ type: 'values.change', values: other })
    send({ type: 'step.show', step: 1 })
    expect(state().step).toBe(2)
  })

  it('starts in the state that the server has rendered', () => {
    const errors = [{ field: 'statut', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }] as const
    expect(run(initialFormState(form, { ...nothing, values: creation, errors, message: 'x' })).state()).toMatchObject({
      phase: 'filling',
      step: 1,
      values: creation,
      errors,
    })
    expect(run(initialFormState(form, { ...nothing, result: 'Merci.' })).state()).toMatchObject({ phase: 'sent', result: 'Merci.' })
  })
})

describe('files of a form', () => {
  const add = (files: readonly ChosenFile[], start = run()) => {
    start.send({ type: 'files.add', field: 'pieces', files })
    return start
  }
  const told = ({ state }: ReturnType<typeof run>) => [
    (state().files['pieces'] ?? []).map(({ name }) => name),
    state().errors.map(({ code, message }) => `${code} ${message}`),
  ]

  it('are added and removed one by one', () => {
    const running = add([file('b.pdf')], add([file('a.pdf')]))
    running.send({ type: 'files.remove', field: 'pieces', index: 0 })
    expect(told(running)).toEqual([['b.pdf'], []])
    running.send({ type: 'files.remove', field: 'pieces', index: 7 })
    running.send({ type: 'files.add', field: 'inconnu', files: [file('c.pdf')] })
    expect(told(running)).toEqual([['b.pdf'], []])
  })

  it('are rejected immediately when too large, empty or of a wrong type, by name', () => {
    const bad = [file('lourd.pdf', { size: 1001 }), file('vide.pdf', { size: 0 }), file('photo.gif', { type: 'image/gif' })]
    expect(told(add([...bad, file('bon.pdf'), file('sans-type', { type: '' })]))).toEqual([
      ['bon.pdf', 'sans-type'],
      [
        'FILE_TOO_LARGE lourd.pdf\u00a0: ce fichier est trop lourd\u00a0: 1\u202fko\u00a0au plus.',
        'FILE_UNREADABLE vide.pdf\u00a0: ce fichier est illisible.',
        'FILE_TYPE photo.gif\u00a0: ce type de fichier n’est pas accepté\u00a0: choisissez un fichier PDF.',
      ],
    ])
  })

  it('are removed when the server has rejected them by name; the error remains', () => {
    const running = run()
    const { send, state } = running
    for (const values of [creation, { ...creation, statut: 'EURL' }]) send(submit(values))
    add([file('bon.pdf'), file('faux.pdf')], running)
    send(submit(whole))
    const errors = [{ field: 'pieces', code: 'FILE_TYPE', message: 'faux.pdf\u00a0: ce type de fichier n’est pas accepté.' }] as const
    send({ type: 'sender.refused', failure: { message: 'Vérifiez les champs signalés.', errors } })
    expect(told(running)).toEqual([['bon.pdf'], ['FILE_TYPE faux.pdf\u00a0: ce type de fichier n’est pas accepté.']])
    const where = state().step
    send(submit(whole))
    expect([state().step > where || state().phase === 'sending', state().errors]).toEqual([true, []])
  })

  it.each([
    ['with a decomposed accent', 'pie\u0300ce.pdf', 'pi\u00e8ce.pdf'],
    ['with signs that no name keeps', 'Devis 12:30 "final".pdf', 'Devis 1230 final.pdf'],
    ['on two lines', 'Devis\r\nfinal.pdf', 'Devis final.pdf'],
    ['longer than is kept', `${'a'.repeat(120)}.pdf`, `${'a'.repeat(96)}.pdf`],
  ])('are matched with the name that the server writes: %s', (_, chosen, written) => {
    const running = run()
    for (const values of [creation, { ...creation, statut: 'EURL' }]) running.send(submit(values))
    add([file('bon.pdf'), file(chosen)], running).send(submit(whole))
    const errors = [{ field: 'pieces', code: 'FILE_UNREADABLE', message: fileErrorMessage('FILE_UNREADABLE', 'fr_FR', written) }] as const
    running.send({ type: 'sender.refused', failure: { message: 'Vérifiez les champs signalés.', errors } })
    expect(told(running)).toEqual([['bon.pdf'], [`FILE_UNREADABLE ${written}\u00a0: ce fichier est illisible.`]])
  })

  it.each([
    ['of one name', ['image.jpg', 'image.jpg'], ['image.jpg', 'image (2).jpg']],
    ['of names that are one once they are sent', ['a:b.pdf', 'ab.pdf'], ['a:b.pdf', 'ab (2).pdf']],
    ['without an ending', ['scan', 'scan'], ['scan', 'scan (2)']],
  ])('with the names %s remain distinct: only the rejected one is removed', async (_, names, [first, second]) => {
    const running = run()
    for (const values of [creation, { ...creation, statut: 'EURL' }]) running.send(submit(values))
    add([file(names[0] ?? '')], running)
    add([file(names[1] ?? '', { content: new Blob(['second'], { type: 'application/pdf' }) })], running)
    const [, later] = running.state().files['pieces'] ?? []
    expect(told(running)).toEqual([[first, second], []])
    expect(later?.content).toMatchObject({ name: second, type: 'application/pdf' })
    expect(await later?.content.text()).toBe('second')
    running.send(submit(whole))
    const message = fileErrorMessage('FILE_UNREADABLE', 'fr_FR', String(second))
    const failure = { message: 'Vérifiez les champs signalés.', errors: [{ field: 'pieces', code: 'FILE_UNREADABLE' as const, message }] }
    running.send({ type: 'sender.refused', failure })
    expect(told(running)).toEqual([[first], [`FILE_UNREADABLE ${message}`]])
  })

  it('beyond the limit are reported by their original names', () => {
    expect(told(add(['a.pdf', 'b.pdf', 'a.pdf', 'a.pdf'].map((name) => file(name))))).toEqual([
      ['a.pdf', 'b.pdf'],
      [`FILE_TOO_MANY ${fileErrorMessage('FILE_TOO_MANY', 'fr_FR', 'a.pdf, a.pdf', { max: 2 })}`],
    ])
  })

  /** Returns a form at the last step with a rejected empty file. */
  const withRefused = () => {
    const running = run()
    for (const values of [creation, { ...creation, statut: 'EURL' }]) running.send(submit(values))
    return add([file('vide.pdf', { size: 0 })], running)
  }

  it('that are rejected block the step once, then it continues without them', () => {
    const { send, state } = withRefused()
    send(submit(whole))
    expect(state()).toMatchObject({ phase: 'filling', step: 2, message: 'Vérifiez les champs signalés.', refusals: 1 })
    expect(state().errors).toMatchObject([{ field: 'pieces', code: 'FILE_UNREADABLE' }])
    send(submit(whole))
    expect(state().phase).toBe('sending')
  })

  it('that are rejected no longer block after a valid file was added', () => {
    const { send, state } = add([file('statuts.pdf')], withRefused())
    send(submit(whole))
    expect(state().phase).toBe('sending')
  })

  describe('and their errors', () => {
    const stands = ({ state }: ReturnType<typeof run>) => [state().errors.map(({ message }) => message), state().message]
    const nothingSaid = [[], null]
    /** Returns a form at the last step with these files, submitted once. */
    const held = (...files: readonly ChosenFile[]) => {
      const running = run()
      for (const values of [creation, { ...creation, statut: 'EURL' }]) running.send(submit(values))
      add(files, running).send(submit(whole))
      return running
    }
    const typeFault = 'b.exe\u00a0: ce type de fichier n’est pas accepté\u00a0: choisissez un fichier PDF.'

    it('remain when another file is removed, and go when one is added', () => {
      const running = held(file('a.pdf'), file('b.exe', { type: 'application/x-msdownload' }))
      expect(stands(running)).toEqual([[typeFault], 'Vérifiez les champs signalés.'])
      running.send({ type: 'files.remove', field: 'pieces', index: 0 })
      expect(stands(running)).toEqual([[typeFault], 'Vérifiez les champs signalés.'])
      expect(stands(add([file('c.pdf')], running))).toEqual(nothingSaid)
    })

    it('go when one of too many files is removed', () => {
      const running = held(file('a.pdf'), file('b.pdf'), file('c.pdf'))
      expect(stands(running)).toEqual([['c.pdf\u00a0: 2 fichiers au plus.'], 'Vérifiez les champs signalés.'])
      running.send({ type: 'files.remove', field: 'pieces', index: 0 })
      expect(stands(running)).toEqual(nothingSaid)
    })

    it('of the server go when other files are added', () => {
      const running = held(file('a.pdf'))
      const errors = [{ field: 'pieces', code: 'FILE_UNREADABLE', message: 'a.pdf\u00a0: ce fichier est illisible.' }] as const
      running.send({ type: 'sender.refused', failure: { message: 'Vérifiez les champs signalés.', errors } })
      expect(stands(add([file('b.pdf')], running))).toEqual(nothingSaid)
    })

    const away: FormMachineEvent = { type: 'sender.refused', failure: { message: 'Le site ne répond pas.', errors: [] } }

    it('do not replace a message of the whole form when a valid file is added', () => {
      const running = held(file('a.pdf'))
      running.send(away)
      running.send({ type: 'files.remove', field: 'pieces', index: 0 })
      expect(stands(add([file('b.pdf')], running))).toEqual([[], away.failure.message])
    })

    it('replace a message of the whole form and block the step', () => {
      const running = held(file('a.pdf'))
      running.send(away)
      expect(stands(add([file('b.exe', { type: 'application/x-msdownload' })], running))).toEqual([[typeFault], null])
      running.send(submit(whole))
      expect([running.state().phase, ...stands(running)]).toEqual(['filling', [typeFault], 'Vérifiez les champs signalés.'])
      running.send(submit(whole))
      expect(running.state().phase).toBe('sending')
    })
  })

  it('are limited to the number of their field', () => {
    expect(told(add(['a', 'b', 'c', 'd'].map((name) => file(name))))).toEqual([
      ['a', 'b'],
      ['FILE_TOO_MANY c, d\u00a0: 2 fichiers au plus.'],
    ])
    expect(fieldErrorMessage('FILE_TOO_MANY', 'en_GB', { max: 5 })).toBe('No more than 5 files.')
    expect(['fr_FR', 'en_GB'].map((locale) => fieldErrorMessage('FILE_TOO_MANY', locale, { max: 1 }))).toEqual([
      ...['Un fichier au plus.', 'No more than one file.'],
    ])
  })

  it('are limited to ten and 20 MB in all', () => {
    const wide = { ...form, steps: [{ id: 'a', title: '', fields: [field('une', { type: 'FILES' }), field('deux', { type: 'FILES' })] }] }
    const begin = () => {
      const actor = createActor(formMachine, { input: { form: wide, begun: initialFormState(wide, nothing), locale: 'en_GB' } }).start()
      return { send: actor.send.bind(actor), state: () => fillingStateOf(actor.getSnapshot()) }
    }
    const many = begin()
    for (const [name, count] of [
      ['une', 6],
      ['deux', 5],
    ] as const)
      many.send({ type: 'files.add', field: name, files: Array.from({ length: count }, (_, at) => file(`${at}`)) })
    expect([many.state().files['deux'], many.state().errors[0]?.message]).toEqual([undefined, '0, 1, 2, 3, 4: No more than 10 files.'])
    const heavy = begin()
    for (const name of ['une', 'deux'])
      heavy.send({
        type: 'files.add',
        field: name,
        files: [file('a', { size: 10_000_000 }), file('b', { size: 1_000_000 }), file('c', { size: 0 })],
      })
    expect(heavy.state().errors.map(({ message }) => message)).toEqual([
      ...['c: This file cannot be read.', 'c: This file cannot be read.', 'a, b: Too heavy: 10 MB per file, 20 MB in all.'],
    ])
  })
})
