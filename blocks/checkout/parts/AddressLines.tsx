import { Fragment } from 'react'
import type { CartAddress } from '#schemas/runtime/cart.ts'

interface AddressLinesProps {
  readonly address?: CartAddress
  readonly lines?: readonly (string | null | undefined)[]
}

/** An address, line by line; what is empty is left out. */
export function AddressLines({ address, lines = [] }: AddressLinesProps) {
  const own = address
    ? [`${address.firstname} ${address.lastname}`, address.address, address.addressPart2, `${address.postalCode} ${address.city}`]
    : lines
  return (
    <p translate="no">
      {own.filter(Boolean).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <span>{line}</span>
        </Fragment>
      ))}
    </p>
  )
}
