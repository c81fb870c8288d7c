import { LRUCache } from 'lru-cache'
import { findCall, type CallData, type CallName } from '#schemas/api/calls.ts'
import { systemClock } from '#domain/clock.ts'
import type { Audience } from '#engine/visibility.ts'
import type { CallContext } from '#server/features/calls/call-context.ts'
import { audienceOf } from '#server/features/sessions/caller.ts'
import { callInProcess } from '#server/features/calls/call-in-process.ts'
import type { Features } from '#server/features/features.ts'
import type { ResolvedPage } from '#server/features/pages/service.ts'
import type { PreparedShell } from '#server/features/shells/service.ts'
import type { Scope } from '#server/features/sites/site.ts'

/** The parameters of a call, those of path and query side by side. */
export type CallParameters = Readonly<Record<string, string | number | boolean>>

interface Reading {
  readonly value: Promise<unknown>
  /** When a block comes or goes and the reading no longer holds, in milliseconds. */
  until: number
}

/** What was read for pages, until the content of its site changes; addresses are anyone's to make up, so their number is limited. */
const readings = new LRUCache<string, Reading>({ max: 2000 })

/** Reads once for each version of a site's content; what fails is read again. */
function keep<Value>(
  { site, locale }: Scope,
  name: string,
  read: () => Promise<Value>,
  edgeOf?: (value: Value) => number | null,
): Promise<Value> {
  const key = `${site.id} ${site.contentVersion} ${locale} ${name}`
  const known = readings.get(key)
  // Under one key there is always what its one reader gives.
  if (known && known.until > systemClock()) return known.value as Promise<Value>
  const value = read()
  const reading: Reading = { value, until: Infinity }
  readings.set(key, reading)
  value.then(
    (found) => {
      reading.until = edgeOf?.(found) ?? Infinity
    },
    () => {
      if (readings.peek(key) === reading) readings.delete(key)
    },
  )
  return value
}

/** Makes a call in process; what is the same for all of one audience is kept until the site's content changes, as it is over HTTP. */
export function keptCall<Name extends CallName>(context: CallContext, name: Name, params: CallParameters = {}): Promise<CallData<Name>> {
  const call = () => callInProcess(context, name, params)
  return findCall(name)?.cache === 'C'
    ? keep(context.scope, `call ${audienceOf(context.caller)} ${name} ${JSON.stringify(params)}`, call)
    : call()
}

/** The page at an address, ready to be rendered. */
export function keptPage({ pages }: Features, scope: Scope, path: string, audience: Audience): Promise<ResolvedPage> {
  const read = () => pages.resolve(scope, path, audience)
  return keep(scope, `page ${audience} ${path}`, read, (found) => (found.kind === 'page' ? found.nextEdge : null))
}

/** A shell, ready to be rendered. */
export function keptShell(
  { shells }: Features,
  scope: Scope,
  name: string,
  reader: { audience: Audience; now: number },
): Promise<PreparedShell> {
  const read = () => shells.prepare(scope, name, reader)
  return keep(scope, `shell ${reader.audience} ${name}`, read, ({ nextEdge }) => nextEdge)
}
