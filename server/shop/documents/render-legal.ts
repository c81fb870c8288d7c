import { drawTerms, type TermsContent } from './render-terms.ts'
import { drawWithdrawalForm, type WithdrawalFormToDraw } from './render-withdrawal-form.ts'

/** Legal texts that a buyer must receive, with their content. */
export type LegalContent = ({ readonly type: 'SALE_TERMS' } & TermsContent) | ({ readonly type: 'WITHDRAWAL_FORM' } & WithdrawalFormToDraw)

/** Draws what the law wants a buyer to hold. */
export function drawLegal(paper: LegalContent): Promise<Uint8Array<ArrayBuffer>> {
  return paper.type === 'SALE_TERMS' ? drawTerms(paper) : drawWithdrawalForm(paper)
}
