// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BlockActors, SiteFormEvent, SiteFormState } from '#schemas/runtime/block-actors.ts'
import { formGet } from '#schemas/api/content/form.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const form = formGet.example.data
const props = { form: 'devis', showTitle: true, privacyHref: '/privacy-policy' }

/** A stand-in for the machine: it records the events it receives, and is put into any state. */
function fakeForms() {
  const told: SiteFormEvent[] = []
  const listeners = new Set<() => void>()
  let state: SiteFormState | null = null
  const forms: BlockActors['forms'] = {
    of: (_form, begun) => {
      state ??= begun
      return {
        getState: () => state ?? begun,
        subscribe: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        send: (event) => void told.push(event),
      }
    },
  }
  const put = (more: Partial<SiteFormState>) => {
    act(() => {
      state = { ...(state as SiteFormState), ...more }
      for (const listener of listeners) listener()
    })
  }
  return { forms, told, put }
}

let root: Root
let machine: ReturnType<typeof fakeForms>
const show = (actors: Partial<BlockActors>) => {
  act(() => {
    root.render(stageView(View, { props, data: { form }, context: { actors } }))
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  machine = fakeForms()
  show({ forms: machine.forms })
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it.each([
  ['no answer', () => undefined, []],
  ['a choice', (field: HTMLInputElement) => (field.checked = true), ['EURL']],
])('sends %s that was given before the machine came', async (_what, give, statuts) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(stageView(View, { props, data: { form } }))
  give(container.querySelector<HTMLInputElement>('[type=radio]')!)
  const over = await act(async () =>
    hydrateRoot(container, stageView(View, { props, data: { form }, context: { actors: { forms: machine.forms } } })),
  )
  const told = machine.told.flatMap((event) => (event.type === 'values.change' ? [event.values['statut']] : []))
  expect(told).toEqual(statuts)
  act(() => over.unmount())
})

it('takes the files that were chosen before the machine came', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(stageView(View, { props, data: { form } }))
  const field = container.querySelector<HTMLInputElement>('[name=statuts]') as HTMLInputElement
  const file = new File(['%PDF'], 'statuts.pdf', { type: 'application/pdf' })
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  const taken = stageView(View, { props, data: { form }, context: { actors: { forms: machine.forms } } })
  const over = await act(async () => hydrateRoot(container, taken))
  expect(machine.told).toContainEqual({
    type: 'files.add',
    field: 'statuts',
    files: [{ name: 'statuts.pdf', size: 4, type: 'application/pdf', content: file }],
  })
  act(() => {
    over.unmount()
  })
})

const radio = () => document.querySelector<HTMLInputElement>('[name=statut]') as HTMLInputElement
const files = () => document.querySelector<HTMLInputElement>('[name=statuts]') as HTMLInputElement
const submit = () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  act(() => void document.querySelector('form')?.dispatchEvent(event))
  return event
}

it('takes over the document that the server has written without the machine', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(stageView(View, { props, data: { form } }))
  const onRecoverableError = vi.fn()
  const taken = stageView(View, { props, data: { form }, context: { actors: { forms: machine.forms } } })
  const over = await act(async () => hydrateRoot(container, taken, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => {
    over.unmount()
  })
})

it('tells what is chosen as it is chosen, and hides what is not asked', () => {
  expect(files().closest<HTMLElement>('[data-form-part]:not(fieldset)')?.hidden).toBe(true)
  act(() => radio().click())
  expect(machine.told.at(-1)).toEqual({ type: 'values.change', values: { statut: 'EURL', _hp: '' } })
  machine.put({ asked: ['statut', 'statuts'], values: { statut: 'EURL' } })
  expect(files().closest<HTMLElement>('[data-form-part]:not(fieldset)')?.hidden).toBe(false)
})

it('hands over what was filled in, without the page’s own fields, and keeps the document', () => {
  act(() => radio().click())
  expect(submit().defaultPrevented).toBe(true)
  expect(machine.told.at(-1)).toMatchObject({
    type: 'step.submit',
    values: { statut: 'EURL', _hp: '', _t: expect.stringMatching(/^\d+$/) as string },
  })
})

