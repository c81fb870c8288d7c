import { useMemo, useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AMOUNTS } from '#engine/showable-props.ts'
import { pointerSegments } from '#engine/document/pointer.ts'
import { useAct } from '#composer/acts/use-acts.ts'
import { placeOfFault } from '#composer/block-types/place-of-fault.ts'
import { commands } from '#composer/commands/commands.ts'
import { CHANGE } from '#composer/findings/take-card-act.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useMayWrite } from '#composer/workbench/person.ts'
import { useBlockFact, useShown, useValue, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { readSchema } from '#forms/read-schema.ts'
import { ChangeInto } from './ChangeInto.tsx'
import { faultyFields, type FaultyField } from './faulty-fields.ts'
import { useAskedFocus } from './use-asked-focus.ts'

interface FaultyLineProps extends FaultyField {
  readonly id: string
  /** Null for a value that no field shows. */
  readonly label: string | null
}

function FaultyLine({ id, pointer, isMissing, label }: FaultyLineProps) {
  const text = useComposerText()
  const { focused, runner } = useWorkbench()
  const name = label ?? pointerSegments(pointer)?.[0] ?? ''
  const clear = () => void runner.run(commands.clearField, { id, pointer, field: name })
  return (
    <li>
      <span>
        <b>{label ?? text('composer.repair.other', { name })}</b>
        <small>{text(isMissing ? 'composer.repair.missing' : 'composer.repair.unfit')}</small>
      </span>
      <Button size="small" onClick={label === null ? clear : () => focused.set({ blockId: id, pointer })}>
        {text(label === null ? 'composer.repair.clear' : 'composer.checks.fix')}
      </Button>
    </li>
  )
}

/** The ways without its fields: the element goes, or becomes one of another type. */
function OtherWays({ id, isChanging }: { readonly id: string; readonly isChanging: boolean }) {
  const text = useComposerText()
  const remove = useAct('remove')
  return (
    <>
      <div className={styles.repairActs}>
        <Button size="small" variant="subtle" refusal={remove.refusal ?? false} onClick={remove.onAct}>
          {text('composer.repair.remove')}
        </Button>
      </div>
      {isChanging && <ChangeInto id={id} />}
    </>
  )
}

/** The fields of an element whose values are missing or do not fit, each with the way to it. */
export function FaultyFields({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { registry, problems, focused } = useWorkbench()
  const known = useShown(problems)
  const type = useBlockFact(id, (block) => block?.type ?? '')
  const schema = registry.types.get(type)?.manifest.props
  const tree = useMemo(() => (schema ? readSchema(schema) : { fields: [] }), [schema])
  const fields = faultyFields(known, id)
  const card = useAskedFocus(id)
  const mayWrite = useMayWrite()
  const hasOtherShape = known.some(({ blockId, faults }) => blockId === id && faults.some(({ keyword }) => !AMOUNTS.has(keyword)))
  const wanted = useValue(focused)
  const [asked, setAsked] = useState<string | null>(null)
  if (wanted?.blockId === id && wanted.pointer === CHANGE && asked !== id) setAsked(id)
  const isChanging = hasOtherShape || asked === id
  if (fields.length === 0) return null
  return (
    <section ref={card} tabIndex={-1} aria-label={text('composer.repair.title')} className={styles.repair}>
      <Note tone="remark">
        <p>{text('composer.repair.incomplete', { count: fields.length })}</p>
      </Note>
      <ul className={styles.faulty}>
        {fields.map(({ pointer, isMissing }) => (
          <FaultyLine key={pointer} {...{ id, pointer, isMissing }} label={placeOfFault(tree, pointer)} />
        ))}
      </ul>
      {mayWrite && <OtherWays id={id} isChanging={isChanging} />}
    </section>
  )
}
