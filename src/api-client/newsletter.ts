import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The calls about newsletters. */
export const newsletterCalls = ({ call, act }: Caller) => ({
  lists: (): Promise<CallData<'newsletter.lists'>> => call('newsletter.lists'),
  subscription: (): Promise<CallData<'newsletter.subscription'>> => call('newsletter.subscription'),
  update: (body: CallBody<'newsletter.update'>) => act('newsletter.update', { method: 'PUT', body }),
  subscribe: (body: CallBody<'newsletter.subscribe'>) => act('newsletter.subscribe', { method: 'POST', body }),
  confirm: (token: string) => act('newsletter.confirm', { method: 'POST', body: { token } }),
  unsubscribe: (token: string) => act('newsletter.unsubscribe', { method: 'POST', params: { token } }),
})
