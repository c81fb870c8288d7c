import type { RefObject } from 'react'
import type { Filling } from '#renderer/hooks/use-site-form.ts'
import type { Form } from '#schemas/api/content/form.ts'
import { FormStep } from '#ui/forms/FormStep.tsx'
import { Field } from './Field.tsx'
import { useCondition } from './use-condition.ts'

interface StepProps {
  readonly form: Form
  readonly step: Form['steps'][number]
  readonly isShown: boolean
  readonly filling: Filling
  readonly titleRef: RefObject<HTMLLegendElement | null> | null
}

/** One step of a form; those that are not shown, and fields that are not asked, are there all the same for who has no scripts. */
export function Step({ form, step, isShown, filling, titleRef }: StepProps) {
  const conditionOf = useCondition(form)
  return (
    <FormStep title={step.title} isShown={isShown} titleRef={titleRef}>
      {step.fields.map((field) => (
        <div key={field.name} hidden={!filling.state.asked.includes(field.name)} data-form-part="">
          <Field field={field} condition={conditionOf(field)} filling={filling} />
        </div>
      ))}
    </FormStep>
  )
}
