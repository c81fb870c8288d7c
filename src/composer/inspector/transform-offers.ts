import { labelOf } from '#composer/block-types/block-label.ts'
import type { Situation } from '#composer/commands/command.ts'
import { selectedBlock } from '#composer/commands/selected-block.ts'
import { carriedProps, transformTargets } from '#composer/commands/transform.ts'
import { readSchema } from '#forms/read-schema.ts'

/** A type into which an element can be changed, with the names of the values that it takes over and of those that it leaves. */
export interface TransformOffer {
  readonly type: string
  readonly label: string
  readonly carried: readonly string[]
  readonly left: readonly string[]
}

/** The number of types that a repair card offers. */
const MAX_OFFERS = 3

/** The name of a field in a list of names: its label up to the first comma. */
const shortName = (label: string) => (label.split(',')[0] ?? label).toLocaleLowerCase('fr')

/** The types that take over most of the selected element. */
export function transformOffers(situation: Situation): readonly TransformOffer[] {
  const { registry } = situation
  const found = selectedBlock(situation)
  if ('refusal' in found) return []
  const { props } = found.block
  return transformTargets(situation)
    .slice(0, MAX_OFFERS)
    .flatMap((type) => {
      const to = registry.types.get(type)
      if (!to) return []
      const carried = new Set(Object.keys(carriedProps(null, to, props)))
      const labels = new Map(readSchema(to.manifest.props).fields.map(({ name, label }) => [name, shortName(label.fr)]))
      return {
        ...{ type, label: labelOf(registry, type) },
        carried: [...carried].map((name) => labels.get(name) ?? name),
        left: Object.keys(props).filter((name) => !carried.has(name)),
      }
    })
}
