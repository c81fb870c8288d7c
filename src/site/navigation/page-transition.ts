import { localValues } from '#site/browser-storage.ts'

/** Where it is kept that a page is being opened from another one; absent or anything but « yes » means no. */
const FLAG = 'transition'
const YES = 'yes'
const SECONDS = 0.22

/** The pages that were seen since the document was opened. */
const seen = new Set<string>()

let motion: typeof import('framer-motion/dom/mini') | null = null

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

async function fetchMotion(): Promise<void> {
  try {
    motion = await import('framer-motion/dom/mini')
  } catch {
    // Where the line is cut pages come in without a motion, and the next one asks again.
  }
}

/** Remembers that another page is on its way, and fetches what will bring it in. */
export function beginTransition(): void {
  localValues.write(FLAG, YES)
  if (motion === null && wantsMotion()) void fetchMotion()
}

/** Notes a page that came in without a motion: the first one. */
export function recordFirstPage(path: string): void {
  seen.add(path)
}

interface Sight {
  readonly path: string
  /** Whether the site plays its animations at each sight, or at the first one alone. */
  readonly repeats: boolean
}

/** Brings the content of a page in, when it was opened from another one by someone who does not mind motion. */
export function endTransition(content: HTMLElement | null, { path, repeats }: Sight): void {
  const isDue = localValues.read(FLAG) === YES && (repeats || !seen.has(path))
  seen.add(path)
  localValues.write(FLAG, 'no')
  if (isDue && content && motion && wantsMotion())
    motion.animate(content, { opacity: [0, 1], transform: ['translateY(0.5rem)', 'none'] }, { duration: SECONDS, ease: 'easeOut' })
}
