import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { SHELL_IDS } from '#composer/document-key.ts'
import styles from '#composer/side/side.module.css'
import { useComposerText } from '#composer/words/use-composer-text.ts'
import { useWorkbench } from '#composer/workbench/use-workbench.ts'
import { regionsOfPart, writeRegions, type ShellPart } from './copy-shell-part.ts'

/** The acts that put the header or the footer of the draft into the draft of the other layout. */
function useCopy() {
  const text = useComposerText()
  const { props, store } = useWorkbench()
  const id = props.edited.id === SHELL_IDS.page ? SHELL_IDS.default : SHELL_IDS.page
  const key = { kind: 'shell' as const, id, locale: props.locale }
  const refuse = () => void toast({ text: text('composer.shell.copy.failed'), tone: 'stop' })
  const write = (regions: ReturnType<typeof regionsOfPart>, label: string) =>
    writeRegions(props.admin, key, { regions, label }).catch(() => false as const)
  const takeBack = async (regions: ReturnType<typeof regionsOfPart>) => {
    const done = await write(regions, text('composer.shell.copy.undone'))
    if (done === false) refuse()
    else toast({ text: text('composer.shell.copy.undone') })
  }
  return async (part: ShellPart) => {
    const former = await write(regionsOfPart(store.document, part), text(`composer.shell.copy.${part}`))
    if (former === false) return refuse()
    if (former === null) return void toast({ text: text('composer.shell.copy.same') })
    toast({
      text: text('composer.shell.copy.done'),
      acts: [
        { label: text('composer.shell.copy.open'), onAct: () => props.onShell(id) },
        { label: text('composer.plan.undo'), onAct: () => void takeBack(former) },
      ],
    })
  }
}

/** Copies the header or the footer into the other layout, whose draft is then published apart. */
export function CopyParts() {
  const text = useComposerText()
  const copy = useCopy()
  return (
    <section className={styles.group} aria-labelledby="shell-copy">
      <h3 id="shell-copy">{text('composer.shell.copy')}</h3>
      <p>{text('composer.shell.copy.help')}</p>
      <div className={styles.repairActs}>
        {(['header', 'footer'] as const).map((part) => (
          <Button key={part} size="small" icon="copy" onClick={() => void copy(part)}>
            {text(`composer.shell.copy.${part}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
