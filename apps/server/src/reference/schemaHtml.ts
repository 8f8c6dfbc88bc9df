import { escapeHtml } from '../htmlPage.ts'
import { readObject, readText, type Json } from './openapiDocument.ts'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const anchor = (name: string) => `schema-${name}`

/** The type of a schema in one line, with links to named schemas. */
export function typeText(schema: Json): string {
  const { $ref, type, items, format, const: constant } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    return `<a href="#${escapeHtml(anchor(name))}">${escapeHtml(name)}</a>`
  }
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (branches.length > 0) return branches.map((each) => typeText(readObject(each))).join(' or ')
  if (constant !== undefined) return code(JSON.stringify(constant))
  const values = [...listOf(schema['enum']), ...listOf(schema['x-extensible-enum'])]
  if (values.length > 0) return values.map((each) => code(JSON.stringify(each))).join(' ') + (schema['enum'] ? '' : ' …')
  if (type === 'array') return `list of ${typeText(readObject(items))}`
  const name = (Array.isArray(type) ? type.map(String).join(' or ') : readText(type)) || 'anything'
  return escapeHtml(typeof format === 'string' ? `${name} (${format})` : name)
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** Text with `code` and **strong** parts. */
export const inlineHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** A named schema with its fields. */
export function schemaArticle(name: string, schema: Json): string {
  return (
    `<article id="${escapeHtml(anchor(name))}"><h3>${escapeHtml(name)}</h3>` +
    (schema['description'] === undefined ? '' : `<p>${inlineHtml(readText(schema['description']))}</p>`) +
    (schema['properties'] === undefined ? `<p>${typeText(schema)}</p>` : fieldList(schema)) +
    `</article>`
  )
}

/** A field or parameter: its name with remarks, and what it is. */
export const fieldHtml = (name: string, remarks: string, description: string, type: string): string =>
  `<dt><code>${escapeHtml(name)}</code>${remarks === '' ? '' : ` <span class="muted">${escapeHtml(remarks)}</span>`}</dt>` +
  `<dd>${description === '' ? '' : `${inlineHtml(description)}<br>`}${type}</dd>`

function fieldList(schema: Json): string {
  const required = listOf(schema['required'])
  const fields = Object.entries(readObject(schema['properties'])).map(([name, value]) => {
    const field = readObject(value)
    return fieldHtml(name, required.includes(name) ? '' : 'optional', readText(field['description']), typeText(field) + innerFields(field))
  })
  return `<dl>${fields.join('')}</dl>`
}

/** The fields of an object without a name of its own, also as an item or an alternative. */
function innerFields(field: Json): string {
  const candidates = [field, readObject(field['items']), ...listOf(field['anyOf']).map(readObject)]
  const object = candidates.find((each) => each['properties'] !== undefined)
  return object === undefined ? '' : fieldList(object)
}
