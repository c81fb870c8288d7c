import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { CallError } from '#api-client/transport/errors.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { Note } from '#kit/feedback/Note.tsx'
import { AfterDelay, Skeleton } from '#kit/feedback/Skeleton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { refusalSentence } from '#admin/screens/refusal-sentence.ts'
import { usePanel } from '#admin/panel-context.ts'
import { ProofDialog } from '#admin/people/proof/ProofDialog.tsx'
import { useProof } from '#admin/people/proof/use-proof.ts'
import { usePanelText } from '#admin/texts/use-panel-text.ts'
import styles from './apps.module.css'
import { useAppsText } from './texts/use-apps-text.ts'

const KEY = ['script']

/** Replaces the script once the password was given; a refusal stands beside the field. */
function useReplace({ hash }: AdminCallData['script.read']) {
  const text = useAppsText()
  const panel = usePanelText()
  const queries = useQueryClient()
  const { admin, lock } = usePanel()
  const { prove, asked } = useProof()
  const [error, setError] = useState<string>()
  const replace = async (source: string) => {
    setError(undefined)
    try {
      const saved = await prove((proof) => {
        const made = admin.script.update({ source, hash, ...proof })
        lock.watch(made)
        return made
      })
      if (saved === null) return
      toast({ text: text(source === '' ? 'apps.scriptRemoved' : 'apps.scriptSaved') })
      await Promise.all([queries.invalidateQueries({ queryKey: KEY }), queries.invalidateQueries({ queryKey: ['apps'] })])
    } catch (refused) {
      const isStale = refused instanceof CallError && refused.code === 'STALE_VERSION'
      setError(isStale ? text('apps.scriptStale') : (refusalSentence(refused) ?? panel('panel.act.failed')))
    }
  }
  return { replace, asked, error }
}

function ScriptForm({ read }: { readonly read: AdminCallData['script.read'] }) {
  const text = useAppsText()
  const [source, setSource] = useState(read.source)
  const { replace, asked, error } = useReplace(read)
  return (
    <form
      className={styles.pane}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void replace(source.trim())
      }}
    >
      <div className={styles.scroll}>
        <div className={styles.part}>
          <Note tone="remark">
            <p>{text('apps.sourceWarning')}</p>
          </Note>
          <TextArea
            label={text('apps.source')}
            help={text('apps.sourceHelp')}
            error={error}
            rows={14}
            spellCheck={false}
            className={styles.code}
            value={source}
            onChange={({ currentTarget }) => setSource(currentTarget.value)}
          />
        </div>
      </div>
      <footer className={styles.acts} data-keep-clear="">
        <Button type="submit" variant="primary" refusal={source.trim() === read.source && text('apps.scriptNone')}>
          {text('apps.replace')}
        </Button>
      </footer>
      <ProofDialog asked={asked} />
    </form>
  )
}

/** The script that pages load after consent, for a super-administrator. */
export function ScriptPane() {
  const { admin, lock } = usePanel()
  const found = useQuery({ queryKey: KEY, queryFn: () => lock.read(() => admin.script.read()), gcTime: 0 })
  if (found.data) return <ScriptForm key={found.data.hash} read={found.data} />
  return (
    <AfterDelay>
      <Skeleton width="100%" />
    </AfterDelay>
  )
}
