import { createFieldMessages } from './create-field-messages.ts'
import { formFieldErrors } from './form-field-errors.ts'
import { dateReasons, formFormatReasons, formLimitReasons, numberReasons } from './form-error-details.ts'

/** The sentences of what a browser says against the answers to a form: the same as of the server, without those that it never says. */
export const { fieldErrorMessage, fileErrorMessage } = createFieldMessages(formFieldErrors, {
  FORMAT: formFormatReasons,
  DATE: dateReasons,
  NUMBER: numberReasons,
  MIN: formLimitReasons,
  MAX: formLimitReasons,
})
