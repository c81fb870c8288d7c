import { dishShape } from './dish-icons.ts'

/** A decorative drawing of a dish, beside the word that says the same. */
export function DishIcon({ icon }: { readonly icon: string }) {
  const { viewBox, path } = dishShape(icon)
  return (
    <svg className="icon" viewBox={viewBox} height="1em" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
