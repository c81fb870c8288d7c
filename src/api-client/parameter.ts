import type { CallData } from '#schemas/api/calls.ts'
import type { ParameterType } from '#schemas/api/sites/parameter.ts'
import type { Caller } from './transport/caller.ts'

/** The site's settings. */
export const parameterCalls = ({ call }: Caller) => ({
  list: (types: readonly ParameterType[] = []): Promise<CallData<'parameter.list'>> => call('parameter.list', { type: types.join(',') }),
})
