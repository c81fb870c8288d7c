import { signs, type SignName } from './extra-icons.ts'

/** A decorative sign beside a text that says the same. */
export function Sign({ name }: { readonly name: SignName }) {
  const { viewBox, path } = signs[name]
  return (
    <svg className="icon" data-icon={name} viewBox={viewBox} height="1em" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
