import { parseSync } from 'oxc-parser'
import { isJson, type Json } from '../src/openapi/schemaTree.ts'

/** TSDoc comments by the place of what they describe: `Trip`, `Trip.reference`, `trips.share.body.expires_in_s`. */
export type Descriptions = ReadonlyMap<string, string>

/** Reads the TSDoc of constants and of the properties in their object literals from source files. */
export function readDescriptions(files: ReadonlyMap<string, string>): Descriptions {
  const found = new Map<string, string>()
  /** Places whose properties come from another constant: `z.extend(Trip, …)`, `...payslipHead`. */
  const inherited: { place: string; from: string }[] = []
  for (const [name, source] of files) {
    const { program, comments } = parseSync(name, source)
    const docs = new Map(
      comments.filter(({ value }) => value.startsWith('*')).map(({ value, end }) => [nextToken(source, end), textOf(value)] as const),
    )
    for (const statement of nodesOf(program, 'body')) readConstant(statement)

    function readConstant(statement: Json): void {
      const declaration = statement['type'] === 'ExportNamedDeclaration' ? statement['declaration'] : statement
      if (!isJson(declaration) || declaration['type'] !== 'VariableDeclaration') return
      for (const { id, init } of nodesOf(declaration, 'declarations')) {
        const place = nameOf(id)
        if (place === undefined) continue
        describe(place, statement)
        readValue(init, place)
      }
    }
    function describe(place: string, { start }: Json): void {
      const text = docs.get(Number(start))
      if (text !== undefined && !found.has(place)) found.set(place, text)
    }
    function readValue(node: unknown, place: string): void {
      if (!isJson(node)) return
      if (node['type'] === 'ObjectExpression') for (const property of nodesOf(node, 'properties')) readProperty(property, place)
      if (node['type'] !== 'CallExpression') return
      const [first, ...rest] = nodesOf(node, 'arguments')
      const from = nameOf(first)
      if (from === undefined) readValue(first, place)
      else if (/^(extend|partial|pick|omit|object|withSpecifiedFields)$/.test(calledName(node['callee']))) inherited.push({ place, from })
      for (const argument of rest) readValue(argument, place)
      if (isJson(node['callee'])) readValue(node['callee']['object'], place) // `z.object({ … }).check(…)`
    }
    function readProperty(property: Json, place: string): void {
      if (property['type'] === 'SpreadElement') {
        const from = nameOf(property['argument'])
        if (from !== undefined) inherited.push({ place, from })
        return
      }
      const key = nameOf(property['key'])
      if (key === undefined) return
      describe(`${place}.${key}`, property)
      readValue(property['value'], `${place}.${key}`)
    }
  }
  // An inherited constant may itself inherit.
  for (let round = 0; round < 3; round += 1)
    for (const { place, from } of inherited)
      for (const [key, text] of found)
        if (key.startsWith(`${from}.`) && !found.has(place + key.slice(from.length))) found.set(place + key.slice(from.length), text)
  return found
}

const nodesOf = (node: unknown, key: string): Json[] => {
  const list: unknown = isJson(node) ? node[key] : isObject(node) ? Reflect.get(node, key) : undefined
  return Array.isArray(list) ? list.filter(isJson) : []
}
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const nameOf = (node: unknown): string | undefined => (isJson(node) && node['type'] === 'Identifier' ? String(node['name']) : undefined)
const calledName = (callee: unknown): string => nameOf(callee) ?? (isJson(callee) ? (nameOf(callee['property']) ?? '') : '')
const nextToken = (source: string, from: number): number => from + (/^\s*/.exec(source.slice(from))?.[0].length ?? 0)

/** The text of a comment without its stars, tags and links. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .split(/\s@\w+/)[0]
    ?.replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim() ?? ''
