import { useText } from '#i18n/use-text.ts'
import { Html } from '#renderer/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Form } from '#schemas/api/form.ts'
import type { FormProps } from '#schemas/generated/block-props.ts'
import { FormLayout } from '#ui/FormLayout.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SiteForm } from './SiteForm.tsx'

interface FormData {
  readonly form?: Form
}

/** A form that the site has made itself. */
export function View({ id, props, data: { form } }: BlockViewProps<FormProps, FormData>) {
  const text = useText()
  const title = props.showTitle ? form?.title : undefined
  return (
    <FormLayout id={id} title={title} intro={props.intro && <Html as="p" html={props.intro} />}>
      {form ? (
        <SiteForm id={id} form={form} privacyHref={props.privacyHref} />
      ) : (
        <FormNotice kind="failure">{text('block.form.failed')}</FormNotice>
      )}
    </FormLayout>
  )
}
