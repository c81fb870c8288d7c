import { memo, useImperativeHandle, useMemo, useState, type ComponentType, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import type { LocalText } from '#schemas/generated/content.ts'
import type { Field, FieldTree } from './field-tree.ts'
import { ChoiceInput } from './choices/ChoiceInput.tsx'
import { AnchorInput } from './fields/AnchorInput.tsx'
import { BackToDefault } from './fields/BackToDefault.tsx'
import { SelectInput, SwitchInput } from './fields/ChoiceInputs.tsx'
import { ColourInput } from './fields/ColourInput.tsx'
import { DateInput, MomentInput } from './fields/DateInputs.tsx'
import { FieldList } from './fields/FieldList.tsx'
import { FileInput } from './fields/FileInput.tsx'
import { IconInput } from './fields/IconInput.tsx'
import { ImageInput } from './fields/ImageInput.tsx'
import { ListInput } from './fields/ListInput.tsx'
import { MoneyInput } from './fields/MoneyInput.tsx'
import { NumberInput } from './fields/NumberInput.tsx'
import { ObjectInput, UnknownInput } from './fields/OtherInputs.tsx'
import { RichTextInput } from './fields/RichTextInput.tsx'
import { LongTextInput, TextInput } from './fields/TextInput.tsx'
import { createFocusRegistry } from './focus-registry.ts'
import styles from './forms.module.css'
import { FormContext, ProblemsContext, RemarksContext, type FieldProps, type FormContextValue, type Problem } from './form-context.ts'
import type { FormStore } from './form-store.ts'
import { LinkInput } from './links/LinkInput.tsx'
import type { FieldUploads } from './media/field-uploads.ts'
import type { Pickers } from './pickers.ts'

type Inputs = { readonly [Kind in Field['kind']]: ComponentType<FieldProps<Extract<Field, { kind: Kind }>>> }

/** The component of each kind: another kit is another table. */
const inputs: Inputs = {
  text: TextInput,
  'long-text': LongTextInput,
  'rich-text': RichTextInput,
  link: LinkInput,
  select: SelectInput,
  switch: SwitchInput,
  number: NumberInput,
  money: MoneyInput,
  date: DateInput,
  moment: MomentInput,
  icon: IconInput,
  colour: ColourInput,
  anchor: AnchorInput,
  file: FileInput,
  form: ChoiceInput,
  album: ChoiceInput,
  tags: ChoiceInput,
  collection: ChoiceInput,
  'place-kind': ChoiceInput,
  product: ChoiceInput,
  service: ChoiceInput,
  folder: ChoiceInput,
  article: ChoiceInput,
  section: ChoiceInput,
  page: ChoiceInput,
  image: ImageInput,
  list: ListInput,
  object: ObjectInput,
  unknown: UnknownInput,
}

/** The kinds whose values are seen as they are: what shows them finds the field of an element by `data-pointer`. */
const SEEN: ReadonlySet<Field['kind']> = new Set(['text', 'long-text', 'rich-text', 'image'])

const FieldInput = memo(function AnyField({ field, pointer }: FieldProps) {
  const Input = inputs[field.kind] as ComponentType<FieldProps>
  if (SEEN.has(field.kind)) {
    return (
      <div className={styles.seen} data-pointer={pointer}>
        <Input field={field} pointer={pointer} />
      </div>
    )
  }
  if (!hasWayBack(field)) return <Input field={field} pointer={pointer} />
  return (
    <div className={styles.setting}>
      <Input field={field} pointer={pointer} />
      <BackToDefault field={field} pointer={pointer} />
    </div>
  )
})

/** Settings that the view has a default for; an item of a list cannot be absent, and an emptied number is its default. */
const hasWayBack = ({ kind, name, fallback }: Field) =>
  fallback !== undefined && name !== '' && ['select', 'switch', 'icon', 'colour'].includes(kind)

/** Acts on a mounted form. */
export interface FormHandle {
  /** Leads to the field of a JSON pointer, out of folded items if it must; false when no field is there. `opens` also opens what it chooses from, where it has such a dialog. */
  readonly focusField: (pointer: string, opens?: boolean) => boolean
}

export interface SchemaFormProps {
  readonly tree: FieldTree
  readonly store: FormStore
  readonly pickers: Pickers
  /** Faults by pointer; give the same list as long as nothing changes in it. */
  readonly problems?: readonly Problem[]
  /** Sentences beside the help of fields, by pointer, under the same rule. */
  readonly remarks?: readonly Problem[]
  /** True where nothing around the form undoes its changes. */
  readonly hasOwnUndo?: boolean
  /** Uploads that go on behind the form. */
  readonly uploads?: FieldUploads
  readonly ref?: Ref<FormHandle>
}

const NO_PROBLEMS: readonly Problem[] = []

/** A form over a store, made from the fields of a schema. Opening it changes nothing; what the schema does not know stays. */
export function SchemaForm({
  tree,
  store,
  pickers,
  problems = NO_PROBLEMS,
  remarks = NO_PROBLEMS,
  hasOwnUndo = false,
  uploads,
  ref,
}: SchemaFormProps) {
  const { locale } = useIntl()
  const [focus] = useState(() => createFocusRegistry(flushSync))
  const isEnglish = locale.startsWith('en')
  const form = useMemo<FormContextValue>(
    () => ({ store, pickers, focus, hasOwnUndo, uploads, word: (text: LocalText) => (isEnglish ? text.en : text.fr), Field: FieldInput }),
    [store, pickers, focus, hasOwnUndo, uploads, isEnglish],
  )
  useImperativeHandle(ref, () => ({ focusField: focus.focusAt }), [focus])
  return (
    <FormContext value={form}>
      <ProblemsContext value={problems}>
        <RemarksContext value={remarks}>
          <FieldList fields={tree.fields} pointer="" />
        </RemarksContext>
      </ProblemsContext>
    </FormContext>
  )
}
