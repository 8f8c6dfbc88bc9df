import * as z from 'zod/mini'
import { id, instant } from '../kernel/commonSchemas.ts'

/** One entry of the audit log of an organisation. */
export const AuditEvent = z.object({
  id,
  at: instant,
  /** `id` is null for the system. */
  actor: z.object({ id: z.nullable(id), name: z.string(), role: z.string(), ip: z.nullable(z.string()), device: z.nullable(z.string()) }),
  /** Entity type and past participle: `vehicle.archived`. */
  action: z.string(),
  entity: z.object({ type: z.string(), id, label: z.string() }),
  /** Changed fields. Secrets are masked. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  request_id: z.nullable(z.string()),
  /** One sentence: "Bola Adeyemi assigned KJA-456XY to Musa Bello". */
  summary: z.string(),
})
export type AuditEvent = z.output<typeof AuditEvent>
