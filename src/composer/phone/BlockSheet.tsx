import { useMemo, useRef } from 'react'
import { IconButton } from '#kit/buttons/IconButton.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { Sheet } from '#kit/overlays/Sheet.tsx'
import { pointerSegments } from '#engine/document/pointer.ts'
import type { Field } from '#forms/field-tree.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { useReadNames } from '#forms/values/names/use-read-names.ts'
import { readableText } from '#forms/values/readable-text.ts'
import { PHONE_ACTS } from '#composer/acts/act-icons.ts'
import { nameOf } from '#composer/commands/selected-block.ts'
import { FindingNotes } from '#composer/findings/FindingNotes.tsx'
import { VISIBILITY } from '#composer/findings/why-unseen.ts'
import { BlockFields } from '#composer/inspector/BlockFields.tsx'
import { PlaceTextsEntry } from '#composer/sections/PlaceTextsEntry.tsx'
import { SharedSectionNote } from '#composer/sections/SharedSectionNote.tsx'
import { LockNote } from '#composer/inspector/LockNote.tsx'
import { RepairCard } from '#composer/inspector/RepairCard.tsx'
import { BlockAct, BlockActs } from '#composer/inspector/BlockActs.tsx'
import { WordsNote } from '#composer/inspector/WordsNote.tsx'
import { ownTree } from '#composer/inspector/words-tree.ts'
import { VisibilityForm } from '#composer/inspector/VisibilityForm.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { fieldWords } from './field-words.ts'
import { fieldsInTurn } from './fields-in-turn.ts'
import styles from './phone.module.css'

function FieldLine({ id, field, onOpen }: { readonly id: string; readonly field: Field; readonly onOpen: () => void }) {
  const text = useComposerText()
  const { pickers } = useWorkbench()
  const names = useReadNames(pickers)
  const words = useBlockFact(id, (block) =>
    readableText(fieldWords(field, ownValue(block?.props, field.name), { text, names }) ?? '', pickers.values),
  )
  return (
    <li>
      <button type="button" className={styles.line} onClick={onOpen}>
        <span className={styles.name}>{field.label.fr}</span>
        <span className={styles.value} data-empty={words === '' || undefined}>
          {words || text('composer.phone.empty')}
        </span>
        <Icon name="chevron-right" size={14} />
      </button>
    </li>
  )
}

/** The chosen element of a phone: its acts, and its fields as lines; a line opens its field in a sheet above the keyboard. */
export function BlockSheet({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { store, registry, selection, focused, may } = useWorkbench()
  const wanted = useValue(focused)
  const type = useBlockFact(id, (block) => block?.type ?? '')
  const manifest = registry.types.get(type)?.manifest
  const fields = useMemo(() => fieldsInTurn(ownTree({ may }, manifest)), [manifest, may])
  const name = useBlockFact(id, () => nameOf({ document: store.document, registry }, id))
  const [asked] = (wanted?.blockId === id && pointerSegments(wanted.pointer)) || []
  const at = fields.findIndex((each) => each.name === asked)
  const field = fields[at]
  const tree = useMemo(() => ({ fields: field ? [field] : [] }), [field])
  const open = (index: number) => {
    const next = fields[index]
    if (next) focused.set({ blockId: id, pointer: pointerTo('', next.name) })
  }
  const lines = useRef<HTMLUListElement>(null)
  // The line of the field that was seen last takes the focus: a line of the checks that led to the field is gone.
  const close = () => {
    lines.current?.children[at]?.querySelector('button')?.focus()
    focused.set(null)
  }
  if (type === '') return null
  return (
    <section className={styles.sheet} aria-label={name} data-block-sheet="" tabIndex={-1}>
      <header className={styles.head} data-keep-clear="">
        <h2>{name}</h2>
        <BlockAct name="moveUp" />
        <BlockAct name="moveDown" />
        <BlockActs first={PHONE_ACTS} />
        <IconButton icon="x" size="medium" label={text('composer.close')} onClick={() => selection.select([])} />
      </header>
      <div className={styles.content}>
        <SharedSectionNote id={id} />
        <PlaceTextsEntry id={id} type={type} />
        <LockNote id={id} />
        <WordsNote hasFields={fields.length > 0} />
        <RepairCard id={id} />
        <FindingNotes id={id} />
        <ul ref={lines}>
          {fields.map((each, index) => (
            <FieldLine key={each.name} id={id} field={each} onOpen={() => open(index)} />
          ))}
        </ul>
      </div>
      <Sheet
        from="below"
        isOpen={field !== undefined}
        onClose={close}
        title={name}
        isFlush
        hasClearScrim
        acts={
          <>
            <IconButton icon="chevron-up" size="medium" label={text('composer.phone.former')} onClick={() => open(at - 1)} />
            <IconButton icon="chevron-down" size="medium" label={text('composer.phone.next')} onClick={() => open(at + 1)} />
          </>
        }
      >
        {field && <BlockFields key={field.name} id={id} tree={tree} />}
      </Sheet>
      <Sheet
        from="below"
        isOpen={wanted?.blockId === id && wanted.pointer === VISIBILITY}
        onClose={() => focused.set(null)}
        title={text('composer.fields.visibility')}
        isFlush
      >
        <VisibilityForm id={id} />
      </Sheet>
    </section>
  )
}
