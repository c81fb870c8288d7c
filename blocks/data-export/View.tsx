import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useSite } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { DataExportProps } from '#schemas/generated/block-props.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import styles from './View.module.css'

const PARTS = ['profile', 'consents', 'sessions', 'mails'] as const
const SHOP_PARTS = ['profile', 'orders', 'consents', 'sessions', 'mails'] as const

interface DataExportData {
  readonly me?: User | null
}

/** The form that downloads a copy of the personal data of an account. */
export function View({ id, props, data: { me } }: BlockViewProps<DataExportProps, DataExportData>) {
  const text = useText()
  const form = useForm('user.export')
  const { isECommerce, keepsOrders } = useSite()
  const parts = isECommerce || keepsOrders === true ? SHOP_PARTS : PARTS
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.data-export.intro')}</p>
  return (
    <Panel id={id} title={props.title ?? text('block.data-export.title')} intro={intro}>
      <div>
        <p className={styles.holds}>{text('block.data-export.holds')}</p>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>{text(`block.data-export.${part}`)}</li>
          ))}
        </ul>
      </div>
      <Form {...formOf(form)}>
        <CurrentPasswordInput form={form} email={me?.email} />
        <SubmitButton label={text('block.data-export.download')} icon="download" />
      </Form>
    </Panel>
  )
}
