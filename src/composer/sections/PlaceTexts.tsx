import { useMemo } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { overridesOf } from '#engine/sections/expand-sections.ts'
import { overridePlace } from '#engine/sections/place-override.ts'
import { withoutTags } from '#engine/text/without-tags.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import type { Block } from '#schemas/generated/content.ts'
import { usePickers } from '#composer/pickers/use-pickers.ts'
import { readableText } from '#forms/values/readable-text.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useLock, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { lostOverrides, placeFormStore, removeOverride } from './place-form-store.ts'
import { fieldPointer, textsOfSection, type BlockTexts } from './place-texts.ts'
import { useSections } from './use-sections.ts'

function TextsOfBlock({ id, block, name, fields }: { readonly id: string } & BlockTexts) {
  const text = useComposerText()
  const bench = useWorkbench()
  const pickers = usePickers()
  const store = useMemo(() => placeFormStore(bench, id, block), [bench, id, block])
  const tree = useMemo(() => ({ fields }), [fields])
  const pointers = useBlockFact(id, (place) =>
    overridesOf(place?.props ?? {})
      .filter((each) => each.block === block.id)
      .flatMap((each) => overridePlace(block.props, each) ?? [])
      .join('\n'),
  )
  const different = useMemo(() => (pointers === '' ? [] : pointers.split('\n')), [pointers])
  const remarks = useMemo(
    () => different.map((pointer) => ({ pointer: fieldPointer(pointer), message: text('composer.section.different') })),
    [different, text],
  )
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <SchemaForm tree={tree} store={store} pickers={pickers} remarks={remarks} />
      {different.map((pointer) => (
        <Button key={pointer} size="small" icon="rotate" onClick={() => store.set(fieldPointer(pointer), undefined)}>
          {text('composer.section.same-again', { field: fields.find((field) => `/${field.name}` === pointer)?.label.fr ?? pointer })}
        </Button>
      ))}
      <LostTexts id={id} block={block} />
    </section>
  )
}

/** Texts of the place whose item is no longer in the section. */
function LostTexts({ id, block }: { readonly id: string; readonly block: Block }) {
  const text = useComposerText()
  const bench = useWorkbench()
  const found = useBlockFact(id, (place) => JSON.stringify(lostOverrides(overridesOf(place?.props ?? {}), block)))
  const lost = useMemo(() => JSON.parse(found) as ReturnType<typeof lostOverrides>, [found])
  return lost.map((each) => (
    <Note key={`${each.pointer} ${each.value}`} tone="remark">
      <p>{text('composer.section.lost', { text: readableText(withoutTags(each.value), bench.pickers.values) })}</p>
      <Button size="small" icon="trash" onClick={() => removeOverride(bench, id, each)}>
        {text('composer.section.lost.remove')}
      </Button>
    </Note>
  ))
}

function Texts({ id, blocks }: { readonly id: string; readonly blocks: readonly Block[] }) {
  const text = useComposerText()
  const { registry } = useWorkbench()
  const texts = useMemo(() => textsOfSection(registry, blocks), [registry, blocks])
  const isLocked = useLock(id) !== null
  return (
    <div className={styles.body} inert={isLocked}>
      <p>{text(texts.length === 0 ? 'composer.section.no-texts' : 'composer.section.texts.help')}</p>
      {texts.map((each) => (
        <TextsOfBlock key={each.block.id} id={id} {...each} />
      ))}
    </div>
  )
}

/** The texts of a shared section that one place may word otherwise: each is marked where it differs, and goes back to the shared text. */
export function PlaceTexts({ id }: { readonly id: string }) {
  const section = useBlockFact(id, (block) => JSON.stringify(block?.props['section'] ?? 0))
  const found = useSections()?.find((each) => JSON.stringify(each.id) === section)
  const blocks = useMemo(() => readBlocks(found?.blocks), [found])
  return found ? <Texts id={id} blocks={blocks} /> : null
}
