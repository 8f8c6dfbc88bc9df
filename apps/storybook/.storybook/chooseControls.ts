import type { StrictArgTypes } from 'storybook/internal/types'
import { unreadTypes } from 'virtual:unread-types'

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

/** The text of a type in one line; a prop that may be left out takes `undefined` anyway. */
const flatten = (text: string) =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\| | \| undefined(?= \||$)/g, '')
    .replace(/^undefined \| /, '')

/** Storybook's words "union" and "unknown" as the types that they stand for. */
function writeType(argType: StrictArgTypes[string], written: string | undefined): StrictArgTypes[string] {
  const { summary, detail } = argType.table?.type ?? {}
  const { type } = argType
  const write = (text: string | undefined) =>
    text === undefined || text === '' ? argType : { ...argType, table: { ...argType.table, type: { summary: text } } }
  if (summary === 'unknown') return write(written)
  // An attribute of HTML is known by its default alone.
  if (summary === undefined && /^(true|false)$/.test(argType.table?.defaultValue?.summary ?? '')) return write('boolean')
  if (summary !== 'union') return argType
  const values = type?.name === 'enum' ? type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ') : ''
  return write(flatten(detail ?? type?.raw ?? values))
}

/** The values of a union in the text of its type, such as `'small' | 'medium'` or `boolean | 'end'`. */
function listValues(summary: unknown): (string | boolean)[] | undefined {
  const members = typeof summary === 'string' ? summary.split('|').map((member) => member.trim()) : []
  const values = members.map((member) => (member === 'boolean' ? [true, false] : (/^(["'])(.*)\1$/.exec(member)?.[2] ?? [])))
  return members.length > 1 && values.every((value) => value.length > 0) ? values.flat() : undefined
}

const simpleControls: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = { string: 'text', number: 'number', boolean: 'boolean' }

/** The control of one value of a plain type, which may be null. */
const findSimpleControl = (summary: unknown) => (typeof summary === 'string' ? simpleControls[summary.replace(/ \| null$/, '')] : undefined)

const needsJson = new Set(['array', 'object', 'other', 'intersection', 'union'])

/**
 * Gives each prop the control that its type allows: unions list their values, texts can be typed, and props that no control can edit
 * (functions, elements, rows with bigints) have none. Storybook offers an object control for these, which cannot show their values.
 */
export function chooseControls({
  argTypes,
  initialArgs,
  title = '',
}: {
  argTypes: StrictArgTypes
  initialArgs: Record<string, unknown>
  title?: string
}): StrictArgTypes {
  // Also for `UI/Data/DataTable/Rows`.
  const written = unreadTypes[title.split('/')[2] ?? '']
  const choose = (name: string, argType: StrictArgTypes[string]): StrictArgTypes[string] => {
    const value = initialArgs[name]
    const summary = argType.table?.type?.detail ?? argType.table?.type?.summary
    const type = argType.type?.name
    if (isFunctionName(name) || type === 'function' || typeof value === 'function') return { ...argType, control: { disable: true } }
    const values = listValues(summary)
    if (values !== undefined) return { ...argType, options: values, control: { type: values.length > 5 ? 'select' : 'inline-radio' } }
    if (type === 'enum') return { ...argType, control: { type: (argType.options?.length ?? 0) > 5 ? 'select' : 'inline-radio' } }
    const isNode = typeof summary === 'string' && /ReactNode/.test(summary)
    if (isNode) return { ...argType, control: value === undefined || typeof value === 'string' ? { type: 'text' } : { disable: true } }
    const simple = findSimpleControl(summary)
    if (simple !== undefined && (type === 'union' || type === undefined) && isJsonValue(value ?? null))
      return { ...argType, control: { type: simple } }
    if (type === undefined) return isJsonValue(value) ? argType : { ...argType, control: { disable: true } }
    const isEditable = value === undefined ? !needsJson.has(type ?? 'other') : isJsonValue(value)
    return isEditable ? argType : { ...argType, control: { disable: true } }
  }
  // Props of HTML, such as `children`, are known by the value of the story alone.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => [name, choose(name, writeType(withoutTags(argTypes[name] ?? { name }), written?.[name]))]),
  )
}
