import styles from './text.module.css'

/** The name of a key or of a combination of keys, hidden where there is no keyboard. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
