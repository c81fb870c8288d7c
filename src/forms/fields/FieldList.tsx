import { useCallback, useState } from 'react'
import { conditionHolds } from '#engine/registry/condition.ts'
import { useFormsText } from '#i18n/hooks/use-forms-text.ts'
import type { Field, ShownWhen } from '#forms/field-tree.ts'
import styles from '#forms/forms.module.css'
import { useForm, useHasProblem } from '#forms/form-context.ts'
import { pointerTo } from '#forms/pointer-to.ts'
import { useFocusTarget, useRead } from './use-field.ts'

interface FieldListProps {
  readonly fields: readonly Field[]
  /** The pointer of the object that holds the fields. */
  readonly pointer: string
}

/** Neighbours with the same fold, or one field outside of folds. */
interface Run {
  readonly fold: Field['fold']
  readonly fields: readonly Field[]
}

function runsOf(fields: readonly Field[]): readonly Run[] {
  const runs: { fold: Field['fold']; fields: Field[] }[] = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (last?.fold && last.fold.fr === field.fold?.fr) last.fields.push(field)
    else runs.push({ fold: field.fold, fields: [field] })
  }
  return runs
}

/** The fields of one object in their order, folds closed, without the fields that another value makes idle. */
export function FieldList({ fields, pointer }: FieldListProps) {
  return (
    <div className={styles.fields}>
      {runsOf(fields).map(({ fold, fields: [first, ...rest] }) => {
        if (!first) return null
        const key = first.name
        if (!fold) return <ShownField key={key} field={first} pointer={pointer} />
        return <Fold key={key} title={fold} fields={[first, ...rest]} pointer={pointer} />
      })}
    </div>
  )
}

/** A field with a condition appears and goes with the value of the other field; one with a fault is always shown. */
function ShownField({ field, pointer }: { readonly field: Field; readonly pointer: string }) {
  const { Field } = useForm()
  const own = pointerTo(pointer, field.name)
  const shown = <Field field={field} pointer={own} />
  return field.when ? (
    <Conditional when={field.when} own={own} pointer={pointer}>
      {shown}
    </Conditional>
  ) : (
    shown
  )
}

interface ConditionalProps {
  readonly when: ShownWhen
  readonly own: string
  readonly pointer: string
  readonly children: React.ReactNode
}

function Conditional({ when: { condition, fallback }, own, pointer, children }: ConditionalProps) {
  const read = useCallback(
    (value: Parameters<typeof conditionHolds>[1]) => conditionHolds(condition, value ?? fallback),
    [condition, fallback],
  )
  const holds = useRead(pointerTo(pointer, condition.prop), read)
  const hasProblem = useHasProblem(own)
  return holds || hasProblem ? children : null
}

interface FoldProps extends FieldListProps {
  readonly title: NonNullable<Field['fold']>
}

/** Fields under a title, closed at first. A fault in one of them is said beside the title. */
function Fold({ title, fields, pointer }: FoldProps) {
  const text = useFormsText()
  const { word } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{word(title)}</span>
        {fields.map(({ name }) => (
          <FoldTarget key={name} pointer={pointerTo(pointer, name)} onReveal={() => setIsOpen(true)} problem={text('forms.fold.problem')} />
        ))}
      </summary>
      <div className={styles.fields}>
        {fields.map((field) => (
          <ShownField key={field.name} field={field} pointer={pointer} />
        ))}
      </div>
    </details>
  )
}

interface FoldTargetProps {
  readonly pointer: string
  readonly onReveal: () => void
  readonly problem: string
}

/** Opens the fold for a refusal that leads to one of its fields, and marks a fault. */
function FoldTarget({ pointer, onReveal, problem }: FoldTargetProps) {
  useFocusTarget(pointer, () => undefined, { reveal: onReveal })
  return useHasProblem(pointer) && <span className={styles.fault}> {problem}</span>
}
