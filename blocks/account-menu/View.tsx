import { useText } from '#i18n/hooks/use-text.ts'
import { useForm, useLocalePath, usePage } from '#renderer/context.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { AccountMenuProps } from '#schemas/generated/block-props.ts'
import { Form } from '#ui/forms/Form.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import styles from './View.module.css'

interface AccountMenuData {
  readonly me?: User | null
}

/** The pages of the member area, and the way out of it. */
export function View({ id, props, data }: BlockViewProps<AccountMenuProps, AccountMenuData>) {
  const text = useText()
  const localPath = useLocalePath()
  const { path } = usePage()
  const signOut = useForm('user.logout')
  return (
    <div className={styles.menu} data-print="hide">
      <nav className={styles.pages} aria-label={props.label}>
        <ul className={styles.list}>
          {props.links.map(({ label, href }, index) => {
            const address = localPath(href)
            return (
              <li key={index}>
                <a className={styles.link} href={address} aria-current={address === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.who}>
        {data.me && <p className={styles.name}>{text('block.account-menu.who', { name: nameOf(data.me) })}</p>}
        {props.signOut && (
          <Form id={id} name="user.logout" action={signOut.action} layout="line">
            <SubmitButton label={text('block.account-menu.signOut')} kind="link" />
          </Form>
        )}
      </div>
    </div>
  )
}

function nameOf({ firstname, lastname, email }: User): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email
}
