import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import messages from '#i18n/messages/palette/keys-fr.json'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { useSingleKeys } from '#kit/single-keys.ts'
import { Kbd } from '#kit/text/Kbd.tsx'
import { shortcutText } from '#composer/keys/shortcut-text.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ScreenTexts } from '#admin/texts/ScreenTexts.tsx'
import { keyTable, type KeyGroup, type KeyLine, type KeysKey } from './key-table.ts'
import styles from './keys.module.css'
import type { GoKey } from './panel-keys.ts'

interface KeysDialogProps {
  readonly places: readonly GoKey[]
  readonly onClose: () => void
}

function Line({ line: { combos, effect } }: { readonly line: KeyLine }) {
  const { formatMessage } = useIntl()
  return (
    <div>
      <dt>
        {combos.map((combo) => (
          <Kbd key={combo}>{shortcutText(combo)}</Kbd>
        ))}
      </dt>
      <dd>{typeof effect === 'string' ? formatMessage({ id: effect }) : effect.name}</dd>
    </div>
  )
}

function Group({ group: { title, lines } }: { readonly group: KeyGroup }) {
  const { formatMessage } = useIntl()
  return (
    <section>
      <h3>{formatMessage({ id: title })}</h3>
      <dl className={styles.keys}>
        {lines.map((line) => (
          <Line key={line.combos.join(' ')} line={line} />
        ))}
      </dl>
    </section>
  )
}

function Body({ places, onClose }: KeysDialogProps) {
  const { formatMessage } = useIntl()
  const [isOn] = useSingleKeys()
  const { start } = usePanel()
  const text = (id: KeysKey) => formatMessage({ id })
  const navigate = useNavigate()
  const openGuide = () => {
    onClose()
    void navigate('/aide')
  }
  const guide = (
    <Button variant="subtle" icon="info" onClick={openGuide}>
      {text('keys.guide')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('keys.title')} width={640} acts={guide}>
      {!isOn && <Note tone="remark">{text('keys.off')}</Note>}
      <div className={styles.columns}>
        {keyTable(places, start.rights).map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Dialog>
  )
}

/** The list of all keys of the panel. */
export function KeysDialog(props: KeysDialogProps) {
  return (
    <ScreenTexts messages={messages}>
      <Body {...props} />
    </ScreenTexts>
  )
}
