import { useState } from 'react'
import addressesFr from '#i18n/messages/addresses/fr.json'
import { QueryState } from '#admin/screens/QueryState.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { SettingsPage } from '#admin/settings/SettingsPage.tsx'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import styles from './addresses.module.css'
import { MissedList } from './MissedList.tsx'
import { RedirectDialog, type RedirectStart } from './RedirectDialog.tsx'
import { RedirectList } from './RedirectList.tsx'
import { useAddressActs, useAddresses } from './use-addresses.ts'
import { useAddressesText } from './use-addresses-text.ts'

const NOTHING: RedirectStart = { from: '', to: '', before: null }

function Addresses() {
  const text = useAddressesText()
  const { start } = usePanel()
  const read = useAddresses()
  const acts = useAddressActs()
  const [open, setOpen] = useState<RedirectStart | null>(null)
  const mayWrite = start.rights.includes('settings.write')
  return (
    <SettingsPage entry="addresses">
      <p className={styles.hint}>{text('addresses.intro')}</p>
      {!read.data && (
        <QueryState query={read} title={text('addresses.failed')}>
          {text('addresses.failedText')}
        </QueryState>
      )}
      {read.data && (
        <>
          <MissedList missed={read.data.missed} pages={read.data.pages} {...{ mayWrite, acts }} onRedirect={setOpen} />
          <RedirectList redirects={read.data.redirects} {...{ mayWrite, acts }} onChange={setOpen} onAdd={() => setOpen(NOTHING)} />
        </>
      )}
      {open && <RedirectDialog start={open} pages={read.data?.pages ?? []} acts={acts} onClose={() => setOpen(null)} />}
    </SettingsPage>
  )
}

/** « Adresses et redirections »: where old addresses lead, and the addresses that lead nowhere. */
export function AddressesScreen() {
  return (
    <ScreenTexts messages={addressesFr}>
      <Addresses />
    </ScreenTexts>
  )
}
