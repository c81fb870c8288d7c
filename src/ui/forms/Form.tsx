import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { ErrorSummary, type FieldLabels, type FormError } from './ErrorSummary.tsx'
import { HiddenFields } from './fields/HiddenFields.tsx'
import { FormScopeProvider } from './form-scope.ts'
import { inFormOrder } from './sort-errors.ts'
import styles from './forms.module.css'

interface FormProps {
  /** The name of this form in the page's route. */
  readonly name: string
  readonly action: string
  /** The mark of the page's owner. */
  readonly owner?: string | null | undefined
  /** How the ids of its fields begin, when the page has several forms of one name. */
  readonly id?: string | undefined
  /** Why all that was sent was refused. */
  readonly message?: string | null | undefined
  readonly errors?: readonly FormError[] | undefined
  /** Its fields in the order in which they stand, with what they are called where what was refused is summed up; null where the reason says it. */
  readonly labels?: FieldLabels | undefined
  /** Values that go along unseen. */
  readonly hidden?: Readonly<Record<string, string>> | undefined
  /** The accessible name, for a form without a title around it. */
  readonly label?: string | undefined
  /** A line of controls, such as a button alone, keeps no distance of its own. */
  readonly layout?: 'stack' | 'line' | undefined
  /** How it is sent when files go along. */
  readonly encType?: 'multipart/form-data' | undefined
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** Called when a line of the error summary is followed to its field, which may have to be brought into sight first. */
  readonly onFollowFault?: ((event: MouseEvent<HTMLAnchorElement>, field: string) => void) | undefined
  readonly children: ReactNode
}

const NONE: readonly FormError[] = []
const NO_LABELS = {}

/** A plain form, sent to the page's own route; what was refused stands above its fields, and the first of them takes the focus. */
export function Form({
  name,
  action,
  owner,
  id = name,
  message,
  errors = NONE,
  labels = NO_LABELS,
  hidden = {},
  label,
  layout = 'stack',
  encType,
  onSubmit,
  onFollowFault,
  children,
}: FormProps) {
  const faults = inFormOrder(errors, Object.keys(labels))
  const focus = faults.find(({ field }) => field !== '')?.field ?? null
  return (
    <form
      className={styles.form}
      method="post"
      encType={encType}
      noValidate
      action={action}
      aria-label={label}
      data-layout={layout}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="_form" value={name} />
      {owner && <input type="hidden" name="_owner" value={owner} />}
      <HiddenFields fields={hidden} />
      {message ? <ErrorSummary prefix={id} message={message} errors={faults} labels={labels} onFollow={onFollowFault} /> : null}
      <FormScopeProvider value={{ prefix: id, focus }}>{children}</FormScopeProvider>
    </form>
  )
}
