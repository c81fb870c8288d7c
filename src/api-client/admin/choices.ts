import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { choiceKinds } from '#schemas/admin/choice-calls.ts'
import type { ListQueryObject } from '#api-client/transport/query-string.ts'
import type { AdminCaller } from './admin-caller.ts'

type ChoiceField = 'value' | 'label' | 'search'

/** The calls for the contents that fields can name. */
export const choiceCalls = ({ list }: AdminCaller) => ({
  list: (kind: (typeof choiceKinds)[number], query?: ListQueryObject<ChoiceField>): Promise<AdminCallData['choice.list']> =>
    list('choice.list', { kind }, query),
})
