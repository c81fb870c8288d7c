// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commonPasswords } from '#domain/passwords/common-passwords.ts'
import type { AuthEvent, AuthState, BlockActors } from '#schemas/runtime/block-actors.ts'
import { stageView } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

const props = { canRegister: true, termsHref: '/use-terms', privacyHref: '/privacy-policy', resetHref: '/password/reset/ask' }
const atRest: AuthState = { step: 'anonymous', failure: null, isCodeAsked: false, mailedTo: null }

/** A fake of the machine: it records its events and takes any state. */
function fakeActor() {
  const told: AuthEvent[] = []
  const listeners = new Set<() => void>()
  let state = atRest
  const actor: BlockActors['auth'] = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => void told.push(event),
  }
  const put = (next: Partial<AuthState>) => {
    act(() => {
      state = { ...atRest, ...next }
      for (const listener of listeners) listener()
    })
  }
  return { actor, told, put }
}

describe('signing in with a script', () => {
  let root: Root
  let machine: ReturnType<typeof fakeActor>

  const show = (actors: Partial<BlockActors>) => {
    act(() => {
      root.render(stageView(View, { props, context: { actors } }))
    })
  }
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    root = createRoot(document.body.appendChild(document.createElement('div')))
    machine = fakeActor()
    show({ auth: machine.actor })
  })
  afterEach(() => {
    act(() => {
      root.unmount()
    })
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })

  const field = (id: string) => document.getElementById(id) as HTMLInputElement
  const type = (id: string, text: string) => {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(id), text)
      field(id).dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const formOf = (name: string) => document.querySelector<HTMLFormElement>(`form:has(input[value="${name}"])`)
  const submit = (name: string): Event => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    act(() => {
      formOf(name)?.dispatchEvent(event)
    })
    return event
  }
  const alert = () => document.querySelector('[role=alert]')?.textContent ?? null

  it('tells the machine what was typed, and keeps the document', () => {
    type('user-login-email', 'camille@example.org')
    type('user-login-password', ' trois chats ')
    expect(submit('user.login').defaultPrevented).toBe(true)
    expect(machine.told).toEqual([{ type: 'credentials.submit', credentials: { email: 'camille@example.org', password: ' trois chats ' } }])
  })

  it('says why it was refused, moves the focus there, and keeps what was typed', () => {
    type('user-login-email', 'camille@example.org')
    submit('user.login')
    machine.put({ step: 'authenticating' })
    expect(document.querySelector('button[aria-disabled]')?.textContent).toBe('Se connecter')
    machine.put({ failure: { form: 'user.login', code: 'BAD_CREDENTIALS', message: 'Adresse ou mot de passe incorrect.', errors: [] } })
    expect(alert()).toBe('Adresse ou mot de passe incorrect.')
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
    expect(field('user-login-email').value).toBe('camille@example.org')
  })

  it('asks for the code alone, and goes back', () => {
    submit('user.login')
    const failure = { form: 'user.login', code: 'TOTP_REQUIRED', message: 'Saisissez le code de votre application.', errors: [] } as const
    machine.put({ isCodeAsked: true, failure })
    expect(field('user-login-password')).toBeNull()
    expect(document.activeElement).toBe(field('user-login-code'))
    expect(field('user-login-code').getAttribute('autocomplete')).toBe('one-time-code')
    // A code of recovery has letters, which a keypad of figures has not.
    expect(field('user-login-code').inputMode).not.toBe('numeric')
    type('user-login-code', '123456')
    submit('user.login')
    const back = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Revenir'))
    act(() => back?.click())
    expect(machine.told.slice(1)).toEqual([{ type: 'code.submit', code: '123456' }, { type: 'code.cancel' }])
  })

  it('registers: says of each field what is wrong, then that a mail is on its way', () => {
    type('user-register-email', 'neuve@example.org')
    submit('user.register')
    expect(machine.told[0]).toMatchObject({
      type: 'registration.submit',
      form: { email: 'neuve@example.org', firstname: '', useTermsAccepted: false, newsletter: false, _hp: '' },
    })
    const errors = [{ field: 'password', code: 'PASSWORD_WEAK', message: 'Choisissez un mot de passe plus long.' }] as const
    machine.put({ failure: { form: 'user.register', code: 'VALIDATION_FAILED', message: 'Vérifiez les champs signalés.', errors } })
    expect(document.activeElement).toBe(field('user-register-password'))
    expect(field('user-register-email').value).toBe('neuve@example.org')
    const reason = () => document.getElementById('user-register-password-error')?.textContent
    expect(reason()).toBe('Choisissez un mot de passe plus long.')
    type('user-register-password', 'trois chats sous la lune')
    expect([reason(), field('user-register-password').getAttribute('aria-invalid')]).toEqual([undefined, null])
    machine.put({
      failure: { form: 'user.register', code: 'VALIDATION_FAILED', message: 'Vérifiez les champs signalés.', errors: [...errors] },
    })
    expect(reason()).toBe('Choisissez un mot de passe plus long.')
    machine.put({ mailedTo: 'neuve@example.org' })
    expect(document.querySelector('[role=status][tabindex]')?.textContent).toMatch(/Regardez votre boîte de réception/)
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    expect(formOf('user.register')).toBeNull()
    expect(formOf('user.login')).not.toBeNull()
  })

  it('says how strong a password is while it is typed, once it knows what everyone tries first', async () => {
    const words = () => document.querySelector('[aria-live=polite]')?.textContent
    expect(words()).toBe('')
    type('user-register-password', 'court')
    expect(words()).toMatch(/^Trop court/)
    type('user-register-email', 'camille.roy@example.org')
    type('user-register-password', 'camille.roy!')
    expect(words()).toMatch(/^Trop proche de votre adresse/)
    type('user-register-password', 'motdepasse123')
    await act(async () => void (await commonPasswords()))
    expect(words()).toMatch(/^Trop courant/)
    type('user-register-password', 'trois chats sous la lune')
    expect(words()).toBe('Très bon mot de passe.')
  })

  it('says that capitals are locked', () => {
    const press = (isLocked: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: isLocked })
      act(() => {
        field('user-login-password').dispatchEvent(event)
      })
    }
    press(true)
    expect(document.body.textContent).toContain('Les majuscules sont verrouillées.')
    press(false)
    expect(document.body.textContent).not.toContain('Les majuscules sont verrouillées.')
  })

  it('leaves its forms to the browser when no machine stands behind the page', () => {
    show({})
    expect(submit('user.login').defaultPrevented).toBe(false)
    expect(submit('user.register').defaultPrevented).toBe(false)
    expect(machine.told).toEqual([])
  })
})
