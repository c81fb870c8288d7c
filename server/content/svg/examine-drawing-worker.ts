import { answerTasks } from '#server/platform/uploads/answer-tasks.ts'
import { examineDrawing } from './examine-drawing.ts'

answerTasks(examineDrawing)
