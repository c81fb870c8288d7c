import { useState } from 'react'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import { useDomainsText } from './use-domains-text.ts'
import { useReleaseHost } from './use-domains.ts'

/** Gives an address of the site back, once a person has read what follows. */
export function ReleaseHost({ host }: { readonly host: string }) {
  const text = useDomainsText()
  const [isOpen, setIsOpen] = useState(false)
  const { release, isBusy, asked } = useReleaseHost()
  const close = () => setIsOpen(false)
  const send = async () => {
    close()
    await release(host)
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={close}>
        {text('domains.release.keep')}
      </Button>
      <Button variant="final" onClick={() => void send()}>
        {text('domains.release.act')}
      </Button>
    </>
  )
  return (
    <>
      <Button variant="subtle" busy={isBusy && text('domains.release.busy')} onClick={() => setIsOpen(true)}>
        {text('domains.release', { host })}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={text('domains.release', { host })} acts={acts}>
        <p>{text('domains.release.effect', { host })}</p>
      </Dialog>
      <ProofDialog asked={asked} />
    </>
  )
}
