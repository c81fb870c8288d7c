import { systemClock } from '#domain/dates/clock.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { momentParts } from '#i18n/format/moment-words.ts'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { QrCode } from './QrCode.tsx'
import { shareDays, withinDay } from './share-days.ts'
import { SharePassword } from './SharePassword.tsx'
import styles from './sharing.module.css'
import type { ChangeShare, OpenShare } from './use-shares.ts'

function Address({ url }: { readonly url: string }) {
  const text = useComposerText()
  const copy = () => {
    void navigator.clipboard.writeText(url).then(
      () => toast({ text: text('composer.share.copied') }),
      () => toast({ text: text('composer.share.not-copied'), tone: 'stop' }),
    )
  }
  return (
    <div className={styles.address}>
      <TextField
        label={text('composer.share.address')}
        isLabelHidden
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="primary" icon="copy" onClick={copy}>
        {text('composer.share.copy')}
      </Button>
    </div>
  )
}

/** The last day of a link, chosen among some. */
function LastDay({ until, onChange }: { readonly until: string; readonly onChange: ChangeShare }) {
  const text = useComposerText()
  const now = systemClock()
  const days = shareDays(Date.parse(until), now)
  const own = days.find(({ day }) => Date.parse(withinDay(day)) >= Date.parse(until))
  return (
    <Select
      label={text('composer.share.until.label')}
      value={own?.day ?? ''}
      options={days.map(({ day, days: count }) => ({
        value: day,
        label: text('composer.share.until.day', { day: momentParts(Date.parse(withinDay(day)), now).day, count }),
      }))}
      onChange={(day) => void onChange({ until: day }, 'composer.share.until.done')}
    />
  )
}

interface ShownLinkProps {
  readonly share: OpenShare
  readonly isBusy: boolean
  readonly onChange: ChangeShare
}

/** A link with its address, its square for a telephone, its last day and its password. */
export function ShownLink({ share: { url, until, hasPassword }, isBusy, onChange }: ShownLinkProps) {
  const text = useComposerText()
  return (
    <section className={styles.made} aria-label={text('composer.share.shown')}>
      {url === null ? <Note tone="consequence">{text('composer.share.lost')}</Note> : <Address url={url} />}
      <div className={styles.phone}>
        {url !== null && <QrCode text={url} label={text('composer.share.qr')} />}
        <div className={styles.beside}>
          {url !== null && <p>{text('composer.share.phone')}</p>}
          <LastDay until={until} onChange={onChange} />
        </div>
      </div>
      <SharePassword hasPassword={hasPassword} isBusy={isBusy} onChange={onChange} />
    </section>
  )
}
