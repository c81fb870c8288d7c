import { z } from 'zod'
import { instantSchema, rowIdSchema } from '#schemas/api/base/scalars.ts'
import { teamProfiles } from './team-profiles.ts'

/** A person of the team. */
export const teamPersonSchema = z.object({
  id: rowIdSchema,
  email: z.string(),
  /** First and last name; empty when neither is known. */
  name: z.string(),
  profile: z.enum(teamProfiles),
  /** A code is asked for at sign-in. */
  hasCodes: z.boolean(),
  lastSeenAt: instantSchema,
  isYou: z.boolean(),
})

/** An invitation that still opens. */
export const teamInvitationSchema = z.object({
  id: rowIdSchema,
  email: z.string(),
  profile: z.enum(teamProfiles),
  /** Name of who invites. */
  by: z.string(),
  invitedAt: instantSchema,
  until: instantSchema,
})

/** An open session by its device. */
export const sessionRowSchema = z.object({
  id: rowIdSchema,
  /** « Firefox, Linux ». */
  device: z.string(),
  openedAt: instantSchema,
  lastSeenAt: instantSchema,
  /** True for the session of the caller. */
  isYours: z.boolean(),
})
