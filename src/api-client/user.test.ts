import { expect, it, vi } from 'vitest'
import { findCall, type CallName } from '#schemas/api/calls.ts'
import { createApi } from './create-api.ts'

const answer = () => new Response(JSON.stringify({ success: true, data: null, message: null }))

type Api = ReturnType<typeof createApi>['user']

const acts: Readonly<Partial<Record<CallName, (api: Api) => Promise<unknown>>>> = {
  'user.register': (api) =>
    api.register({ email: 'a@b.example', password: 'x', firstname: 'Camille', lastname: 'Roy', useTermsAccepted: true }),
  'user.confirmRegistration': (api) => api.confirmRegistration({ token: 't', password: 'x' }),
  'user.login': (api) => api.login({ email: 'a@b.example', password: 'x' }),
  'user.logout': (api) => api.logout(),
  'user.update': (api) => api.update({ firstname: 'Camille' }),
  'user.confirmEmail': (api) => api.confirmEmail('t'),
  'user.changePassword': (api) => api.changePassword({ password: 'x', newPassword: 'y' }),
  'user.delete': (api) => api.delete(),
  'password.askReset': (api) => api.askPasswordReset('a@b.example'),
  'password.reset': (api) => api.resetPassword({ token: 't', password: 'x' }),
  'session.list': (api) => api.sessions(),
  'session.end': (api) => api.endSession(7),
  'totp.start': (api) => api.startCodes(),
  'totp.enable': (api) => api.enableCodes({ code: '123456' }),
  'totp.disable': (api) => api.disableCodes({ code: '123456' }),
}

it.each(Object.entries(acts))('%s is sent as its definition says', async (name, act) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer()))
  await act(createApi({ base: '/api', fetch: fetched }).user)
  const definition = findCall(name)
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([init?.method, address]).toEqual([definition?.method, `/api${definition?.path.replace('{id?}', '7')}`])
  const body = definition?.body
  if (body)
    expect(
      Object.keys(JSON.parse(init?.body as string) as object).every((key) => key in (body as unknown as { shape: object }).shape),
    ).toBe(true)
  else expect(init?.body).toBeUndefined()
})
