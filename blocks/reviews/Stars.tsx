import { icons } from '#ui/icons/icons.ts'
import { VisuallyHidden } from '#ui/text/VisuallyHidden.tsx'
import styles from './View.module.css'

const ALL = [1, 2, 3, 4, 5]
const { viewBox, path } = icons.star
const [, , WIDTH = 0, HEIGHT = 0] = viewBox.split(' ').map(Number)
const FULL = `${styles.shape} ${styles.full}`

/** A rating as stars, the last of them as full as its part; said in words unless they stand beside it. */
export function Stars({ rating, label }: { readonly rating: number; readonly label?: string }) {
  return (
    <p className={styles.stars}>
      {ALL.map((star) => (
        <Star key={star} part={Math.round(10 * Math.min(1, Math.max(0, rating - star + 1))) / 10} />
      ))}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </p>
  )
}

/** An empty star, and over it as much of a full one. */
function Star({ part }: { readonly part: number }) {
  return (
    <span className={styles.star} data-part={part}>
      <svg className={styles.shape} viewBox={viewBox} aria-hidden="true">
        <path d={path} />
      </svg>
      {part > 0 && (
        <svg className={FULL} viewBox={`0 0 ${WIDTH * part} ${HEIGHT}`} aria-hidden="true">
          <path d={path} />
        </svg>
      )}
    </span>
  )
}
