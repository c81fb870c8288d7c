import { useId, useState, type FormEvent } from 'react'
import { pageAccess } from '#schemas/admin/page-access.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import type { PageItem } from '#admin/pages/page-states.ts'
import { usePanel } from '#admin/panel-context.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './acts.module.css'
import { usePageAct } from './use-page-act.ts'

interface AccessDialogProps {
  readonly page: PageItem
  readonly title: string
  readonly onClose: () => void
}

/** The readers who may open a page, in words. */
export function AccessDialog({ page, title, onClose }: AccessDialogProps) {
  const text = usePanelText()
  const { admin } = usePanel()
  const { perform } = usePageAct()
  const form = useId()
  const former = page.access
  const [access, setAccess] = useState(former)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    if (access === former || access === 'OTHER') return
    const back = former === 'OTHER' ? undefined : () => admin.page.openTo(page.id, { access: former, former: access })
    void perform({
      request: () => admin.page.openTo(page.id, { access, former }),
      said: text(`panel.access.${access}.said`, { title }),
      ...(back && { undo: back }),
    })
  }
  const acts = (
    <>
      <Button variant="subtle" onClick={onClose}>
        {text('panel.new.back')}
      </Button>
      <Button type="submit" form={form} variant="primary">
        {text('panel.access.save')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={text('panel.access.title', { title })} acts={acts}>
      <form id={form} className={styles.form} onSubmit={submit}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{text('panel.access.legend')}</legend>
          {pageAccess.map((each) => (
            <label key={each} className={styles.choice}>
              <input type="radio" name={form} value={each} checked={access === each} onChange={() => setAccess(each)} />
              <span className={styles.name}>{text(`panel.access.${each}`)}</span>
              <span className={styles.help}>{text(`panel.access.${each}.help`)}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
