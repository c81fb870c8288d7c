import { useEffect, useState, type ReactNode } from 'react'
import styles from './feedback.module.css'

interface SkeletonProps {
  readonly width?: number | string
  readonly height?: number | string
}

/** A grey place where a text will stand. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}

/** The wait after which a skeleton is drawn, in milliseconds: what comes sooner needs none. */
const SKELETON_DELAY = 200

/** Shows its children once one has waited long enough to ask what happens. */
export function AfterDelay({ children }: { readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SKELETON_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? children : null
}
