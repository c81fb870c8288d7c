// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allRights } from '#schemas/admin/resources/rights.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { NewPageDialog } from './NewPageDialog.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const field = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) => [...(labels ?? [])].some(({ textContent }) => textContent === label))

function type(label: string, words: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), words)
    field(label)?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const siteColors = { ground: '#f6efe8', ink: '#2b1a1c', accent: '#7a1f33' }

function show() {
  const page = { create: vi.fn(() => Promise.reject(new Error('refused'))), address: vi.fn(() => Promise.resolve([])) }
  const services = {
    start: {
      siteName: 'Cave',
      siteHost: 'cave.localhost',
      siteUrl: '/',
      locales: ['fr_FR', 'en_GB'],
      rights: allRights,
      otherSites: [],
      siteColors,
    },
    admin: { page, model: { list: () => Promise.resolve([]) } },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const dialog = <NewPageDialog onClose={vi.fn()} menu={null} pages={[]} under="" />
  stage.show(inPanel(createMemoryRouter([{ path: '*', element: dialog }]), services))
  return page
}

const submit = () =>
  act(() => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const noteOf = (label: string) => document.querySelector(`[id="${field(label)?.getAttribute('aria-describedby')?.split(' ')[0] ?? ''}"]`)

it('proposes an address also for a title of signs alone', () => {
  show()
  type('Titre', '🍷🍷')
  expect(document.body.textContent).toContain('cave.localhost/page. ')
})

it('asks beside the field for an address that was left blank', () => {
  const page = show()
  type('Titre', 'Nos prix')
  type('Adresse', ' ')
  submit()
  expect(page.create).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('Adresse'))
  expect(noteOf('Adresse')?.textContent).toContain('Donnez une adresse à la page')
})

it('asks for the title alone where both are empty', () => {
  const page = show()
  field('Adresse')?.focus()
  submit()
  expect([page.create.mock.calls, document.activeElement]).toEqual([[], field('Titre')])
  expect(document.body.textContent).not.toContain('Donnez une adresse à la page')
})

it('writes the address below the language that is chosen for the page', () => {
  show()
  type('Titre', 'Our prices')
  expect(document.body.textContent).toContain('cave.localhost/our-prices. ')
  act(() => {
    const languages = [...document.querySelectorAll('select')].find(({ options }) => [...options].some(({ value }) => value === 'en_GB'))
    if (languages) languages.value = 'en_GB'
    languages?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(document.body.textContent).toContain('cave.localhost/en/our-prices. ')
})
