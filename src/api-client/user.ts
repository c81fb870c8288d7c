import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The calls about the person who is signed in, or wants to be. */
export const userCalls = ({ call, act }: Caller) => ({
  logged: (): Promise<CallData<'user.logged'>> => call('user.logged'),
  me: (): Promise<CallData<'user.me'>> => call('user.me'),
  register: (body: CallBody<'user.register'>) => act('user.register', { method: 'POST', body }),
  confirmRegistration: (body: CallBody<'user.confirmRegistration'>) => act('user.confirmRegistration', { method: 'POST', body }),
  login: (body: CallBody<'user.login'>) => act('user.login', { method: 'POST', body }),
  logout: () => act('user.logout', { method: 'POST' }),
  askPasswordReset: (email: string) => act('password.askReset', { method: 'PUT', body: { email } }),
  resetPassword: (body: CallBody<'password.reset'>) => act('password.reset', { method: 'PUT', body }),
  update: (body: CallBody<'user.update'>) => act('user.update', { method: 'PUT', body }),
  confirmEmail: (token: string) => act('user.confirmEmail', { method: 'POST', body: { token } }),
  changePassword: (body: CallBody<'user.changePassword'>) => act('user.changePassword', { method: 'PUT', body }),
  delete: (body: CallBody<'user.delete'> = {}) => act('user.delete', { method: 'DELETE', body }),
  sessions: (): Promise<CallData<'session.list'>> => call('session.list'),
  endSession: (id?: number) => act('session.end', { method: 'DELETE', params: { id } }),
  startCodes: (body: CallBody<'totp.start'> = {}) => act('totp.start', { method: 'POST', body }),
  enableCodes: (body: CallBody<'totp.enable'>) => act('totp.enable', { method: 'PUT', body }),
  disableCodes: (body: CallBody<'totp.disable'>) => act('totp.disable', { method: 'DELETE', body }),
})
