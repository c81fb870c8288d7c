import { useMemo } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { placeOfFault } from '#composer/checks/place-of-fault.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useBlockFact, useShown, useWorkbench } from '#composer/workbench/use-workbench.ts'
import { readSchema } from '#forms/read-schema.ts'
import { faultyFields } from './faulty-fields.ts'

/** The fields of an element whose values are missing or do not fit, each with the way to it. */
export function FaultyFields({ id }: { readonly id: string }) {
  const text = useComposerText()
  const { registry, problems, focused } = useWorkbench()
  const known = useShown(problems)
  const type = useBlockFact(id, (block) => block?.type ?? '')
  const schema = registry.types.get(type)?.manifest.props
  const tree = useMemo(() => (schema ? readSchema(schema) : { fields: [] }), [schema])
  const fields = faultyFields(known, id)
  if (fields.length === 0) return null
  return (
    <div className={styles.repair}>
      <Note tone="remark">
        <p>{text('composer.repair.incomplete', { count: fields.length })}</p>
      </Note>
      <ul className={styles.faulty}>
        {fields.map(({ pointer, isMissing }) => (
          <li key={pointer}>
            <span>
              <b>{placeOfFault(tree, pointer) ?? text('composer.repair.other')}</b>
              <small>{text(isMissing ? 'composer.repair.missing' : 'composer.repair.unfit')}</small>
            </span>
            <Button size="small" onClick={() => focused.set({ blockId: id, pointer })}>
              {text('composer.checks.fix')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
