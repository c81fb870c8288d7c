import { describe, expect, it } from 'vitest'
import { formFieldExample as field } from '#tests/support/blocks/form-field-example.ts'
import { acceptedTypes, askedSteps, initialFormState, stepFaults, fileFault, maxFiles, stepOfFields } from './form-steps.ts'

const form = {
  steps: [
    { id: 'a', title: '', fields: [field('besoin'), field('choix', { type: 'CHOICES' })] },
    { id: 'b', title: '', fields: [field('statut', { when: { field: 'besoin', op: 'EQ', value: 'X' } })] },
    {
      id: 'c',
      title: '',
      fields: [field('accord', { type: 'CONSENT' }), field('pieces', { type: 'FILES' }), field('note', { required: false })],
    },
  ],
}

describe('the flow of a form', () => {
  it('has the steps in which something is asked', () => {
    expect([askedSteps(form, {}), askedSteps(form, { besoin: 'X' })]).toEqual([
      [0, 2],
      [0, 1, 2],
    ])
    expect([stepOfFields(form, ['note', 'statut']), stepOfFields(form, ['', 'nulle-part']), stepOfFields(form, [])]).toEqual([1, 0, 0])
  })

  it('asks for what a step must have, and for nothing that it does not ask', () => {
    const empty = (step: number, values: Record<string, unknown>, files = {}) =>
      stepFaults(form, step, { values, files }).map(({ field: name, code }) => `${name} ${code}`)
    expect(empty(0, {})).toEqual(['besoin REQUIRED', 'choix REQUIRED'])
    expect(empty(0, { besoin: 'X', choix: [] })).toEqual(['choix REQUIRED'])
    expect([empty(1, {}), empty(1, { besoin: 'X' }), empty(9, {})]).toEqual([[], ['statut REQUIRED'], []])
    expect(empty(2, {})).toEqual(['accord CONSENT_REQUIRED', 'pieces REQUIRED'])
    expect(empty(2, { accord: 'true' }, { pieces: ['a'] })).toEqual([])
  })

  it('holds up a step for an answer that cannot be right, with the figures of its field', () => {
    const limits = { min: 2, max: 9 }
    const filled = {
      steps: [
        {
          ...{ id: 'a', title: '' },
          fields: [
            field('associes', { type: 'NUMBER', ...limits, required: false }),
            field('courriel', { type: 'EMAIL' }),
            field('accord', { type: 'CONSENT' }),
            field('cache', { type: 'NUMBER', when: { field: 'courriel', op: 'EQ', value: 'x@y.fr' } }),
          ],
        },
      ],
    }
    const told = (values: Record<string, unknown>) =>
      stepFaults(filled, 0, { values: { accord: 'true', courriel: 'a@b.fr', ...values }, files: {} })
    expect(told({ associes: '99' })).toEqual([{ field: 'associes', code: 'MAX', values: { max: 9 } }])
    expect(told({ associes: 'deux' })).toEqual([{ field: 'associes', code: 'NUMBER' }])
    expect(told({ associes: '1', courriel: 'anne' }).map(({ code }) => code)).toEqual(['MIN', 'EMAIL'])
    for (const fine of [{}, { associes: '' }, { associes: ' 3 ' }, { cache: 'deux' }]) expect(told(fine), JSON.stringify(fine)).toEqual([])
  })

  it('begins at the first fault that the server has found', () => {
    const errors = [{ field: 'accord', code: 'CONSENT_REQUIRED', message: 'x' }] as const
    expect(initialFormState(form, { values: {}, errors, message: 'x', result: null })).toMatchObject({
      step: 2,
      phase: 'filling',
      steps: [0, 2],
    })
  })
})

describe('a file of a form', () => {
  const file = { name: 'a', size: 10, type: 'application/pdf' }

  it('is of a type that its field takes, as far as one knows', () => {
    expect(acceptedTypes({ type: 'IMAGES' })).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    expect(fileFault(field('f', { type: 'FILES' }), file)).toBeNull()
    expect(fileFault(field('f', { type: 'IMAGES' }), file)).toBe('FILE_TYPE')
    expect(fileFault(field('f', { type: 'IMAGES' }), { ...file, type: '' })).toBeNull()
  })

  it('is not empty, and not too heavy', () => {
    expect(fileFault(field('f', { type: 'FILES', maxSize: 9 }), file)).toBe('FILE_TOO_LARGE')
    expect(fileFault(field('f', { type: 'FILES' }), { ...file, size: 10_485_761 })).toBe('FILE_TOO_LARGE')
    expect(fileFault(field('f', { type: 'FILES' }), { ...file, size: 0 })).toBe('FILE_UNREADABLE')
    expect([maxFiles(field('f')), maxFiles(field('f', { maxFiles: 2 }))]).toEqual([10, 2])
  })
})
