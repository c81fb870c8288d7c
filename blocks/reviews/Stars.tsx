import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './View.module.css'

const ALL = [1, 2, 3, 4, 5]

/** A rating as stars, the last of them full from the half on; said in words unless they stand beside it. */
export function Stars({ rating, label }: { readonly rating: number; readonly label?: string }) {
  return (
    <p className={styles.stars}>
      {ALL.map((star) => (
        <span key={star} className={styles.star} data-full={rating >= star - 0.5 || undefined}>
          <Icon name="star" />
        </span>
      ))}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </p>
  )
}
