import type { StrictArgTypes } from 'storybook/internal/types'

const isFunctionName = (name: string) => /^on[A-Z]/.test(name) || name === 'ref'

/** Whether a control can edit the value as JSON: no functions, elements, dates, sets or bigints in it. */
function isJsonValue(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isJsonValue)
  if (typeof value !== 'object' || '$$typeof' in value || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isJsonValue)
}

/** The description without tags: the default has a column of its own. */
const withoutTags = (argType: StrictArgTypes[string]): StrictArgTypes[string] =>
  argType.description === undefined ? argType : { ...argType, description: argType.description.replace(/\s*@default[\s\S]*$/, '') }

/** Storybook's word "union" as the types of the union. */
function writeUnion(argType: StrictArgTypes[string]): StrictArgTypes[string] {
  const { summary, detail } = argType.table?.type ?? {}
  if (summary !== 'union') return argType
  const values = argType.type?.name === 'enum' ? argType.type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)) : []
  const text = detail?.replace(/^\s*\|\s*/, '').replace(/\s+/g, ' ') ?? values.join(' | ')
  return text === '' ? argType : { ...argType, table: { ...argType.table, type: { summary: text } } }
}

/** The literals of a union in the text of its type, such as `'small' | 'medium'`. */
function listLiterals(summary: unknown): string[] | undefined {
  const members = typeof summary === 'string' ? summary.split('|').map((member) => member.trim()) : []
  const literals = members.flatMap((member) => /^(["'])(.*)\1$/.exec(member)?.[2] ?? [])
  return literals.length > 1 && literals.length === members.length ? literals : undefined
}

const needsJson = new Set(['array', 'object', 'other', 'intersection', 'union'])

/**
 * Gives each prop the control that its type allows: unions list their values, texts can be typed, and props that no control can edit
 * (functions, elements, rows with bigints) have none. Storybook offers an object control for these, which cannot show their values.
 */
export function chooseControls({
  argTypes,
  initialArgs,
}: {
  argTypes: StrictArgTypes
  initialArgs: Record<string, unknown>
}): StrictArgTypes {
  const choose = (name: string, argType: StrictArgTypes[string]): StrictArgTypes[string] => {
    const value = initialArgs[name]
    const summary = argType.table?.type?.detail ?? argType.table?.type?.summary
    const type = argType.type?.name
    if (isFunctionName(name) || type === 'function' || typeof value === 'function') return { ...argType, control: { disable: true } }
    const literals = listLiterals(summary)
    if (literals !== undefined) return { ...argType, options: literals, control: { type: literals.length > 5 ? 'select' : 'inline-radio' } }
    if (type === 'enum') return { ...argType, control: { type: (argType.options?.length ?? 0) > 5 ? 'select' : 'inline-radio' } }
    const isNode = typeof summary === 'string' && /ReactNode/.test(summary)
    if (isNode) return { ...argType, control: value === undefined || typeof value === 'string' ? { type: 'text' } : { disable: true } }
    if (type === undefined) return isJsonValue(value) ? argType : { ...argType, control: { disable: true } }
    const isEditable = value === undefined ? !needsJson.has(type ?? 'other') : isJsonValue(value)
    return isEditable ? argType : { ...argType, control: { disable: true } }
  }
  // Props of HTML, such as `children`, are known by the value of the story alone.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries([...names].map((name) => [name, choose(name, writeUnion(withoutTags(argTypes[name] ?? { name })))]))
}
