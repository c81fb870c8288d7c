import { formatPhone, phoneHref } from '#i18n/phone.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage, useParameter } from '#renderer/context.ts'
import { FormNotice } from '#ui/forms/FormNotice.tsx'

/** How to order where no script runs: a cart is kept by the browser alone. */
export function WithoutScript() {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const phone = useParameter('COMPANY_PHONE')
  return (
    <div hidden data-without-script="">
      <FormNotice kind="note" title={text('block.cart.withoutScript.title')}>
        <p className="inline-links">
          {typeof phone === 'string' && (
            <>
              {text('block.cart.withoutScript.phone')} <a href={phoneHref(phone)}>{formatPhone(phone, locale)}</a>.{' '}
            </>
          )}
          <a href={localPath('/contact')}>{text('block.cart.withoutScript.contact')}</a>
        </p>
      </FormNotice>
    </div>
  )
}