it('lists the files that were chosen, and lets each be taken back', () => {
  machine.put({ asked: ['statut', 'statuts'] })
  const file = new File(['%PDF-'], 'statuts.pdf', { type: 'application/pdf' })
  Object.defineProperty(files(), 'files', { value: [file] })
  act(() => void files().dispatchEvent(new Event('change', { bubbles: true })))
  const chosen = { name: 'statuts.pdf', size: 5, type: 'application/pdf', content: file }
  expect(machine.told.at(-1)).toEqual({ type: 'files.add', field: 'statuts', files: [chosen] })
  const told = () => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
  expect(told()).toContain('')
  machine.put({ files: { statuts: [chosen] } })
  expect(told()).toContain('Fichier joint\u00a0: statuts.pdf')
  act(() => document.querySelector<HTMLButtonElement>('button[aria-label="Retirer statuts.pdf"]')?.click())
  expect(machine.told.at(-1)).toEqual({ type: 'files.remove', field: 'statuts', index: 0 })
  // The button is gone once the file is: who works by keys goes on at the field.
  machine.put({ files: {} })
  expect(document.activeElement).toBe(files())
})

it('tells who comes to a field for files that those chosen before have gone', () => {
  machine.put({ asked: ['statut', 'statuts'], kept: ['statuts'] })
  const note = document.getElementById(files().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(note?.textContent).toMatch(/^Vos fichiers ne sont pas revenus avec la page/)
})

it('names every file that was refused', () => {
  machine.put({ asked: ['statut', 'statuts'] })
  const refused = ['a.txt\u00a0: ce type de fichier n’est pas accepté.', 'big.pdf\u00a0: ce fichier est trop lourd.']
  const codes = ['FILE_TYPE', 'FILE_TOO_LARGE'] as const
  machine.put({ errors: refused.map((message, at) => ({ field: 'statuts', code: codes[at] ?? 'TYPE', message })) })
  const reason = document.getElementById(files().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
  expect(reason?.textContent?.split('\n')).toEqual(refused)
})

it('brings the focus to what was refused, each time, and to what is said once it is sent', () => {
  const errors = [{ field: 'statut', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }] as const
  machine.put({ errors, message: 'Vérifiez les champs signalés.', refusals: 1 })
  expect(document.activeElement).toBe(radio())
  machine.put({ phase: 'sending', errors: [], message: null, progress: 0.42 })
  expect(document.querySelector('[role=status]')?.textContent).toBe('Envoi en cours\u00a0: 42\u202f%')
  expect(document.querySelector('button[aria-disabled]')?.textContent).toBe('Envoyer')
  machine.put({ phase: 'sent', result: 'Merci.', progress: null })
  expect([document.activeElement?.getAttribute('role'), document.activeElement?.textContent]).toEqual(['status', 'Merci.'])
})

it('leads from what was refused to its field, also in another step', () => {
  Element.prototype.scrollIntoView = vi.fn()
  const [first] = form.steps
  const steps = [
    ...form.steps,
    {
      id: 'vous',
      title: 'Vous',
      fields: first?.fields.slice(0, 1).map((field) => ({ ...field, name: 'courriel', type: 'EMAIL' as const, when: null })) ?? [],
    },
  ]
  act(() => root.render(stageView(View, { props, data: { form: { ...form, steps } }, context: { actors: { forms: machine.forms } } })))
  const errors = [
    { field: 'statut', code: 'REQUIRED', message: 'Ce champ est obligatoire.' },
    { field: 'courriel', code: 'EMAIL', message: 'Saisissez une adresse complète.' },
  ] as const
  machine.put({ errors, message: 'Vérifiez les champs signalés.', refusals: 1, steps: [0, 1], asked: ['statut', 'courriel'] })
  const follow = (name: string) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a')].find(({ hash }) => hash.endsWith(`-${name}`))
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    act(() => void link?.dispatchEvent(event))
    return event
  }
  expect(follow('statut').defaultPrevented).toBe(false)
  expect(follow('courriel').defaultPrevented).toBe(true)
  expect(machine.told.at(-1)).toEqual({ type: 'step.show', step: 1 })
  machine.put({ step: 1 })
  expect(document.activeElement?.getAttribute('name')).toBe('courriel')
})

it('without a machine, leaves the form to the browser and says when each field is asked', () => {
  show({})
  expect(submit().defaultPrevented).toBe(false)
  const hint = document.querySelector('[data-without-script]')?.textContent
  expect(hint).toBe('À remplir si la réponse à «\u202fStatut envisagé\u202f» est «\u202fEURL\u202f».')
  expect(document.querySelector('form')?.enctype).toBe('multipart/form-data')
  expect(document.querySelector<HTMLInputElement>('[name=_of]')?.value).toBe('3')
})
