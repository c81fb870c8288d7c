/** The event that says that the app was fetched but could not start. */
export const APP_FAILED = 'app.failed'
