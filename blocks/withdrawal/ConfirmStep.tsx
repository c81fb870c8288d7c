import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import type { PendingDeclaration } from './form-result.ts'
import { Facts } from './DeclarationSummary.tsx'
import styles from './View.module.css'

interface ConfirmStepProps {
  readonly id: string
  readonly form: FormState
  readonly waiting: PendingDeclaration
  /** The declaration to confirm; when it is edited again, its fields hold the typed values. */
  readonly declare: FormState
}

/** One look at what was declared, and the button that makes it count. */
export function ConfirmStep({ id, form, waiting: { withdrawalId, declared, typed }, declare }: ConfirmStepProps) {
  const text = useText()
  return (
    <FormLayout id={id} title={text('block.withdrawal.check')} intro={<p>{text('block.withdrawal.checkIntro')}</p>}>
      {declared && (
        <>
          <p className={styles.statement}>{text('block.withdrawal.statement')}</p>
          <Facts
            rows={[
              [text('block.withdrawal.reference'), declared.reference],
              [text('block.withdrawal.name'), declared.name],
              [text('form.email'), declared.email],
              [text('block.withdrawal.scope'), declared.products?.join(', ') ?? declared.message ?? text('block.withdrawal.all')],
            ]}
          />
        </>
      )}
      <Form {...formOf(form)} hidden={{ withdrawalId, ...typed }}>
        <SubmitButton label={text('block.withdrawal.confirm')} />
      </Form>
      <Form {...formOf(declare)} id={`${id}-again`} layout="line" hidden={{ _revise: '1', ...typed }}>
        <SubmitButton label={text('block.withdrawal.again')} kind="link" />
      </Form>
    </FormLayout>
  )
}
