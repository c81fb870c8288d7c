import { z } from 'zod'
import { questionNames } from './publication-questions.ts'

/** The questions that a person has answered with « Publier quand même ». */
export const confirmedSchema = z.array(z.enum(questionNames)).max(questionNames.length).optional()
