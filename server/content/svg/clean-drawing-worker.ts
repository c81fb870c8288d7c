import { answerTasks } from '#server/platform/uploads/answer-tasks.ts'
import { cleanSvg } from './sanitise-svg.ts'

answerTasks(cleanSvg)
