import { useText } from '#i18n/hooks/use-text.ts'
import type { Form } from '#schemas/api/content/form.ts'
import type { SiteFormState } from '#schemas/runtime/block-actors.ts'
import { FormButtons } from '#ui/forms/FormButtons.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

interface StepButtonsProps {
  readonly form: Form
  readonly state: SiteFormState
  readonly isBusy: boolean
  readonly onBack: () => void
}

/** On to the next step, or back; in the last one, and without scripts, the button that sends the form. */
export function StepButtons({ form, state: { steps, step }, isBusy, onBack }: StepButtonsProps) {
  const text = useText()
  const isLast = step === (steps.at(-1) ?? 0)
  return (
    <FormButtons>
      {isLast ? (
        <SubmitButton label={form.submitLabel} isBusy={isBusy} />
      ) : (
        <>
          <span data-needs-script="">
            <SubmitButton label={text('block.form.next')} />
          </span>
          <span data-without-script="">
            <SubmitButton label={form.submitLabel} />
          </span>
        </>
      )}
      {step !== steps[0] && (
        <button className="button" type="button" data-style="secondary" data-needs-script="" onClick={onBack}>
          {text('block.form.back')}
        </button>
      )}
    </FormButtons>
  )
}
