import type { CallData } from '#schemas/api/calls.ts'
import type { ComponentSlug } from '#schemas/api/sites/component.ts'
import type { Caller } from './transport/caller.ts'

/** The configurations of components. */
export const componentCalls = ({ call }: Caller) => ({
  conf: (slug: ComponentSlug): Promise<CallData<'component.conf'>> => call('component.conf', { slug }),
})
