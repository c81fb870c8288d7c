import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import type { Problem } from '#forms/form-context.ts'
import { usePanel } from '#admin/panel-context.ts'
import { pathLabel } from '#admin/resources/history/path-words.ts'
import { useResourceText } from '#admin/resources/texts/use-resource-text.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import styles from './edit.module.css'
import type { FormParts } from './ItemFields.tsx'

/** Leads to the field of a fault, in the part of the form that holds it. */
export function focusProblem(parts: FormParts, pointer: string): void {
  const byDepth = [...parts].toSorted(([left], [right]) => right.length - left.length)
  for (const [name, handle] of byDepth) {
    const prefix = name.split(' ', 1)[0] ?? ''
    const inner = prefix.length > 1 && pointer.startsWith(`${prefix}/`) ? pointer.slice(prefix.length) : pointer
    if (handle.focusField(inner)) return
  }
}

interface ProblemSummaryProps {
  readonly problems: readonly Problem[]
  readonly parts: RefObject<FormParts>
}

/** The faults that a save was refused for, each leading to its field. The first one has the focus. */
export function ProblemSummary({ problems, parts }: ProblemSummaryProps) {
  const text = useResourceText()
  const { start } = usePanel()
  const { resource } = useResource()
  const shown = useRef<readonly Problem[]>([])
  useEffect(() => {
    const [first] = problems
    if (first && shown.current !== problems) focusProblem(parts.current, first.pointer)
    shown.current = problems
  }, [problems, parts])
  if (problems.length === 0) return null
  const labelOf = (pointer: string) => pathLabel(resource.fields, pointer.slice(1).replaceAll('/', '.'), start.locales.length > 1)
  return (
    <Note tone="refusal" isAnnounced>
      <p>{text('resources.form.faults', { count: problems.length })}</p>
      <ul className={styles.faults}>
        {problems.map(({ pointer, message }) => (
          <li key={pointer}>
            <Button variant="link" size="small" onClick={() => focusProblem(parts.current, pointer)}>
              {labelOf(pointer)}
            </Button>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Note>
  )
}
