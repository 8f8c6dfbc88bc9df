import type * as z from 'zod/mini'

/** What a form would say of values, by field: each field's first message, as the fields show them. For tests of rules. */
export async function getFieldMessages(schema: z.ZodMiniType, values: unknown): Promise<Record<string, string>> {
  const { error } = await schema.safeParseAsync(values)
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) messages[String(path[0])] ??= message
  return messages
}
