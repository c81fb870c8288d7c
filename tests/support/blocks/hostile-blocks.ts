import type { Field } from '#engine/registry/prop-fields.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { extremeProps } from './arbitrary-props.ts'
import { prepare } from './block-stage.tsx'
import type { BlockSubject } from './block-subject.ts'

/** The subject's examples with one text in place of every text, once as the server would read it and once past all checks. */
export function hostileBlocks(subject: BlockSubject, text: string): Block[][] {
  const { type, examples } = subject
  return examples.slice(0, 2).flatMap(({ block }) => {
    const most = { ...extremeProps(type.manifest.props, 'most'), ...block.props }
    const read = prepare(subject, [{ ...block, props: replaceTexts(type.fields, most, text, () => true) }]).blocks
    const readFew = prepare(subject, [{ ...block, props: replaceTexts(type.fields, most, text, ({ kind }) => kind !== 'url') }]).blocks
    const direct = [{ ...block, props: replaceTexts(type.fields, most, text, ({ kind }) => kind === 'text') }]
    return [read, readFew, direct]
  })
}

function replaceTexts(
  fields: readonly Field[],
  props: Record<string, Json>,
  text: string,
  replaces: (field: Field) => boolean,
): Record<string, Json> {
  const next = { ...props }
  for (const field of fields) if (next[field.key] !== undefined) next[field.key] = replaceIn(field, next[field.key] as Json, text, replaces)
  return next
}

function replaceIn(field: Field, value: Json, text: string, replaces: (field: Field) => boolean): Json {
  if (typeof value === 'string') return replaces(field) ? text : value
  if (Array.isArray(value)) return value.map((item) => (field.item ? replaceIn(field.item, item, text, replaces) : item))
  return typeof value === 'object' && value !== null ? replaceTexts(field.fields, value, text, replaces) : value
}
