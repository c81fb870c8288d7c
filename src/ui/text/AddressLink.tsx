import { mapHref } from './map-href.ts'

interface PlaceAddressProps {
  readonly place: { readonly address: string; readonly postalCode: string; readonly city: string }
  /** Said after the address to those who cannot see where the link leads. */
  readonly mapNotice: string
}

/** A postal address on two lines, which leads to a map. */
export function PlaceAddress({ place: { address, postalCode, city }, mapNotice }: PlaceAddressProps) {
  return (
    <a href={mapHref(`${address}, ${postalCode} ${city}`)} rel="noopener">
      <span>{address}</span>
      <br />
      <span>{`${postalCode} ${city}`}</span>
      <span className="visually-hidden"> {mapNotice}</span>
    </a>
  )
}
