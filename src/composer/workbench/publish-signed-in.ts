import { PublicationError } from '#machines/composer/composer.machine.ts'
import type { ComposerLock } from '#composer/composer-props.ts'

/** A publication that was refused because the session has ended. */
export class SignedOutError extends PublicationError {}

interface Needs {
  readonly publish: () => Promise<number>
  /** True while what waits cannot be sent for want of a session. */
  readonly isLocked: () => boolean
  readonly lock: Pick<ComposerLock, 'onUnlock'>
}

function nextUnlock({ onUnlock }: Pick<ComposerLock, 'onUnlock'>): Promise<void> {
  return new Promise((resolve) => {
    const end = onUnlock(() => {
      end()
      resolve()
    })
  })
}

/** Publishes; where the session has ended, publishes again after the next sign-in. */
export async function publishSignedIn({ publish, isLocked, lock }: Needs): Promise<number> {
  try {
    return await publish()
  } catch (error) {
    if (!(error instanceof SignedOutError) && !isLocked()) throw error
    await nextUnlock(lock)
    return publish()
  }
}
