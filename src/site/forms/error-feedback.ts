import { createNotifications } from '#site/actors/notification-area.ts'
import { showFailure } from './render-form-error.tsx'

/** Whatever tells somebody that something has failed: one file, which is fetched before the line may be cut. */
export const notices = { createNotifications, showFailure }
