import type { PasswordCost } from '#server/people/passwords/service.ts'

/** Hundreds of times less work than the usual cost: tests hash thousands of passwords, and `passwords.test.ts` checks the usual one. */
export const cheapHash: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
