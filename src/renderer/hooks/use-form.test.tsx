import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SentForm } from '#schemas/runtime/site-rendering.ts'
import { testContext } from '#tests/support/blocks/block-context.ts'
import { RenderProvider, useForm, type FormState } from '#renderer/context.ts'

/** Returns the state of a form on a page with a query and optionally a submitted form. */
function stateOf(name: string, query: Record<string, string> = {}, form: SentForm | null = null): FormState {
  let state: FormState | undefined
  const View = () => {
    state = useForm(name)
    return null
  }
  const page = { ...testContext.page, path: '/auth', query }
  renderToStaticMarkup(
    <RenderProvider value={{ ...testContext, page, form }}>
      <View />
    </RenderProvider>,
  )
  if (!state) throw new Error('the view was not rendered')
  return state
}

const refused: SentForm = {
  name: 'user.login',
  values: { email: 'camille@example.org' },
  errors: [{ field: 'password', code: 'REQUIRED', message: 'Ce champ est obligatoire.' }],
  code: 'VALIDATION_FAILED',
  message: 'Vérifiez les champs signalés.',
}

describe('the state of a form', () => {
  it('is empty before its submission, with its own page as action', () => {
    expect(stateOf('user.login')).toEqual({
      name: 'user.login',
      action: '/auth',
      values: {},
      errors: [],
      code: null,
      message: null,
      isDone: false,
      target: null,
    })
  })

  it('contains the errors of the submitted form only', () => {
    expect(stateOf('user.login', {}, refused)).toMatchObject({
      values: refused.values,
      errors: refused.errors,
      code: 'VALIDATION_FAILED',
      isDone: false,
    })
    expect(stateOf('user.register', {}, refused)).toMatchObject({ values: {}, errors: [], message: null })
  })

  it('is done when the server reports it, for any query', () => {
    const done = { name: 'user.register', values: {}, errors: [], code: null, message: null }
    expect(stateOf('user.register', {}, done).isDone).toBe(true)
    expect(stateOf('user.login', { done: 'user.login' }, done).isDone).toBe(false)
    expect(stateOf('user.register', {}, { ...done, of: '7' }).isDone).toBe(false)
    const claims: Record<string, string>[] = [{ done: 'user.register' }, { done: 'user.register', receipt: 'v1.a.b.c' }]
    for (const query of claims) expect(stateOf('user.register', query)).toMatchObject({ isDone: false, code: null })
    const shown = { name: 'totp.start', values: {}, errors: [], code: null, message: null, answer: { secret: 'x' } }
    expect(stateOf('totp.start', {}, shown)).toMatchObject({ isDone: true, answer: { secret: 'x' } })
  })

  it('retains a target of this site only', () => {
    expect(stateOf('user.login', { target: '/compte?page=2' })).toMatchObject({
      action: '/auth?target=%2Fcompte%3Fpage%3D2',
      target: '/compte?page=2',
    })
    expect(stateOf('user.login', { target: '//evil.example' })).toMatchObject({ action: '/auth', target: null })
  })
})
