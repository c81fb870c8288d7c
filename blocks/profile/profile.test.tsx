import { describe, expect, it } from 'vitest'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { userExample } from '#schemas/api/people/user.ts'
import { View } from './View.tsx'

testBlock('profile')

describe('profile', () => {
  const asks = (type: 'ASK_BIRTHDATE_AT_REGISTER' | 'BLOCK_MINORS_FROM_REGISTERING') => ({
    context: { parameters: new Map([[type, true]]) },
  })
  const stage = { props: {}, data: { me: userExample } }

  it('holds what is known, the number as people write it', () => {
    const body = viewBody(View, stage)
    expect(
      [...body.querySelectorAll('form')[0]!.querySelectorAll('input:not([type=hidden])')].map((input) => input.getAttribute('value')),
    ).toEqual(['Camille', 'Roy', '06 39 98 00 12', '1987-04-02'])
  })

  it('asks for a date of birth only where the site does, or where it is known', () => {
    const data = { me: { ...userExample, birthdate: null } }
    const context = { parameters: new Map() }
    expect(viewBody(View, { props: {}, data, context }).querySelector('[name=birthdate]')).toBeNull()
    expect(viewBody(View, { props: {}, data, ...asks('ASK_BIRTHDATE_AT_REGISTER') }).querySelector('[name=birthdate]')).not.toBeNull()
    expect(
      viewBody(View, { props: {}, data, ...asks('BLOCK_MINORS_FROM_REGISTERING') }).querySelector('[name=birthdate][required]'),
    ).not.toBeNull()
  })

  it('says which address waits for its owner, and which one holds until then', () => {
    const data = { me: { ...userExample, pendingEmail: 'neuf@example.org' } }
    expect(viewBody(View, { props: {}, data }).textContent).toMatch(/envoyé à neuf@example\.org.*camille\.roy@example\.org reste/)
    expect(viewBody(View, stage).querySelector('[role=status]')).toBeNull()
  })

  it('offers to keep the present address as long as another one waits, and says so once', () => {
    const waiting = viewBody(View, { props: {}, data: { me: { ...userExample, pendingEmail: 'neuf@example.org' } } })
    const [keep] = [...waiting.querySelectorAll('form')].filter((form) => form.textContent === 'Annuler ce changement')
    const sent = [...(keep?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
    expect(sent).toEqual([
      ['_form', 'user.changeEmail'],
      ['email', userExample.email],
    ])
    expect(viewBody(View, stage).textContent).not.toContain('Annuler ce changement')
    const form = { name: 'user.changeEmail', values: {}, errors: [], code: null, message: null }
    expect(viewBody(View, { ...stage, context: { form } }).textContent).toContain('Vous gardez l’adresse camille.roy@example.org')
  })

  it('keeps what was refused, in its own form alone', () => {
    const form = {
      name: 'user.update',
      values: { firstname: '<b>', lastname: '' },
      errors: [{ field: 'firstname', code: 'FORMAT', message: 'Pas ainsi.' }],
      code: 'VALIDATION_FAILED',
      message: 'Vérifiez.',
    } as const
    const body = viewBody(View, { ...stage, context: { form } })
    expect(body.querySelector('[name=firstname]')?.getAttribute('value')).toBe('<b>')
    expect(body.querySelector('[name=firstname]')?.getAttribute('aria-invalid')).toBe('true')
    expect(body.querySelectorAll('[role=alert]')).toHaveLength(1)
  })

  it('says so when it does not know who is signed in', () => {
    expect(viewBody(View, { props: {}, data: {} }).querySelector('form')).toBeNull()
  })
})
