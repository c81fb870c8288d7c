import { localValues } from '#site/browser-storage.ts'

/** The local storage key that marks a navigation in progress. Any value but « yes » means no. */
const FLAG = 'transition'
const YES = 'yes'
const SECONDS = 0.22

/** The pages shown since the document was opened. */
const seen = new Set<string>()

let motion: typeof import('framer-motion/dom/mini') | null = null

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

async function fetchMotion(): Promise<void> {
  try {
    motion = await import('framer-motion/dom/mini')
  } catch {
    // Without a connection pages appear without an animation, and the next one tries again.
  }
}

/** Marks a navigation in progress and loads its animation. */
export function beginTransition(): void {
  localValues.write(FLAG, YES)
  if (motion === null && wantsMotion()) void fetchMotion()
}

/** Records the first page, which appears without an animation. */
export function recordFirstPage(path: string): void {
  seen.add(path)
}

interface Sight {
  readonly path: string
  /** True when animations run each time, not only the first time. */
  readonly repeats: boolean
}

/** Animates the content of a page after a navigation, unless reduced motion is set. */
export function endTransition(content: HTMLElement | null, { path, repeats }: Sight): void {
  const isDue = localValues.read(FLAG) === YES && (repeats || !seen.has(path))
  seen.add(path)
  localValues.write(FLAG, 'no')
  if (isDue && content && motion && wantsMotion())
    motion.animate(content, { opacity: [0, 1], transform: ['translateY(0.5rem)', 'none'] }, { duration: SECONDS, ease: 'easeOut' })
}
