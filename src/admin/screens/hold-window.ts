let works = 0

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function release(): void {
  works -= 1
  if (works === 0) removeEventListener('beforeunload', warn)
}

/** Asks before the window is closed or loaded again until a work has ended, also from another screen. */
export function holdWindow<Answer>(work: Promise<Answer>): Promise<Answer> {
  works += 1
  if (works === 1) addEventListener('beforeunload', warn)
  return work.finally(release)
}
