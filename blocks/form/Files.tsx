import { formatFileSize } from '#i18n/format/format.ts'
import { useText } from '#i18n/hooks/use-text.ts'
import { usePage } from '#renderer/context.ts'
import { fileRules } from '#renderer/hooks/use-site-form.ts'
import { FileField } from '#ui/forms/fields/FileField.tsx'
import { FormNotice } from '#ui/forms/FormNotice.tsx'
import type { QuestionProps } from './question-props.ts'

/** Files for one question: listed as they are chosen; those of a page that came back have to be chosen again. */
export function Files({ field, common, filling: { state, send, goneFiles } }: QuestionProps) {
  const text = useText()
  const { locale } = usePage()
  const { name } = field
  const chosen = new Map(Object.entries(state.files)).get(name) ?? []
  const reasons = new Set(state.errors.filter((error) => error.field === name).map(({ message }) => message))
  return (
    <FileField
      {...common}
      {...fileRules(field)}
      error={reasons.size === 0 ? undefined : [...reasons].join('\n')}
      lines={chosen.map((file) => ({
        name: file.name,
        size: formatFileSize(file.size, locale),
        removal: text('block.form.remove', { name: file.name }),
      }))}
      told={
        chosen.length === 0
          ? ''
          : text('block.form.filesChosen', { count: chosen.length, names: chosen.map((file) => file.name).join(', ') })
      }
      onAdd={
        send === null
          ? undefined
          : (files) =>
              send({
                ...{ type: 'files.add', field: name },
                files: files.map((content) => ({ name: content.name, size: content.size, type: content.type, content })),
              })
      }
      onRemove={(index) => send?.({ type: 'files.remove', field: name, index })}
      note={goneFiles.includes(name) && chosen.length === 0 && <FormNotice kind="note">{text('block.form.filesGone')}</FormNotice>}
    />
  )
}
