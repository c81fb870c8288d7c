import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './caller.ts'

/** The calls about the person who is signed in. */
export const userCalls = ({ call }: Caller) => ({
  logged: (): Promise<CallData<'user.logged'>> => call('user.logged'),
  me: (): Promise<CallData<'user.me'>> => call('user.me'),
})
