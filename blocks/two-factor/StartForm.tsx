import { useText } from '#i18n/hooks/use-text.ts'
import type { FormState } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import { Form } from '#ui/forms/Form.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

interface StartFormProps {
  readonly form: FormState
  readonly email: string
  readonly isRestart?: boolean
}

/** Asks for a secret that an application can take. */
export function StartForm({ form, email, isRestart = false }: StartFormProps) {
  const text = useText()
  return (
    <Form {...formOf(form)}>
      <CurrentPasswordInput form={form} email={email} />
      <SubmitButton
        label={text(isRestart ? 'block.two-factor.restart' : 'block.two-factor.start')}
        kind={isRestart ? 'secondary' : 'primary'}
      />
    </Form>
  )
}
