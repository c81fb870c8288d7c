import { brands, type BrandName } from './brand-icons.ts'

/** The sign of a network; its name is said by the text beside it. */
export function BrandIcon({ network }: { readonly network: BrandName }) {
  const { viewBox, path } = brands[network].shape
  return (
    <svg className="icon" viewBox={viewBox} height="1em" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
