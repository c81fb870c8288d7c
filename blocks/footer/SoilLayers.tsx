import styles from './View.module.css'

/** Layers of soil, drawn where the footer begins; the theme gives them their height and colours. */
export function Strata() {
  return (
    <svg className={styles.strata} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 34C210 8 420 52 700 30s480 26 740-8v98H0z" />
      <path d="M0 62c240-22 430 18 690 2s500-30 750 8v48H0z" />
      <path d="M0 84c190 14 460-20 720-4s470 20 720-6v46H0z" />
      <path d="M0 108c260-16 500 10 740 0s480-14 700 2v10H0z" />
    </svg>
  )
}
