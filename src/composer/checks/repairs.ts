import { findBlock } from '#engine/draft/document/find-block.ts'
import { valueAt } from '#engine/draft/document/pointer.ts'
import type { QualityFinding } from '#engine/quality/finding.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import type { Situation } from '#composer/commands/command.ts'
import type { Phrase } from '#composer/words/composer-message.ts'
import { fieldPointer } from './place-of-fault.ts'

/** A repair that has one obvious value: its label, and the value that it writes. */
export interface Repair {
  readonly label: Phrase
  readonly id: string
  readonly pointer: string
  readonly value: Json
}

/** The repair of a finding in one act; null where a person has to decide. */
export function repairOf({ document, registry }: Situation, finding: QualityFinding): Repair | null {
  const { blockId, check, values } = finding
  const block = blockId === null ? null : (findBlock(document, blockId)?.block ?? null)
  if (!block) return null
  const pointer = fieldPointer(finding.pointer)
  if (check === 'HEADING_JUMP' && pointer === '/level') {
    const level = Number(values['before']) + 1
    const allowed = registry.types.get(block.type)?.manifest.props.properties['level']?.['enum']
    if (!Array.isArray(allowed) || !allowed.includes(level)) return null
    return { label: { id: 'composer.checks.repair.level', values: { level } }, id: block.id, pointer, value: level }
  }
  if (check === 'MISSING_ALT' && isRecord(valueAt(block.props, pointer)))
    return { label: { id: 'composer.checks.repair.decoration' }, id: block.id, pointer: `${pointer}/alt`, value: '' }
  return null
}
