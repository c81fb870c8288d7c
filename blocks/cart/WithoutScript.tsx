import { formatPhone, phoneHref } from '#i18n/phone.ts'
import { useText } from '#i18n/use-text.ts'
import { useLocalePath, usePage, useParameter } from '#renderer/context.ts'
import { OrderOtherwise } from '#ui/OrderOtherwise.tsx'

/** How to order where no script runs: a cart is kept by the browser alone. */
export function WithoutScript() {
  const text = useText()
  const localPath = useLocalePath()
  const { locale } = usePage()
  const phone = useParameter('COMPANY_PHONE')
  return (
    <OrderOtherwise
      title={text('block.cart.withoutScript.title')}
      phone={
        typeof phone === 'string'
          ? { words: text('block.cart.withoutScript.phone'), href: phoneHref(phone), number: formatPhone(phone, locale) }
          : null
      }
      contact={{ href: localPath('/contact'), words: text('block.cart.withoutScript.contact') }}
    />
  )
}
