import { drawTerms, type TermsToDraw } from './render-terms.ts'
import { drawWithdrawalForm, type WithdrawalFormToDraw } from './render-withdrawal-form.ts'

/** What the law wants a buyer to hold, with all that it says. */
export type LegalToDraw = ({ readonly type: 'SALE_TERMS' } & TermsToDraw) | ({ readonly type: 'WITHDRAWAL_FORM' } & WithdrawalFormToDraw)

/** Draws what the law wants a buyer to hold. */
export function drawLegal(paper: LegalToDraw): Promise<Uint8Array<ArrayBuffer>> {
  return paper.type === 'SALE_TERMS' ? drawTerms(paper) : drawWithdrawalForm(paper)
}
