// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Form } from '#schemas/api/content/form.ts'
import { initialFormState } from '#domain/forms/form-steps.ts'
import { keptAnswers } from './form-draft.ts'

const always = { required: false, when: null } as const
const form: Form = {
  ...{ id: 3, name: 'devis', title: 'Demande de devis', submitLabel: 'Envoyer' },
  steps: [
    {
      ...{ id: 'projet', title: '' },
      fields: [
        { name: 'besoin', type: 'TEXT', label: 'Besoin', ...always },
        { name: 'options', type: 'CHOICES', label: 'Options', options: [{ value: 'a', label: 'A' }], ...always },
      ],
    },
    {
      ...{ id: 'suite', title: '' },
      fields: [
        { name: 'pieces', type: 'FILES', label: 'Pièces', ...always },
        { name: 'accord', type: 'CONSENT', label: 'Accord', ...always },
      ],
    },
  ],
}
const name = 'vitrine.form.3'
const begun = initialFormState(form, { values: {}, errors: [], message: null, result: null })
const values = { besoin: 'Une SASU', options: ['a'], accord: 'on', _hp: '', _t: '4000', autre: 'x' }
const file = { name: 'a.pdf', size: 5, type: 'application/pdf', content: new File([''], 'a.pdf') }
const kept = () => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown

// Test files share one browser environment.
beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the draft of a form', () => {
  it('stores no files, agreements or hidden fields, and is restored at its step', () => {
    keptAnswers(form).note({ ...begun, step: 1, values, files: { pieces: [file] } })
    expect(kept()).toEqual({ step: 1, values: { besoin: 'Une SASU', options: ['a'] }, files: ['pieces'] })
    const found = keptAnswers(form).goOn(begun)
    expect(found).toEqual({ ...begun, step: 1, values: { besoin: 'Une SASU', options: ['a'] }, kept: ['pieces'] })
    expect(localStorage).toHaveLength(0)
  })

  it('returns to the step of a missing file, which is reported until it is sent', () => {
    const three: Form = {
      ...form,
      steps: [...form.steps, { id: 'fin', title: '', fields: [{ name: 'nom', type: 'TEXT', label: 'Nom', ...always }] }],
    }
    const start = initialFormState(three, { values: {}, errors: [], message: null, result: null })
    keptAnswers(three).note({ ...start, step: 2, values, files: { pieces: [file] } })
    const found = keptAnswers(three).goOn(start)
    expect([found.step, found.kept]).toEqual([1, ['pieces']])
    const again = keptAnswers(three)
    again.note({ ...found, step: 2, values: { ...found.values, nom: 'Ada' } })
    expect(keptAnswers(three).goOn(start)).toMatchObject({ step: 1, kept: ['pieces'], values: { nom: 'Ada' } })
  })

  it('is deleted once it is sent or withdrawn', () => {
    const answers = keptAnswers(form)
    answers.note({ ...begun, values })
    answers.note({ ...begun, phase: 'sent', values: {}, result: 'Merci.' })
    expect(kept()).toBeNull()
    answers.note({ ...begun, values })
    answers.note({ ...begun, values: { besoin: '', options: [] } })
    expect(kept()).toBeNull()
    answers.note({ ...begun, values })
    // Sent without a script, and its page was shown.
    keptAnswers(form).goOn({ ...begun, phase: 'sent', result: 'Merci.' })
    expect(kept()).toBeNull()
  })

  it('gives way to values from the server', () => {
    keptAnswers(form).note({ ...begun, values })
    const refused = initialFormState(form, { values: { besoin: 'Une EURL' }, errors: [], message: 'Vérifiez.', result: null })
    expect(keptAnswers(form).goOn(refused)).toBe(refused)
  })

  it.each(['', '{', '[]', '7', 'null', '{"values":7}', '{"step":1}'])('is ignored when %j was stored', (text) => {
    sessionStorage.setItem(name, text)
    expect(keptAnswers(form).goOn(begun)).toBe(begun)
  })

  it('ignores values of another type and an unknown step', () => {
    const strange = { besoin: ['a'], options: [7], accord: 'on', pieces: 'a.pdf', autre: 'x' }
    sessionStorage.setItem(name, JSON.stringify({ step: 9, values: strange, files: ['besoin', 'autre'] }))
    expect(keptAnswers(form).goOn(begun)).toEqual({ ...begun, kept: [] })
  })

  it('does no harm when the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const answers = keptAnswers(form)
    answers.note({ ...begun, values })
    expect(answers.goOn(begun)).toBe(begun)
  })
})
