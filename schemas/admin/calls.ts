import type { z } from 'zod'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import type { DataByName } from '#schemas/api/base/call-types.ts'
import { approvalAnswer, approvalAsk, approvalList, approvalRead, approvalWaiting } from './approval-calls.ts'
import { appearanceFont, appearanceRead } from './appearance/appearance-calls.ts'
import { hoursCalls } from './hours/hours-calls.ts'
import { settingCalls } from './settings/setting-calls.ts'
import { appsCalls } from './law/apps-calls.ts'
import { lawCalls } from './law/law-calls.ts'
import { scriptCalls } from './law/script-calls.ts'
import { inboxCalls } from './inbox/inbox-calls.ts'
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
} from './drafts/draft-calls.ts'
import { layoutCheck, layoutPictures, layoutPreview } from './layout-calls.ts'
import { mediaFilm } from './media/film-call.ts'
import {
  mediaDecorateMany,
  mediaErase,
  mediaFetch,
  mediaHistory,
  mediaRead,
  mediaRemove,
  mediaRemoveMany,
  mediaReplace,
  mediaRestoreMany,
  mediaRevert,
  mediaSource,
  mediaSummary,
  mediaUpdate,
} from './media/media-act-calls.ts'
import { mediaDescribe, mediaList, mediaUpload } from './media-calls.ts'
import { modelList } from './model-calls.ts'
import { pageCopy, pageMove, pageOffline, pageOnline, pageOpenTo, pageRestore, pageTrash } from './page-life-calls.ts'
import { noteAdd, noteList, noteRemove, noteResolve, noteRestore } from './note-calls.ts'
import { presenceBeat, presenceLeave } from './presence-calls.ts'
import { pageAddress, pageCreate, pageList } from './page-calls.ts'
import { previewCreate, previewData } from './preview-calls.ts'
import { planCancel, planChange, planCreate, planCreateOfItem, planList } from './plan-calls.ts'
import { publicationCount, publicationCreate, publicationList, publicationRevert, publicationWaiting } from './publication-calls.ts'
import { referenceList } from './reference-calls.ts'
import { revisionList, revisionName, revisionRead, revisionRestore } from './revision-calls.ts'
import { shareChange, shareCreate, shareList, shareRevoke } from './share-calls.ts'
import { sectionCreate, sectionList, sectionReach, sectionRestore, sectionTrash, sectionTrashed } from './section-calls.ts'
import { pageTranslate, pageTranslated, pageTranslation } from './translations/translation-calls.ts'
import { shellReach } from './shell-calls.ts'
import { paletteCalls } from './palette/palette-calls.ts'
import { todayCalls } from './today/today-calls.ts'
import { memberCalls } from './members/member-calls.ts'
import { teamCalls } from './team/team-calls.ts'
import { auditCalls } from './audit/audit-calls.ts'
import { mailCalls } from './mails/mail-calls.ts'
import { visitCalls } from './visits/visit-calls.ts'
import { newSiteCalls } from './sites/new-site-calls.ts'
import { domainCalls } from './domains/domain-calls.ts'
import { redirectCalls } from './redirects/redirect-calls.ts'
import { viewCalls } from './views/view-calls.ts'

/** The calls of the panel. They are served under `/api/admin` and are in no script of visitors. */
export const adminCalls = [
  ...[draftOpen, draftStep, draftSteps, draftSignature, draftIssues, draftReview, draftDiscard, draftPublish, draftUnpublish],
  ...[pageMove, pageCopy, pageOffline, pageOnline, pageTrash, pageRestore, pageOpenTo],
  ...[sectionList, sectionCreate, sectionReach, sectionTrashed, sectionTrash, sectionRestore],
  ...[pageList, pageAddress, pageCreate, choiceList, modelList, referenceList],
  ...[pageTranslate, pageTranslation, pageTranslated],
  ...[shareCreate, shareList, shareChange, shareRevoke],
  ...[revisionList, revisionName, revisionRead, revisionRestore],
  ...[noteList, noteAdd, noteResolve, noteRemove, noteRestore, presenceBeat, presenceLeave],
  ...hoursCalls,
  ...settingCalls,
  ...appsCalls,
  ...lawCalls,
  ...scriptCalls,
  ...[approvalAsk, approvalList, approvalWaiting, approvalRead, approvalAnswer],
  ...[publicationWaiting, publicationCount, publicationList, publicationCreate, publicationRevert],
  ...[planList, planCreate, planCreateOfItem, planChange, planCancel],
  ...inboxCalls,
  ...todayCalls,
  ...paletteCalls,
  ...viewCalls,
  ...visitCalls,
  ...auditCalls,
  ...mailCalls,
  ...teamCalls,
  ...memberCalls,
  ...newSiteCalls,
  ...redirectCalls,
  ...domainCalls,
  ...[mediaList, mediaUpload, mediaDescribe, mediaRead, mediaSummary, mediaUpdate, mediaReplace, mediaSource, mediaHistory],
  ...[mediaRemove, mediaRemoveMany, mediaRestoreMany, mediaDecorateMany, mediaErase, mediaFetch, mediaFilm, mediaRevert],
  ...[previewCreate, previewData, shellReach, appearanceRead, appearanceFont],
  ...[layoutCheck, layoutPreview, layoutPictures],
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
