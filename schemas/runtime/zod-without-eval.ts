import { config } from 'zod/v4/core'

// Zod tries to compile text when it makes its first object. The policy of the panel refuses that, and a refusal costs
// more than the shapes: the browser parses the whole script again to say where it happened.
config({ jitless: true })
