import { useMemo, useState } from 'react'
import { createPickers } from '#composer/pickers/create-pickers.ts'
import { Button } from '#kit/buttons/Button.tsx'
import { State } from '#kit/feedback/State.tsx'
import { checkDuties } from '#domain/law/french-duties.ts'
import type { Field } from '#forms/field-tree.ts'
import { createFormStore } from '#forms/form-store.ts'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { usePanel } from '#admin/panel-context.ts'
import { maySave } from '#admin/resources/may-save.ts'
import { Duties } from './Duties.tsx'
import styles from './law.module.css'
import { useLawText } from './use-law-text.ts'
import { textsIn, usePutInForce, type LawPlace, type ReadLaw } from './use-law.ts'
import { Versions } from './Versions.tsx'

interface DeskProps {
  readonly place: LawPlace
  readonly read: ReadLaw
}

const textOf = (root: unknown): string | null => {
  const html = (root as { readonly html?: unknown }).html
  return typeof html === 'string' && html !== '' ? html : null
}

function useTyped({ place: { name, locale }, read }: DeskProps) {
  const stored = textsIn(read, locale)[name]
  const [html, setHtml] = useState(stored)
  const [store] = useState(() => createFormStore({ html: stored ?? '' }, (root) => setHtml(textOf(root))))
  return { html, store, isChanged: html !== stored }
}

/** Values of the site for the editor, which shows each as a chip. */
function useTextPickers({ place: { locale }, read }: DeskProps) {
  const { admin, start } = usePanel()
  const { locales, rights } = start
  return useMemo(() => {
    const values = read.values.map(({ name, label, value }) => ({ placeholder: `{{${name}}}`, label, now: value ?? '' }))
    return createPickers({ admin, rights, locale, locales, values, usedMedia: () => [], anchors: () => [], channel: { get: () => null } })
  }, [admin, rights, locale, locales, read.values])
}

/** One text: what the law asks of it, its editor, its versions. */
export function TextDesk({ place, read }: DeskProps) {
  const text = useLawText()
  const { start } = usePanel()
  const { name, locale } = place
  const { html, store, isChanged } = useTyped({ place, read })
  const pickers = useTextPickers({ place, read })
  const { put, isBusy } = usePutInForce(place)
  const mayWrite = maySave(start.rights)
  const [tree] = useState(() => {
    const label = { fr: text(`law.${name}`), en: text(`law.${name}`) }
    const base = {
      name: 'html',
      label,
      help: null,
      required: false,
      group: 'content',
      fold: null,
      when: null,
      fallback: undefined,
    } as const
    const field: Field = { ...base, kind: 'rich-text', html: 'html', limits: { min: 0, max: null }, isInline: false }
    return { fields: [field] }
  })
  const values = useMemo(() => new Map(read.values.map((value) => [value.name, value.value])), [read.values])
  const duties = checkDuties({ ...textsIn(read, locale), [name]: html }, values, read.isShop).filter((duty) => duty.text === name)
  return (
    <div className={styles.desk}>
      <div className={styles.work}>
        <Duties duties={duties} />
        <fieldset disabled={!mayWrite} className={styles.editor}>
          <SchemaForm tree={tree} store={store} pickers={pickers} hasOwnUndo />
        </fieldset>
        {mayWrite && (
          <p className={styles.foot} data-keep-clear="">
            <State kind={isChanged ? 'modified' : 'live'}>{text(isChanged ? 'law.changed' : 'law.current')}</State>
            <Button
              variant="primary"
              busy={isBusy && text('law.busy')}
              refusal={!isChanged && text('law.nothing')}
              onClick={() => void put(html, read)}
            >
              {text('law.inForce')}
            </Button>
          </p>
        )}
      </div>
      <Versions
        place={place}
        orders={name === 'saleTerms' && read.isShop ? read.orders : null}
        onTake={mayWrite ? (former) => store.set('/html', former ?? '') : undefined}
      />
    </div>
  )
}
