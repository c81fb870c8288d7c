import { useText } from '#i18n/use-text.ts'
import { Html } from '#renderer/Html.tsx'
import { useForm, useLocalePath } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { EventCancellationProps } from '#schemas/generated/block-props.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { OneForm } from '#ui/OneForm.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'

/** Gives back the places taken at an event with one button: the link alone changes nothing, since mail programs open links too. */
export function View({ id, props }: BlockViewProps<EventCancellationProps>) {
  const text = useText()
  const localPath = useLocalePath()
  const form = useForm('element.cancelRegistration')
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.event-cancellation.intro')}</p>
  return (
    <OneForm id={id} title={props.title} intro={!form.isDone && intro}>
      {form.isDone ? (
        <>
          <FormNotice kind="success" title={text('block.event-cancellation.done')} takesFocus>
            <p>{text('block.event-cancellation.doneText')}</p>
          </FormNotice>
          {props.listHref && <LinkButton href={localPath(props.listHref)} label={text('event.all')} kind="secondary" />}
        </>
      ) : (
        <Form {...formOf(form)}>
          <SubmitButton label={text('block.event-cancellation.cancel')} />
        </Form>
      )}
    </OneForm>
  )
}
