import type { CartAddress, CartAddresses, CartContact, StoredCart } from '#schemas/runtime/cart.ts'

/** The values of the identity step, as the cart stores them. */
export interface ReadIdentity {
  readonly contact: CartContact
  readonly address: CartAddresses
}

type Read = (name: string) => string | null

const words = (read: Read, name: string, kept: string): string => read(name) ?? kept

function addressOf(read: Read, name: string, kept: CartAddress): CartAddress {
  const country = read(`${name}-country`)
  return {
    firstname: words(read, `${name}-firstname`, kept.firstname),
    lastname: words(read, `${name}-lastname`, kept.lastname),
    address: words(read, `${name}-address`, kept.address),
    addressPart2: words(read, `${name}-addressPart2`, kept.addressPart2),
    postalCode: words(read, `${name}-postalCode`, kept.postalCode),
    city: words(read, `${name}-city`, kept.city),
    country: country === null || country === '' ? kept.country : Number(country),
  }
}

/** The address to which the order is brought, with the town for which shipping was priced. */
export function deliveryAddress(shipping: CartAddress, { city, country }: Pick<StoredCart, 'city' | 'country'>): CartAddress {
  return { ...shipping, postalCode: city?.postalCode ?? '', city: city?.name ?? '', country: country?.id ?? null }
}

/** Reads the fields that are shown; what is not asked stays as the cart keeps it. */
export function readIdentity(
  form: HTMLFormElement,
  kept: StoredCart,
  { isBilledThere, hasCompany, isGift }: { readonly isBilledThere: boolean; readonly hasCompany: boolean; readonly isGift: boolean },
): ReadIdentity {
  const data = new FormData(form)
  const read: Read = (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : null
  }
  const { email, phone, birthdate, message } = kept.contact
  const shipping = addressOf(read, 'address-delivery', kept.address.shipping)
  return {
    contact: {
      email: words(read, 'user-email', email),
      phone: words(read, 'user-phone', phone),
      birthdate: words(read, 'user-birthdate', birthdate),
      message: words(read, 'message', message),
      company: hasCompany
        ? {
            name: words(read, 'company-name', ''),
            siret: words(read, 'company-siret', ''),
            vatNumber: words(read, 'company-vatNumber', ''),
            reference: words(read, 'company-reference', ''),
          }
        : null,
      gift: isGift ? { message: words(read, 'gift-message', ''), from: words(read, 'gift-from', '') } : null,
    },
    address: {
      shipping,
      billing: isBilledThere ? deliveryAddress(shipping, kept) : addressOf(read, 'address-billing', kept.address.billing),
    },
  }
}

/** Returns true for an address without any value. */
export function isBlank({ firstname, lastname, address, postalCode, city }: CartAddress): boolean {
  return [firstname, lastname, address, postalCode, city].every((value) => value.trim() === '')
}

/** Returns true when two addresses are one. */
export function isSameAddress(one: CartAddress, other: CartAddress): boolean {
  return (Object.keys(one) as (keyof CartAddress)[]).every((key) => one[key] === other[key])
}
