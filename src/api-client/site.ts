import type { CallData } from '#schemas/api/calls.ts'
import type { Caller } from './transport/caller.ts'

/** The site's own calls. */
export const siteCalls = ({ call, request }: Caller) => ({
  info: (): Promise<CallData<'site.info'>> => call('site.info'),
  map: (): Promise<CallData<'site.map'>> => call('site.map'),
  visit: (from: string): Promise<CallData<'site.visit'>> => call('site.visit', { from }),
  countVisit: (path: string): Promise<unknown> => request({ method: 'POST', address: '/site/visit', body: { path } }),
})
