import { createNotifications } from '#site/actors/notification-area.ts'
import { showFailure } from './render-form-error.tsx'

/** Functions that show an error, in one file that is loaded before the connection may fail. */
export const notices = { createNotifications, showFailure }
