import type { BlockChange, FieldChange } from '#engine/draft/diff/document-diff.ts'
import { blockOf } from '#engine/draft/diff/document-diff.ts'
import { diffDocuments } from '#engine/draft/diff/diff-documents.ts'
import { restoredBlock, restoredField, restoredHead } from '#engine/draft/diff/restore-change.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Operation } from '#engine/draft/operations/operation.ts'
import type { Field } from '#forms/field-tree.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { readSchema } from '#forms/read-schema.ts'
import type { ReadNames } from '#forms/values/names/content-name.ts'
import { labelOf } from '#composer/block-types/block-label.ts'
import { wordsIn } from '#composer/block-types/block-words.ts'
import { placeOfFault } from '#composer/block-types/place-of-fault.ts'
import { HEAD_LABELS } from '#composer/commands/set-values.ts'
import { readableVersions } from '#composer/conflicts/conflict-words.ts'
import { headWords as headValue } from '#composer/conflicts/head-words.ts'
import { differingWords } from '#composer/conflicts/value-words.ts'
import type { Workbench } from '#composer/workbench/workbench.ts'

/** A field that differs, in words: as it was in the older version, and as it is in the newer one. */
export interface FieldWords {
  readonly key: string
  readonly label: string
  readonly before: string | undefined
  readonly after: string | undefined
  /** The operations that give the field its older value back. */
  readonly restore: readonly Operation[]
}

/** An element that differs, or the settings of the page. */
export interface ChangeGroup {
  readonly key: string
  readonly title: string
  /** Changes of the element as a whole. */
  readonly marks: readonly ('added' | 'removed' | 'moved' | 'visibility' | 'replaced')[]
  readonly fields: readonly FieldWords[]
  /** The operations that make all of it as it was; null when the element around it has to come back first. */
  readonly restore: readonly Operation[] | null
}

type Bench = Pick<Workbench, 'registry' | 'text' | 'pickers'> & { readonly names: ReadNames }

/** The differences of two versions, element by element. What is restored is restored in the newer one. */
export function versionChanges(bench: Bench, before: EditedDocument, after: EditedDocument): readonly ChangeGroup[] {
  const { head, blocks } = diffDocuments(before, after)
  const page: readonly ChangeGroup[] =
    head.length === 0
      ? []
      : [
          {
            ...{ key: 'page', title: bench.text('composer.checks.page'), marks: [] },
            fields: head.map((change) => headWords(bench, change)),
            restore: head.map(restoredHead),
          },
        ]
  return [...page, ...blocks.map((change) => groupOf(bench, { before, after }, change))]
}

function headWords(bench: Bench, change: FieldChange): FieldWords {
  const { text } = bench
  const label = Object.entries(HEAD_LABELS).find(([pointer]) => pointer === change.pointer)?.[1]
  return {
    ...{ key: change.pointer, label: label ? text(label) : text('composer.checks.page') },
    ...headVersions(bench, change),
    restore: [restoredHead(change)],
  }
}

const headVersions = (bench: Bench, { pointer, before, after }: FieldChange) =>
  readableVersions({ before: headValue(pointer, before, bench), after: headValue(pointer, after, bench) }, bench.pickers.values)

const bothWords = (bench: Bench, { before, after }: FieldChange, field?: Field) =>
  readableVersions(differingWords(field, { before, after }, bench), bench.pickers.values)

function groupOf(bench: Bench, { before, after }: { before: EditedDocument; after: EditedDocument }, change: BlockChange): ChangeGroup {
  const block = blockOf(change)
  const title = [labelOf(bench.registry, block.type), wordsIn(bench.registry, block, bench.pickers.values)]
    .filter((part) => part !== '')
    .join(' › ')
  const restore = restoredBlock(after, before, change)
  if (change.kind !== 'changed') return { key: `${change.kind} ${change.id}`, title, marks: [change.kind], fields: [], restore }
  const schema = bench.registry.types.get(block.type)?.manifest.props
  const tree = schema ? readSchema(schema) : { fields: [] }
  const labelOfField = (pointer: string) => placeOfFault(tree, pointer) ?? pointer.slice(1)
  const fieldOf = ({ pointer }: FieldChange) => tree.fields.find(({ name }) => pointerTo('', name) === pointer)
  return {
    ...{ key: change.id, title, restore },
    marks: [
      ...(change.isMoved ? ['moved' as const] : []),
      ...(change.isVisibilityChanged ? ['visibility' as const] : []),
      ...(change.isReplaced ? ['replaced' as const] : []),
    ],
    fields: change.isReplaced
      ? []
      : change.fields.map((field) => ({
          ...{ key: field.pointer, label: labelOfField(field.pointer), ...bothWords(bench, field, fieldOf(field)) },
          restore: [restoredField(change.id, field)],
        })),
  }
}
