import { formatPhone, phoneHref } from '#i18n/format/phone.ts'
import { useText } from './use-text.ts'

interface ShopContact {
  readonly phone: string | number | boolean | null
  readonly locale: string
  /** Where one writes to the shop. */
  readonly contactHref: string
}

/** How to order where no script runs, in words: by telephone when there is one, or by writing. */
export function useOrderOtherwise({ phone, locale, contactHref }: ShopContact) {
  const text = useText()
  return {
    phone:
      typeof phone === 'string'
        ? { words: text('block.cart.withoutScript.phone'), href: phoneHref(phone), number: formatPhone(phone, locale) }
        : null,
    contact: { href: contactHref, words: text('block.cart.withoutScript.contact') },
  }
}
