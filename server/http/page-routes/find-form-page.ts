import { systemClock } from '#domain/dates/clock.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { Features } from '#server/composition/features.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { cachedPage, cachedShell } from '#server/http/pages/cached-calls.ts'
import { blocksOfShell, type PageRequestContext } from '#server/http/pages/load-page.ts'

/** The page that a form was sent to: what its address holds and what blocks it shows; or where the caller is sent instead. */
export type FormPage =
  | {
      readonly kind: 'page'
      readonly params: Readonly<Record<string, string | number>>
      readonly types: ReadonlySet<string>
    }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly keepTarget: boolean }

function typesOf(blocks: readonly Block[]): Set<string> {
  const types = new Set<string>()
  walkBlocks(blocks, ({ type }) => types.add(type))
  return types
}

/** Finds the page that a form was sent to, as the caller sees it; what does not exist for them is refused. */
export async function findFormPage(features: Features, { scope, path, caller }: PageRequestContext): Promise<FormPage> {
  const audience = audienceOf(caller)
  const resolved = await cachedPage(features, scope, path, audience)
  if (resolved.kind !== 'page') return resolved
  const { data } = resolved
  const shell = await cachedShell(features, scope, data.shell.name, { audience, now: systemClock() })
  return { kind: 'page', params: data.params, types: typesOf([...blocksOfShell(shell), ...data.layout.blocks]) }
}
