import { useState } from 'react'
import { Select } from '#kit/fields/Select.tsx'
import { SchemaForm } from '#forms/SchemaForm.tsx'
import { usePanel } from '#admin/panel-context.ts'
import type { ItemSession } from '#admin/resources/edit/item-session.ts'
import { formFields } from '#admin/resources/form/form-fields.ts'
import { storeBelow } from '#admin/resources/form/resource-store.ts'
import { usePanelPickers } from '#admin/resources/form/use-panel-pickers.ts'
import { useResource } from '#admin/resources/use-resource.ts'
import { servedFamilies } from '#domain/theme/theme-css.ts'
import type { PairName } from '#domain/theme/theme-pairs.ts'
import { useAppearanceForm, type AppearanceForm } from '../appearance-form.ts'
import styles from '../appearance.module.css'
import { ColorField } from '../colors/ColorField.tsx'
import { Readability } from '../colors/Readability.tsx'
import { useAppearanceText } from '../texts/use-appearance-text.ts'
import { OwnFonts } from './OwnFonts.tsx'

type FontName = keyof AppearanceForm['fonts']

interface LettersProps {
  readonly session: ItemSession
}

const FONTS = ['TITLE', 'CONTENT', 'MENU'] as const
const PAIRS: ReadonlySet<PairName> = new Set(['title', 'menu'])
const SHOWN: ReadonlySet<string> = new Set(['size', 'weight', 'style'])

/** Size, weight and slant of one font, as they are declared. */
function Measures({ name, session }: LettersProps & { readonly name: FontName }) {
  const { start } = usePanel()
  const { resource } = useResource()
  const pickers = usePanelPickers(start.locales[0] ?? '')
  const [store] = useState(() => storeBelow(session.store, `/fonts/${name}`))
  const [tree] = useState(() => {
    const fonts = resource.fields.find(({ path }) => path === 'fonts')
    const font = fonts?.children?.find(({ path }) => path === `fonts.${name}`)
    return { fields: formFields(font?.children ?? []).filter((field) => SHOWN.has(field.name)) }
  })
  return <SchemaForm tree={tree} store={store} pickers={pickers} problems={[]} hasOwnUndo />
}

function FontFields({ name, session }: LettersProps & { readonly name: FontName }) {
  const text = useAppearanceText()
  const form = useAppearanceForm(session)
  const { family, color } = form.fonts[name]
  const families = [...new Set([...servedFamilies, ...form.families.map((own) => own.name), family])]
  const colored = name === 'CONTENT' ? null : name
  return (
    <section className={styles.group} aria-label={text(`appearance.letters.${name}`)}>
      <h2 className={styles.title}>{text(`appearance.letters.${name}`)}</h2>
      <Select
        label={text('appearance.letters.family')}
        value={family}
        options={families.map((value) => ({ value, label: value }))}
        onChange={(chosen) => session.store.set(`/fonts/${name}/family`, chosen)}
      />
      <Measures name={name} session={session} />
      {colored !== null && (
        <ColorField
          label={text(`appearance.letters.color.${colored}`)}
          value={color}
          onChange={(chosen) => session.store.set(`/fonts/${name}/color`, chosen)}
        />
      )}
    </section>
  )
}

/** The letters of titles, texts and menu. */
export function LettersTab({ session }: LettersProps) {
  return (
    <div className={styles.tab}>
      {FONTS.map((name) => (
        <FontFields key={name} name={name} session={session} />
      ))}
      <OwnFonts session={session} />
      <Readability session={session} names={PAIRS} />
    </div>
  )
}
