import { LRUCache } from 'lru-cache'
import { findCall, type CallData, type CallName } from '#schemas/api/calls.ts'
import type { CallContext } from '#server/features/calls/call-context.ts'
import { audienceOf } from '#server/features/sessions/caller.ts'
import { callInProcess } from '#server/features/calls/call-in-process.ts'

/** The parameters of a call, those of path and query side by side. */
export type CallParameters = Readonly<Record<string, string | number | boolean>>

const MAX_ANSWERS = 2000
const answers = new LRUCache<string, Promise<unknown>>({ max: MAX_ANSWERS })

/** Makes a call in process; what is the same for all of one audience is kept until the site's content changes, as it is over HTTP. */
export function keptCall<Name extends CallName>(context: CallContext, name: Name, params: CallParameters = {}): Promise<CallData<Name>> {
  if (findCall(name)?.cache !== 'C') return callInProcess(context, name, params)
  const { site, locale } = context.scope
  const key = `${site.id} ${site.contentVersion} ${locale} ${audienceOf(context.caller)} ${name} ${JSON.stringify(params)}`
  const known = answers.get(key)
  // The key holds the call's name: what is found was answered by the same call.
  if (known) return known as Promise<CallData<Name>>
  const answer = callInProcess(context, name, params)
  answers.set(key, answer)
  answer.catch(() => {
    if (answers.peek(key) === answer) answers.delete(key)
  })
  return answer
}
