import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useLocalePath, usePage, useSite } from '#renderer/context.ts'
import { formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { AccountDeletionProps } from '#schemas/generated/block-props.ts'
import { Disclosure } from '#ui/navigation/Disclosure.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { CurrentPasswordInput } from '#view-parts/CurrentPasswordInput.tsx'
import styles from './View.module.css'

interface AccountDeletionData {
  readonly me?: User | null
}

/** The form that deletes an account: what is retained and why, then a second step with the password. */
export function View({ id, props, data: { me } }: BlockViewProps<AccountDeletionProps, AccountDeletionData>) {
  const text = useText()
  const form = useForm('user.delete')
  const action = useActionWithTarget(props.afterwards)
  const intro = props.intro ? <Html as="p" html={props.intro} /> : <p>{text('block.account-deletion.intro')}</p>
  return (
    <Panel id={id} title={props.title ?? text('block.account-deletion.title')} intro={intro}>
      <Kept kept={props.kept ?? []} />
      <div className={styles.step}>
        <Disclosure summary={text('block.account-deletion.begin')} open={form.code !== null}>
          <div className={styles.inside}>
            <FormNotice kind="failure">
              <p>{text('block.account-deletion.warning')}</p>
            </FormNotice>
            <Form {...formOf(form)} action={action}>
              <CurrentPasswordInput form={form} email={me?.email} label={text('block.account-deletion.password')} isRequired />
              <SubmitButton label={text('block.account-deletion.confirm')} kind="danger" />
            </Form>
          </div>
        </Disclosure>
      </div>
    </Panel>
  )
}

/** The address of the page itself, with the page to open after the sign-out. */
function useActionWithTarget(afterwards: string | undefined): string {
  const { path } = usePage()
  const localPath = useLocalePath()
  return afterwards === undefined ? path : `${path}?target=${encodeURIComponent(localPath(afterwards))}`
}

type KeptThings = NonNullable<AccountDeletionProps['kept']>

/** The data that the law makes a shop retain. */
function useKeptByShop(): KeptThings {
  const text = useText()
  const { isECommerce, keepsOrders } = useSite()
  if (!isECommerce && keepsOrders !== true) return []
  return [
    {
      what: text('block.account-deletion.orders'),
      why: text('block.account-deletion.ordersWhy'),
      until: text('block.account-deletion.ordersUntil'),
    },
  ]
}

function Kept({ kept }: { readonly kept: KeptThings }) {
  const text = useText()
  const all = [...useKeptByShop(), ...kept]
  if (all.length === 0) return null
  return (
    <div className={styles.kept}>
      <h3 className={styles.subtitle}>{text('block.account-deletion.kept')}</h3>
      <dl className={styles.list}>
        {all.map(({ what, why, until }, index) => (
          <div key={index} className={styles.item}>
            <dt>{what}</dt>
            <dd>{why}</dd>
            {until !== undefined && <dd className={styles.until}>{until}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
