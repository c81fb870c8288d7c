import { mailHref } from '#i18n/format/mail-href.ts'
import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { useContactPath, usePage, useParameter } from '#renderer/context.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'

/** How to order where no script runs: by telephone, or by writing, as far as the site has either. */
export function OrderOtherwise({ title }: { readonly title: string }) {
  const path = useContactPath()
  const phone = useParameter('COMPANY_PHONE')
  const email = useParameter('COMPANY_EMAIL')
  return (
    <div hidden data-without-script="">
      <FormNotice kind="note" title={title}>
        {(path ?? phone ?? email) !== null && (
          <p className="inline-links">
            {typeof phone === 'string' && <ByPhone phone={phone} />}
            <ByWriting path={path} email={email} />
          </p>
        )}
      </FormNotice>
    </div>
  )
}

function ByPhone({ phone }: { readonly phone: string }) {
  const text = useText()
  const { locale } = usePage()
  return (
    <>
      <span>{text('block.cart.withoutScript.phone')}</span> <a href={phoneHref(phone)}>{formatPhone(phone, locale)}</a>.{' '}
    </>
  )
}

function ByWriting({ path, email }: { readonly path: string | null; readonly email: unknown }) {
  const text = useText()
  if (path !== null) return <a href={path}>{text('block.cart.withoutScript.contact')}</a>
  if (typeof email !== 'string') return null
  return (
    <>
      <span>{text('block.cart.withoutScript.mail')}</span> <a href={mailHref(email)}>{email}</a>.
    </>
  )
}
