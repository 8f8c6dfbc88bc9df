/** Why something that was sent was not accepted: for people, and by field where a field is to blame. */
export interface RequestError {
  message: string
  /** Messages by the name of the field. */
  fields?: Readonly<Record<string, string>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The messages by field that a rejection carries, whatever class it is of. */
export function getFieldErrors(reason: unknown): readonly (readonly [field: string, message: string])[] {
  if (!isRecord(reason) || !isRecord(reason['fields'])) return []
  return Object.entries(reason['fields']).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

/** The field of a form that a refusal means: called so, called otherwise there, or the whole of which it names a part (`phone.number`). */
export function resolveFieldName(
  name: string,
  isField: (name: string) => boolean,
  otherNames: Readonly<Record<string, string>> = {},
): string | undefined {
  const [whole = ''] = name.split('.', 1)
  return [otherNames[name], name, whole].find((each) => each !== undefined && isField(each))
}
