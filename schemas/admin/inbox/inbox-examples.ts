import type { z } from 'zod'
import type { inboxItemSchema, inboxRowSchema } from './inbox-shapes.ts'

const sophie = { id: 7, name: 'Sophie Marchand' }
const file = '0198f2b4-6c1e-4a57-9d3b-52c8e1f07a66'

/** A row of the inbox in the examples of its calls. */
export const rowExample: z.input<typeof inboxRowSchema> = {
  ...{ id: 41, kind: 'FORM', state: 'NEW', version: 1, name: 'Karim Benali', subject: 'Demander un devis' },
  ...{ excerpt: 'Bonjour, je souhaite ouvrir un atelier.', receivedAt: '2026-11-27T09:12:00Z', dueOn: null, assignee: null, fileCount: 1 },
}

/** An item of the inbox in the examples of its calls. */
export const itemExample: z.input<typeof inboxItemSchema> = {
  ...{ ...rowExample, state: 'ANSWERED', version: 4, assignee: sophie },
  ...{ reference: null, email: 'karim.benali@example.org', phone: null, locale: 'fr_FR', userId: null },
  lines: [{ label: 'Statut envisagé', value: 'EURL' }],
  message: null,
  files: [
    {
      ...{ id: file, filename: 'Projet de statuts.pdf', type: 'application/pdf', bytes: 120_400 },
      url: `/api/admin/inbox/41/file/${file}`,
    },
  ],
  note: 'À rappeler le matin.',
  replies: [{ id: 3, writtenBy: sophie, text: 'Bonjour,\nvolontiers.', sentAt: '2026-11-27T10:02:00Z', delivery: 'SENT' }],
  states: ['NEW', 'READ', 'ANSWERED', 'CLOSED', 'SPAM'],
  ...{ replyFrom: 'contact@greffe-plume.example', replyTo: 'contact@greffe-plume.example', unanswerable: null, kept: null },
  ...{ erasedOn: '2029-11-27', leftToErase: false },
}

/** The path of a file in the examples. */
export const fileExample = file
