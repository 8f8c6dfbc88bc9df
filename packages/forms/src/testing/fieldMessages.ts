import type * as z from 'zod/mini'

/** The first message of each field, as a form shows it; `toFieldName` as in `useForm`. For tests of rules. */
export async function getFieldMessages(
  schema: z.ZodMiniType,
  fields: unknown,
  toFieldName: (path: string) => string = (path) => path,
): Promise<Record<string, string>> {
  const { error } = await schema.safeParseAsync(fields)
  const messages: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const [field = ''] = toFieldName(path.map(String).join('.')).split('.')
    messages[field] ??= message
  }
  return messages
}
