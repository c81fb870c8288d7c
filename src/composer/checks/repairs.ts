import { findBlock } from '#engine/draft/document/find-block.ts'
import { valueAt } from '#engine/document/pointer.ts'
import { followPrice } from '#engine/text/written-prices.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { QualityCheck } from '#schemas/admin/quality-checks.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Situation } from '#composer/commands/command.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { fieldPointer } from '#composer/block-types/place-of-fault.ts'

/** A repair that has one obvious value: its label, and the value that it writes. */
export interface Repair {
  readonly label: Phrase
  readonly id: string
  readonly pointer: string
  readonly value: Json
}

/** The repair of a finding in one act; null where a person has to decide. */
export function repairOf({ document, registry }: Situation, finding: QualityFinding): Repair | null {
  const block = finding.blockId === null ? null : findBlock(document, finding.blockId)?.block
  return block ? (repairs[finding.check]?.(block, finding, registry) ?? null) : null
}

const repairs: Partial<Readonly<Record<QualityCheck, (block: Block, finding: QualityFinding, registry: Registry) => Repair | null>>> = {
  HEADING_JUMP: ({ id, type }, { pointer, values }, registry) => {
    const level = Number(values['before']) + 1
    const allowed = registry.types.get(type)?.manifest.props.properties['level']?.['enum']
    if (fieldPointer(pointer) !== '/level' || !Array.isArray(allowed) || !allowed.includes(level)) return null
    return { label: { id: 'composer.checks.repair.level', values: { level } }, id, pointer: '/level', value: level }
  },
  REPEATED_PRICE: ({ id, props }, finding) => {
    const pointer = fieldPointer(finding.pointer)
    const { text, name, service = '' } = finding.values
    const before = valueAt(props, pointer)
    if (typeof before !== 'string' || typeof text !== 'string' || typeof name !== 'string') return null
    const value = followPrice(before, text, `{{${name}}}`)
    return value === before ? null : { label: { id: 'composer.checks.repair.price', values: { service } }, id, pointer, value }
  },
  MISSING_ALT: ({ id, props }, finding) => {
    const pointer = fieldPointer(finding.pointer)
    if (!isRecord(valueAt(props, pointer))) return null
    return { label: { id: 'composer.checks.repair.decoration' }, id, pointer: `${pointer}/alt`, value: '' }
  },
}
