import type { StreamedFile } from '#schemas/api/base/file-response.ts'
import type { CallBody, CallData } from '#schemas/api/calls.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { exportAccount, type ExportNeeds } from './export-account.ts'
import { listOwnRequests, requestPrivacy, type PrivacyRequestInput, type PrivacyNeeds } from './privacy-requests.ts'

/** What people may ask about their own data: each method answers one call. */
export interface Privacy {
  request(asking: PrivacyRequestInput, body: CallBody<'privacy.request'>): Promise<CallData<'privacy.request'>>
  /** What a member has asked, and waits for an answer. */
  ownRequests(member: Member): Promise<CallData<'privacy.ownRequests'>>
  export(member: Member, body: CallBody<'user.export'>): Promise<StreamedFile>
}

/** Makes what answers for personal data. */
export function createPrivacy(needs: ExportNeeds & PrivacyNeeds): Privacy {
  return {
    request: (asking, body) => requestPrivacy(needs, asking, body),
    ownRequests: (member) => listOwnRequests(needs, member),
    export: (member, body) => exportAccount(needs, member, body),
  }
}
