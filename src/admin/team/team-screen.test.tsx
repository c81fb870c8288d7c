// @vitest-environment jsdom
import { act } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allRights, type Right } from '#schemas/admin/resources/rights.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { profileWords, type TeamProfile } from '#schemas/admin/team/team-profiles.ts'
import type { PanelServices } from '#admin/panel-context.ts'
import { createSessionLock } from '#admin/session/session-lock.ts'
import { inPanel } from '#tests/support/panel/in-panel.tsx'
import { pressControl, stagePanel, type PanelStage } from '#tests/support/panel/panel-stage.tsx'
import { waitUntil } from '#tests/support/wait-until.ts'
import { TeamScreen } from './TeamScreen.tsx'

let stage: PanelStage
beforeEach(() => {
  stage = stagePanel()
})
afterEach(() => stage.end())

const refusal = (code: string, errors: readonly object[] = []) => new CallError('Refusé.', { code, errors }, { status: 403, body: null })
const person = {
  id: 8,
  email: 'paul@exemple.fr',
  name: 'Paul Fontanel',
  profile: 'SHOP',
  hasCodes: false,
  isYou: false,
  lastSeenAt: '2026-11-28T09:12:00Z',
}
const invitation = {
  id: 3,
  email: 'marc@exemple.fr',
  profile: 'AUTHOR',
  by: 'Lucie',
  invitedAt: '2026-11-28T09:12:00Z',
  until: '2026-11-29T09:12:00Z',
}

function show(team: object, rights: readonly Right[] = allRights, address = '/equipe') {
  const services = {
    start: { siteName: 'Site', siteHost: 'localhost', siteUrl: '/', locales: ['fr_FR'], rights, otherSites: [] },
    person: { id: 7, firstname: 'Lucie', lastname: null, email: 'lucie@exemple.fr' },
    admin: {
      team: {
        list: () => Promise.resolve({ people: [person], invitations: [invitation] }),
        read: () => Promise.resolve({ sessions: [] }),
        ...team,
      },
    },
    lock: createSessionLock(),
  } as unknown as PanelServices
  const router = createMemoryRouter([{ path: '*', element: <TeamScreen /> }], { initialEntries: [address] })
  stage.show(inPanel(router, services))
}

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent))
async function found(name: RegExp): Promise<HTMLElement> {
  await act(() => waitUntil(() => expect(button(name)).toBeDefined()))
  return button(name) as HTMLElement
}

it('asks for the password once an act is refused without, and sends it again until it is right', async () => {
  const withdraw = vi
    .fn<(id: number, proof: object) => Promise<null>>()
    .mockRejectedValueOnce(refusal('REAUTH_REQUIRED'))
    .mockRejectedValueOnce(
      refusal('VALIDATION_FAILED', [{ field: 'password', code: 'PASSWORD_WRONG', message: 'Mot de passe incorrect.' }]),
    )
    .mockResolvedValue(null)
  show({ withdraw })
  await pressControl(await found(/^Retirer l’invitation de marc/))
  const field = document.querySelector<HTMLInputElement>('input[type=password]')
  if (!field) throw new Error('no field')
  const type = (words: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const words of ['faux', 'juste']) {
    act(() => type(words))
    await act(async () => {
      field.form?.requestSubmit()
      await Promise.resolve()
    })
    if (words === 'faux') await act(() => waitUntil(() => expect(document.body.textContent).toContain('Mot de passe incorrect.')))
  }
  await act(() => waitUntil(() => expect(document.querySelector('input[type=password]')).toBeNull()))
  expect(withdraw.mock.calls).toEqual([
    [3, {}],
    [3, { password: 'faux' }],
    [3, { password: 'juste' }],
  ])
})

it('gives the focus to the row before an invitation that is taken back, the last of the list', async () => {
  const list = vi
    .fn()
    .mockResolvedValueOnce({ people: [person], invitations: [invitation] })
    .mockResolvedValue({ people: [person], invitations: [] })
  show({ list, withdraw: () => Promise.resolve(null) })
  const withdraw = await found(/^Retirer l’invitation de marc/)
  withdraw.focus()
  await pressControl(withdraw)
  await act(() => waitUntil(() => expect(withdraw.isConnected).toBe(false)))
  await waitUntil(() => expect((document.activeElement as HTMLElement).dataset['row']).toBe('8'))
})

it('sends no invitation without an address and a profile, and says what is missing', async () => {
  const invite = vi.fn()
  show({ invite }, allRights, '/equipe?inviter')
  await pressControl(await found(/^Envoyer l’invitation/))
  expect(document.body.textContent).toContain('Saisissez l’adresse de la personne.')
  expect(document.body.textContent).toContain('Choisissez ce qu’elle pourra faire.')
  expect(invite).not.toHaveBeenCalled()
})

const nameOf = (profile: TeamProfile) => profileWords[profile].name.fr

it('offers no profile without a place in the panel, beside the one that a person has', async () => {
  show({}, allRights, '/equipe?inviter')
  await found(/^Envoyer l’invitation/)
  const offered = [...document.querySelectorAll('input[type=radio]')].map(
    (radio) => radio.parentElement?.querySelector('label')?.textContent,
  )
  expect(offered).toEqual((['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR'] as const).map(nameOf))
  stage.end()
  stage = stagePanel()
  show({}, allRights, '/equipe?personne=8')
  await act(() => waitUntil(() => expect(document.querySelector('select')).not.toBeNull()))
  const options = [...document.querySelectorAll('select option')].map((option) => option.textContent)
  expect(options).toEqual((['SUPER_ADMIN', 'ALL', 'EDITOR', 'AUTHOR', 'SHOP'] as const).map(nameOf))
})

it('shows the refusal of an address at its field, and keeps what was typed', async () => {
  const errors = [{ field: 'email', code: 'IN_TEAM', message: 'Cette personne est déjà dans l’équipe.' }]
  const invite = vi.fn().mockRejectedValue(refusal('VALIDATION_FAILED', errors))
  show({ invite }, allRights, '/equipe?inviter')
  await found(/^Envoyer l’invitation/)
  const field = document.querySelector<HTMLInputElement>('input[type=email]')
  if (!field) throw new Error('no field')
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'paul@exemple.fr')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click())
  await act(async () => {
    field.form?.requestSubmit()
    await Promise.resolve()
  })
  await act(() => waitUntil(() => expect(document.body.textContent).toContain('Cette personne est déjà dans l’équipe.')))
  expect(invite.mock.calls).toEqual([[{ email: 'paul@exemple.fr', profile: 'EDITOR' }]])
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['paul@exemple.fr', 'true'])
})
