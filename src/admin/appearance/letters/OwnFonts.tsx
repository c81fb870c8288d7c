import { useRef, useState } from 'react'
import { saysTryAgain } from '#schemas/errors/is-server-error.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useRowFocus } from '#kit/lists/use-row-focus.ts'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { useAppearanceForm, type AppearanceForm } from '../appearance-form.ts'
import styles from '../appearance.module.css'
import { useAppearanceText } from '../texts/use-appearance-text.ts'

type Families = AppearanceForm['families']

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** The families with a file more, in its own family. */
function withFile(families: Families, { id, family }: { readonly id: number; readonly family: string }): Families {
  if (!families.some(({ name }) => name === family)) return [...families, { name: family, files: [id] }]
  return families.map((each) => (each.name === family ? { ...each, files: [...each.files, id] } : each))
}

const sentenceOf = (error: unknown): string | undefined => (error instanceof CallError ? error.errors[0]?.message : undefined)

/** Tests if the same file may be taken another time: the server was not reached, or could not examine it. */
const mayRetry = (error: unknown): boolean => !(error instanceof CallError) || saysTryAgain(error.data)

/** Sends font files one after the other, each into its family. */
function useFontUpload(session: ItemSession) {
  const text = useAppearanceText()
  const { admin, lock } = usePanel()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (files: readonly File[]) => {
    setIsBusy(true)
    const left = [...files]
    try {
      for (const file of files) {
        const call = admin.appearance.addFont(file)
        lock.watch(call)
        session.store.set('/families', withFile(session.store.get('/families') as unknown as Families, await call))
        left.shift()
      }
    } catch (error) {
      toast({
        text: sentenceOf(error) ?? refusalSentence(error) ?? text('appearance.fonts.failed'),
        tone: 'stop',
        acts: mayRetry(error) ? [{ label: text('appearance.site.again'), onAct: () => void send(left) }] : [],
      })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}

/** The fonts that the site brings itself: added as WOFF2, and removed where nothing is set in them. */
export function OwnFonts({ session }: { readonly session: ItemSession }) {
  const text = useAppearanceText()
  const { families, fonts } = useAppearanceForm(session)
  const { isBusy, send } = useFontUpload(session)
  const input = useRef<HTMLInputElement>(null)
  const part = useRef<HTMLElement>(null)
  useRowFocus(part)
  const usesOf = (name: string) =>
    (['TITLE', 'CONTENT', 'MENU'] as const).filter((type) => fonts[type].family === name).map((type) => text(`appearance.letters.${type}`))
  return (
    <section ref={part} className={styles.group} aria-label={text('appearance.fonts')}>
      <h2 className={styles.title}>{text('appearance.fonts')}</h2>
      <p className={styles.help}>{text('appearance.fonts.help')}</p>
      {families.length > 0 && (
        <ul className={styles.families}>
          {families.map(({ name, files }) => {
            const uses = usesOf(name)
            return (
              <li key={name} data-row={name} tabIndex={-1}>
                <strong>{name}</strong>
                <span className={styles.help}>{text('appearance.fonts.files', { count: files.length })}</span>
                {uses.length > 0 && <span className={styles.help}>{list.format(uses)}</span>}
                <Button
                  size="small"
                  variant="subtle"
                  aria-label={text('appearance.fonts.remove.one', { name })}
                  refusal={uses.length > 0 && text('appearance.fonts.used', { name, uses: list.format(uses) })}
                  onClick={() =>
                    session.store.set(
                      '/families',
                      families.filter((each) => each.name !== name),
                    )
                  }
                >
                  {text('appearance.fonts.remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <div>
        <Button icon="upload" size="small" busy={isBusy && text('appearance.fonts.adding')} onClick={() => input.current?.click()}>
          {text('appearance.fonts.add')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".woff2,font/woff2"
          onChange={(event) => {
            const { currentTarget } = event
            void send([...(currentTarget.files ?? [])])
            // The same file can be chosen again after a refusal.
            currentTarget.value = ''
          }}
        />
      </div>
    </section>
  )
}
