import styles from './MapPlaceholder.module.css'

/** A plan as one draws it on a napkin: streets, a river, a garden, and a pin. It is no map, and stands for one until it is asked for. */
export function PlanDrawing() {
  return (
    <div className={styles.plan} aria-hidden="true">
      <svg className={styles.streets} viewBox="0 0 960 480" preserveAspectRatio="xMidYMid slice" focusable="false">
        <path className={styles.garden} d="M92 318 246 292l42 96-132 74-84-52zM742 38l134-22 38 88-128 34z" />
        <path className={styles.water} d="M-20 122C140 70 214 188 352 176S560 20 700-30h96C648 36 566 232 372 246S148 134-20 196z" />
        <path
          className={styles.lane}
          d="M40 500 150 270 104-20M286 500 330 246M432 500 446 236M600 500 566 150 520-20M742 500 700 60 690-20M880 500 848-20"
        />
        <path className={styles.lane} d="M-20 300 330 262 980 330M-20 404 460 372 980 420M560 130 980 176M640 40 980 78" />
        <path className={styles.street} d="M-20 252 360 300 590 250 980 236M486-20 520 248 500 500M-20 470 980 380" />
      </svg>
      <svg className={styles.pin} viewBox="0 0 48 62" focusable="false">
        <path d="M24 60C10 42 4 33 4 23a20 20 0 0 1 40 0c0 10-6 19-20 37z" />
        <circle cx="24" cy="23" r="8" />
      </svg>
    </div>
  )
}
