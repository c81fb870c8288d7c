import type { FromFrame } from '#schemas/composer/messages.ts'
import { readSchema } from '#forms/read-schema.ts'
import { blockFormStore } from '#composer/inspector/block-form-store.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** Writes what was typed into a text on the page, as its field would; keys that follow join the act. False when it is refused. */
export function writeText(
  { registry, store, runner }: Pick<Workbench, 'registry' | 'store' | 'runner'>,
  { id, pointer, value }: Extract<FromFrame, { readonly type: 'text' }>,
): boolean {
  const schema = registry.types.get(store.block(id)?.type ?? '')?.manifest.props
  return !schema || blockFormStore({ store, runner }, id, readSchema(schema)).set(pointer, value ?? undefined)
}
