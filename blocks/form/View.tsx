import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import type { BlockViewProps } from '#renderer/view.ts'
import type { Form } from '#schemas/api/content/form.ts'
import type { FormProps } from '#schemas/generated/block-props.ts'
import { FormLayout } from '#ui/layout/FormLayout.tsx'
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
