import { ownValue } from '#schemas/names/own-value.ts'

import { inProps, type Examined } from './examined.ts'
import type { Found } from './finding.ts'

/** Finds blocks that name a form which the site does not have. */
export function brokenForm({ blocks, facts }: Examined): Found[] {
  return blocks.flatMap(({ block, values }) =>
    values.flatMap(({ kind, pointer, value }): Found[] =>
      kind === 'form' && typeof value === 'string' && ownValue(facts.forms, value) === false
        ? [{ blockId: block.id, pointer: inProps(pointer), values: { form: value } }]
        : [],
    ),
  )
}
