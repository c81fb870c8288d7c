/** The pace of the mail worker in tests: the same steps as in life, with less patience. */
export const quickPace = {
  boss: { supervise: 1 },
  mail: { firstRetry: 1, longestRetry: 1, look: 0.5, silence: 10 },
} as const
