import { formatPhone } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useLocalePath, usePage } from '#renderer/context.ts'
import { FormRow } from '#ui/forms/FormRow.tsx'
import { PhoneField } from '#ui/forms/fields/PhoneField.tsx'
import { TextField } from '#ui/forms/fields/TextField.tsx'
import { faultOf } from '#blocks/checkout/parts/step-errors.ts'
import type { Shop } from '#blocks/checkout/parts/use-shop.ts'
import styles from '#blocks/checkout/parts/checkout.module.css'

interface BuyerFieldsProps {
  readonly shop: Shop
  readonly signInHref: string | undefined
}

/** A telephone number as a person would type it. */
const writtenPhone = (phone: string, locale: string) => formatPhone(phone, locale).replaceAll('\u00a0', ' ')

/** The contact fields of the buyer. Data of the account is not asked for, and an account is optional. */
export function BuyerFields({ shop: { cart, checkout }, signInHref }: BuyerFieldsProps) {
  const text = useText()
  const localPath = useLocalePath()
  const { path, locale } = usePage()
  const { contact } = cart.kept
  const { buyer } = checkout
  return (
    <>
      {buyer ? (
        <p className={styles.member}>{text('block.checkout.signedIn', { email: buyer.email })}</p>
      ) : (
        <>
          <p className={`inline-links ${styles.soft}`}>
            {text('block.checkout.asGuest')}{' '}
            {signInHref && <a href={`${localPath(signInHref)}?target=${encodeURIComponent(path)}`}>{text('block.checkout.signIn')}</a>}
          </p>
          <TextField
            name="user-email"
            type="email"
            label={text('block.checkout.email')}
            hint={text('block.checkout.emailHint')}
            defaultValue={contact.email}
            error={faultOf(checkout, 'user.email')}
            autoComplete="email"
            required
          />
        </>
      )}
      <FormRow>
        <PhoneField
          name="user-phone"
          label={text('block.checkout.phone')}
          defaultValue={contact.phone || writtenPhone(buyer?.phone ?? '', locale)}
          error={faultOf(checkout, 'user.phone')}
          required
        />
        {cart.holdsWine && !buyer?.birthdate && (
          <TextField
            name="user-birthdate"
            type="date"
            label={text('block.checkout.birthdate')}
            defaultValue={contact.birthdate}
            error={faultOf(checkout, 'user.birthdate')}
            autoComplete="bday"
            required
          />
        )}
      </FormRow>
      {cart.holdsWine && <p className={styles.soft}>{text('block.checkout.birthdateHint')}</p>}
    </>
  )
}
