import type { StreamedFile } from '#schemas/api/base/file-response.ts'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { exportAccount, type ExportNeeds } from './export-account.ts'
import { listOwnRequests, requestPrivacy, type PrivacyRequestInput, type PrivacyNeeds } from './privacy-requests.ts'

/** The service for requests of people about their own data. Each method answers one call. */
export interface Privacy {
  request(asking: PrivacyRequestInput, body: CallBody<'privacy.request'>): Promise<CallData<'privacy.request'>>
  /** Returns the unanswered requests of a member. */
  ownRequests(member: Member): Promise<CallData<'privacy.ownRequests'>>
  export(member: Member, body: CallBody<'user.export'>): Promise<StreamedFile>
}

/** Creates the privacy service. */
export function createPrivacy(needs: ExportNeeds & PrivacyNeeds): Privacy {
  return {
    request: (asking, body) => requestPrivacy(needs, asking, body),
    ownRequests: (member) => listOwnRequests(needs, member),
    export: (member, body) => exportAccount(needs, member, body),
  }
}
