import type { BlockType } from '#schemas/generated/block-types.ts'
import { lazyPropsValidators } from '#schemas/generated/lazy-props-validators.js'
import type { SchemaValidator } from '#schemas/generated/validators.js'
import { ownValue } from '#schemas/names/own-value.ts'

const loaders: Readonly<Record<string, () => Promise<SchemaValidator>>> = lazyPropsValidators
const loaded = new Map<string, SchemaValidator>()

/** Validates by the loaded validator of a type. Until it is loaded every value passes; the view of the type is not loaded either. */
function heldValidator(type: string): SchemaValidator {
  const validate: SchemaValidator = (value) => {
    const own = loaded.get(type)
    const isValid = own?.(value) ?? true
    validate.errors = own?.errors ?? null
    return isValid
  }
  return validate
}

/** The props validators by block type. The build of the frame puts them into the block catalogue in place of those that come in one file. */
export const propsValidators = Object.fromEntries(Object.keys(loaders).map((type) => [type, heldValidator(type)])) as Readonly<
  Record<BlockType, SchemaValidator>
>

/** Loads the validators of block types that are not loaded yet. */
export async function loadValidators(types: Iterable<string>): Promise<void> {
  const missing = [...types].filter((type) => !loaded.has(type) && Object.hasOwn(loaders, type))
  await Promise.all(
    missing.map(async (type) => {
      const validator = await ownValue(loaders, type)?.()
      if (validator) loaded.set(type, validator)
    }),
  )
}
