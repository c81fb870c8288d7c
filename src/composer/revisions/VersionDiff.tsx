import { Button } from '#kit/buttons/Button.tsx'
import type { Operation } from '#engine/draft/operations/operation.ts'
import { MarkedWords } from '#composer/conflicts/MarkedWords.tsx'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import type { ChangeGroup, FieldWords } from './version-changes.ts'
import styles from './revisions.module.css'

/** Restores a part of the draft as one act; null where two versions are compared. */
type Restore = ((operations: readonly Operation[]) => void) | null

function Words({ before, after }: Pick<FieldWords, 'before' | 'after'>) {
  if (before !== undefined && after !== undefined)
    return (
      <p>
        <MarkedWords former={before} text={after} />
      </p>
    )
  return (
    <>
      {before !== undefined && <del>{before}</del>}
      {after !== undefined && <ins>{after}</ins>}
    </>
  )
}

function Field({ field, name, restore }: { readonly field: FieldWords; readonly name: string; readonly restore: Restore }) {
  const text = useComposerText()
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <b>{field.label}</b>
        {restore && (
          <Button
            variant="link"
            size="small"
            aria-label={text('composer.revisions.restore-field-of', { field: field.label, block: name })}
            onClick={() => restore(field.restore)}
          >
            {text('composer.revisions.restore-field')}
          </Button>
        )}
      </div>
      <Words before={field.before} after={field.after} />
    </div>
  )
}

const actOf = ({ marks }: ChangeGroup) => {
  if (marks.includes('added')) return 'composer.revisions.take-out'
  return marks.includes('moved') ? 'composer.revisions.put-back' : 'composer.revisions.restore-block'
}

function Group({ group, restore }: { readonly group: ChangeGroup; readonly restore: Restore }) {
  const text = useComposerText()
  const { restore: operations } = group
  return (
    <li>
      <div className={styles.groupHead}>
        <span>{group.title}</span>
        {group.marks.map((mark) => (
          <span key={mark} className={styles.meta}>
            {text(`composer.revisions.mark.${mark}`)}
          </span>
        ))}
        {restore && (
          <Button
            size="small"
            icon="history"
            aria-label={text('composer.revisions.act-of', { act: text(actOf(group)), block: group.title })}
            refusal={operations === null && text('composer.revisions.around-first')}
            onClick={() => operations && restore(operations)}
          >
            {text(actOf(group))}
          </Button>
        )}
      </div>
      {group.fields.map((field) => (
        <Field key={field.key} field={field} name={group.title} restore={restore} />
      ))}
    </li>
  )
}

/** The differences of two versions, element by element, with the words marked. */
export function VersionDiff({ groups, restore }: { readonly groups: readonly ChangeGroup[]; readonly restore: Restore }) {
  return (
    <ul className={styles.changes}>
      {groups.map((group) => (
        <Group key={group.key} group={group} restore={restore} />
      ))}
    </ul>
  )
}
