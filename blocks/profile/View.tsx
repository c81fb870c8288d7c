import { formatPhone } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { Html } from '#renderer/html/SafeHtml.tsx'
import { useForm, useParameter } from '#renderer/context.ts'
import { fieldOf, formOf } from '#renderer/form-field.ts'
import type { BlockViewProps } from '#renderer/view.ts'
import type { User } from '#schemas/api/people/user.ts'
import type { ProfileProps } from '#schemas/generated/block-props.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { PhoneField } from '#ui/forms/fields/PhoneField.tsx'
import { SubmitButton } from '#ui/forms/SubmitButton.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { EmailChange } from './EmailChange.tsx'
import styles from './View.module.css'

interface ProfileData {
  readonly me?: User | null
}

/** The identity of the member, and the address for signing in. */
export function View({ id, props, data: { me } }: BlockViewProps<ProfileProps, ProfileData>) {
  const text = useText()
  return (
    <Panel id={id} title={props.title ?? text('block.profile.title')} intro={props.intro && <Html as="p" html={props.intro} />}>
      {me ? (
        <div className={styles.parts}>
          <Details me={me} />
          <EmailChange id={id} me={me} />
        </div>
      ) : (
        <FormNotice kind="failure">{text('account.failed')}</FormNotice>
      )}
    </Panel>
  )
}

/** As people type it: with spaces that a keyboard has. */
function typedPhone({ phone }: User): string | null {
  return phone && formatPhone(phone).replaceAll('\u00a0', ' ')
}

function Details({ me }: { readonly me: User }) {
  const text = useText()
  const form = useForm('user.update')
  const asksBirthdate = useParameter('ASK_BIRTHDATE_AT_REGISTER') === true
  const blocksMinors = useParameter('BLOCK_MINORS_FROM_REGISTERING') === true
  const optional = text('form.optional')
  return (
    <Form
      {...formOf(form)}
      labels={{
        firstname: text('form.firstname'),
        lastname: text('form.lastname'),
        phone: text('form.phone'),
        birthdate: text('block.profile.birthdate'),
      }}
    >
      {form.isDone && <FormNotice kind="success" title={text('block.profile.saved')} takesFocus />}
      <NameFields
        firstname={{ ...fieldOf(form, 'firstname', me.firstname), label: text('form.firstname') }}
        lastname={{ ...fieldOf(form, 'lastname', me.lastname), label: text('form.lastname') }}
        required
      />
      <PhoneField
        {...fieldOf(form, 'phone', typedPhone(me))}
        label={text('form.phone')}
        hint={text('form.phoneHint')}
        requirement={optional}
      />
      {(asksBirthdate || blocksMinors || me.birthdate !== null) && (
        <TextField
          {...fieldOf(form, 'birthdate', me.birthdate)}
          label={text('block.profile.birthdate')}
          requirement={blocksMinors ? undefined : optional}
          required={blocksMinors}
          type="date"
          autoComplete="bday"
        />
      )}
      <SubmitButton label={text('block.profile.save')} />
    </Form>
  )
}
