import { initialsOf } from './initials.ts'
import styles from './text.module.css'

const TONES = 4

const toneOf = (name: string): number => [...(name.split('@', 1)[0] ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TONES

/** Initials of a person in a circle, in a tint of the name; the name stands beside it. */
export function Avatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  return (
    <span className={styles.avatar} data-tone={toneOf(name)} data-size={isLarge ? 'large' : undefined} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
