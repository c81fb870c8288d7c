import { createFieldMessages } from './create-field-messages.ts'
import { fileReasons, fileTypeReasons, formatReasons, limitReasons, requiredReasons, unsafeReasons } from './error-details.ts'
import { contrastReasons } from './reasons/contrast-reasons.ts'
import { drawingReasons } from './reasons/drawing-reasons.ts'
import { fieldErrors } from './field-errors.ts'
import { actingReasons } from './reasons/acting-reasons.ts'
import { takenReasons } from './reasons/taken-reasons.ts'
import { typedReasons } from './reasons/typed-reasons.ts'
import { hoursReasons } from './reasons/hours-reasons.ts'
import { redirectReasons } from './reasons/redirect-reasons.ts'
import { dateReasons, numberReasons } from './form-error-details.ts'

/** The sentences of all field errors in the reader's language. */
export const { fieldErrorMessage, fileErrorMessage } = createFieldMessages(fieldErrors, {
  TYPE: fileReasons,
  REQUIRED: requiredReasons,
  FORMAT: { ...formatReasons, ...typedReasons, ...redirectReasons, ...hoursReasons },
  DATE: dateReasons,
  NUMBER: numberReasons,
  TAKEN: takenReasons,
  MIN: limitReasons,
  MAX: limitReasons,
  CONTRAST: contrastReasons,
  FILE_ACTING: actingReasons,
  FILE_TYPE: { ...fileTypeReasons, ...drawingReasons },
  UNSAFE_HTML: unsafeReasons,
})
