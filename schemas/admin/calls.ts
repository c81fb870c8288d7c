import type { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { DataByName } from '#schemas/api/base/call-types.ts'
import { choiceList } from './choice-calls.ts'
import {
  draftDiscard,
  draftIssues,
  draftOpen,
  draftPublish,
  draftReview,
  draftSignature,
  draftStep,
  draftSteps,
  draftUnpublish,
} from './draft-calls.ts'
import { mediaDescribe, mediaList, mediaUpload } from './media-calls.ts'
import { modelList } from './model-calls.ts'
import { pageAddress, pageCreate, pageList } from './page-calls.ts'
import { previewCreate, previewData } from './preview-calls.ts'
import { revisionList, revisionRead, revisionRestore } from './revision-calls.ts'

/** The calls of the panel. They are served under `/api/admin` and are in no script of visitors. */
export const adminCalls = [
  ...[draftOpen, draftStep, draftSteps, draftSignature, draftIssues, draftReview, draftDiscard, draftPublish, draftUnpublish],
  ...[pageList, pageAddress, pageCreate, choiceList, modelList],
  ...[revisionList, revisionRead, revisionRestore],
  ...[mediaList, mediaUpload, mediaDescribe],
  ...[previewCreate, previewData],
] as const

type SentBody<Call extends CallDefinition> = NonNullable<Call['body']> extends z.ZodType ? z.input<NonNullable<Call['body']>> : undefined

/** A call of the panel. */
export type AdminCall = (typeof adminCalls)[number]

/** Name of a call of the panel. */
export type AdminCallName = AdminCall['name']

/** Responses of the calls of the panel by their names. */
export type AdminCallData = DataByName<AdminCall>

/** Body of a call of the panel as it is sent. */
export type AdminCallBody<Name extends AdminCallName> = SentBody<Extract<AdminCall, { readonly name: Name }>>
