import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { id } from '../kernel/commonSchemas.ts'

/** A code that was sent, and after how many seconds another one can be requested for the phone. */
export const SentCode = z.object({ reference_id: id, resend_after_s: addedField(z.int().check(z.gte(0))) })
