import { useState } from 'react'
import type { InboxHoldings } from '#schemas/admin/inbox/inbox-erasure.ts'
import type { InboxItem } from '#schemas/admin/inbox/inbox-shapes.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import { useInboxText } from '../texts/use-inbox-text.ts'
import { GoingParts, StayingParts } from './HeldParts.tsx'
import { useErase } from './use-erasure.ts'

interface EraseProps {
  readonly item: InboxItem
  readonly holdings: InboxHoldings
  readonly onErased: (holdings: InboxHoldings) => void
}

/** « Effacer… »: a dialog says what goes, what stays and why, before the password is asked for. */
export function EraseAct({ item, holdings, onErased }: EraseProps) {
  const text = useInboxText()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { erase, asked } = useErase(item.id, onErased)
  const close = () => setIsAsked(false)
  const send = async () => {
    close()
    setIsBusy(true)
    await erase()
    setIsBusy(false)
  }
  const going = holdings.held.filter(({ kept }) => kept === null)
  const acts = (
    <>
      <Button variant="subtle" onClick={close} data-autofocus>
        {text('inbox.erasure.keep')}
      </Button>
      <Button variant="final" onClick={() => void send()}>
        {text('inbox.erasure.actFinal')}
      </Button>
    </>
  )
  return (
    <div>
      <Button variant="remove" busy={isBusy && text('inbox.erasure.busy')} onClick={() => setIsAsked(true)}>
        {text('inbox.erasure.act')}
      </Button>
      <Dialog isOpen={isAsked} onClose={close} title={text('inbox.erasure.dialog', { email: holdings.email })} acts={acts}>
        {item.userId === null && <Note tone="remark">{text('inbox.erasure.unproved')}</Note>}
        {going.length > 0 ? <GoingParts title={text('inbox.erasure.dialogText')} parts={going} /> : <p>{text('inbox.erasure.nothing')}</p>}
        <StayingParts title={text('inbox.erasure.dialogKept')} parts={holdings.held.filter(({ kept }) => kept !== null)} />
        {holdings.account && <p>{text('inbox.erasure.told')}</p>}
      </Dialog>
      <ProofDialog asked={asked} />
    </div>
  )
}
