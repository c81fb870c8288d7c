import styles from '#ui/forms/forms.module.css'

/** A field that people neither see nor reach, and that robots fill in. */
export function RobotTrap({ label }: { readonly label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input name="_hp" type="text" aria-label={label} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
