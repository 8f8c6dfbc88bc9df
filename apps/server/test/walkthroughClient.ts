import type { Command, Word } from './walkthroughCommands.ts'

// Writes the commands of the API walkthrough as TypeScript on the client of openapi-fetch, so that the compiler checks every path, parameter,
// body and field against the types made from the OpenAPI document.

type Json = Readonly<Record<string, unknown>>
interface Parameter {
  name: string
  in: string
  schema?: { type?: string | string[] }
}
/** The OpenAPI document without references. */
export interface ResolvedDocument {
  paths: Readonly<Record<string, Readonly<Record<string, { parameters?: readonly Parameter[] }>>>>
}

const head = `import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

type Keys<T> = T extends unknown ? keyof T : never
type Field<T, K> = T extends unknown ? (K extends keyof T ? T[K] : undefined) : never
const field = <T extends object, K extends Keys<T>>(value: T | null | undefined, key: K): Field<T, K> | undefined =>
  value === null || value === undefined ? undefined : (Reflect.get(value, key) as Field<T, K> | undefined)
const item = <T>(list: readonly T[] | null | undefined, index: number): T | undefined => list?.at(index)
function text(value: unknown): string {
  if (value === undefined || value === null || value === '') throw new Error('The response has no such value')
  return String(value)
}
function expectEqual(value: string, expected: string): void {
  if (value !== expected) throw new Error(\`\${value} instead of \${expected}\`)
}

export interface Tools {
  url: string
  /** A call that is not part of the API. Returns the value at a path of jq. */
  sandbox: (method: string, url: string, body: string | undefined, path: string | undefined) => Promise<string>
}

/** Makes the calls of the walkthrough and returns their number. */
export async function walk({ url, sandbox }: Tools): Promise<number> {
  const client = createClient<paths>({ baseUrl: url })
  let calls = 0
  let AUTH = ''
  const files = new Map<string, Blob>()
  client.use({
    onRequest({ request }) {
      calls += 1
      return request
    },
    async onResponse({ request, response }) {
      if (response.status >= 400) throw new Error(\`\${request.method} \${request.url}: \${response.status} \${await response.text()}\`)
    },
  })
`

/** Writes the module. Throws if a call is not in the document. */
export function writeWalkthroughClient(commands: readonly Command[], document: ResolvedDocument): string {
  const declared = new Set<string>()
  const lines = commands.map((command) => {
    const value = writeCommand(command, document)
    if (command.into === undefined) return value
    if (['API', 'JSON'].includes(command.into)) return ''
    if (command.into === 'AUTH') return `AUTH = ${value}.split(': ')[1] ?? ''`
    const declaration = declared.has(command.into) ? '' : 'let '
    declared.add(command.into)
    return `${declaration}${command.into} = ${value}`
  })
  return `${head}${lines.map((line) => `  ${line}\n`).join('')}  return calls\n}\n`
}

function writeCommand({ pipeline, file }: Command, document: ResolvedDocument): string {
  const [words = [], next] = pipeline
  const program = plain(words[0])
  if (program === 'echo' && file === undefined) return words.slice(1).map(expression).join(" + ' ' + ") || "''"
  if (program === 'echo')
    return `files.set(${JSON.stringify(plain(file))}, new Blob([Uint8Array.from(atob(${expression(words[1] ?? [])}), (sign) => sign.charCodeAt(0))], { type: 'image/png' }))`
  if (program === 'test') return `expectEqual(${expression(words[1] ?? [])}, ${expression(words[3] ?? [])})`
  if (program !== 'curl') throw new Error(`The walkthrough has an unknown command ${program}`)
  const path = next === undefined ? undefined : plain(next.at(-1))
  return writeCall(readCurl(words.slice(1)), path, document)
}

interface Curl {
  method: string
  url: string
  body: string | undefined
  file: string | undefined
  headers: [name: string, value: string][]
}

/** Reads the words of curl; variables stay as `$NAME`. */
function readCurl(words: readonly Word[]): Curl {
  const out: Curl = { method: '', url: '', body: undefined, file: undefined, headers: [] }
  for (let at = 0; at < words.length; at += 1) {
    const word = marked(words[at] ?? [])
    const argument = () => marked(words[(at += 1)] ?? [])
    if (word === '-X') out.method = argument()
    else if (word === '-d') out.body = argument()
    else if (word === '-F') out.file = argument()
    else if (word === '-H') {
      const [name = '', value = ''] = argument().split(/: (.*)/s)
      out.headers.push([name, value])
    } else if (word !== '-s') out.url = word
  }
  out.method ||= out.body === undefined && out.file === undefined ? 'GET' : 'POST'
  return out
}

function writeCall({ method, url, body, file, headers }: Curl, path: string | undefined, document: ResolvedDocument): string {
  const [address = '', query = ''] = url.replace(mark('API'), '').split('?')
  const quotedPath = path === undefined ? 'undefined' : JSON.stringify(path)
  if (address.startsWith('/sandbox'))
    return `await sandbox('${method}', ${template(url.replace(mark('API'), ''))}, ${body === undefined ? 'undefined' : template(body)}, ${quotedPath})`
  const [route, operation] = findOperation(document, method, address)
  const parameters = operation.parameters ?? []
  const inPath = Object.entries(matchPath(route, address) ?? {}).map(([name, value]) => `${name}: ${template(value)}`)
  const inQuery = [...new URLSearchParams(query)].map(([name, value]) => `${JSON.stringify(name)}: ${queryValue(parameters, name, value)}`)
  const inHeader = headers.filter(([name]) => name === 'x-step-up').map(([, value]) => `'X-Step-Up': ${template(value)}`)
  const params = Object.entries({ path: inPath, query: inQuery, header: inHeader }).flatMap(([name, entries]) =>
    entries.length === 0 ? [] : [`${name}: { ${entries.join(', ')} }`],
  )
  const options = [
    ...(headers.some(([name]) => name === mark('AUTH')) ? ['headers: { authorization: AUTH }'] : []),
    ...(params.length === 0 ? [] : [`params: { ${params.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${bodyExpression(body)}`]),
    ...(file === undefined ? [] : fileOptions(file)),
  ]
  const call = `await client.${method}('${route}'${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`
  return path === undefined ? call : `text(${select(`(${call}).data`, path)})`
}

/** A form with the file. The types say `string` for its bytes. */
function fileOptions(argument: string): string[] {
  const [, field = '', name = ''] = /^(\w+)=@([^;]+)/.exec(argument) ?? []
  const serializer = `(body) => { const form = new FormData(); for (const name of body.${field}) form.append('${field}', files.get(name) ?? new Blob(), name); return form }`
  return [`body: { ${field}: ['${name}'] }`, `bodySerializer: ${serializer}`]
}

function findOperation(document: ResolvedDocument, method: string, address: string) {
  const found = Object.entries(document.paths)
    .flatMap(([route, operations]) => {
      const operation = operations[method.toLowerCase()]
      return operation && matchPath(route, address) ? [[route, operation] as const] : []
    })
    // Fixed segments come before parameters.
    .toSorted(([a], [b]) => a.split('{').length - b.split('{').length)[0]
  if (found === undefined) throw new Error(`The document has no ${method} ${address}`)
  return found
}

function matchPath(route: string, address: string): Record<string, string> | undefined {
  const [names, parts] = [route.split('/'), address.split('/')]
  if (names.length !== parts.length) return undefined
  const out: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    const parameter = /^\{(\w+)\}$/.exec(name)?.[1]
    if (parameter !== undefined) out[parameter] = part
    else if (name !== part) return undefined
  }
  return out
}

function queryValue(parameters: readonly Parameter[], name: string, value: string): string {
  const type = parameters.find((each) => each.in === 'query' && each.name === name)?.schema?.type
  if (type === 'integer' || type === 'number') return value
  return type === 'array' ? `[${template(value)}]` : template(value)
}

/** The value at a path of jq: `.data[0].id`, or `.data[] | select(.code=="LOS").id`. */
function select(from: string, path: string): string {
  const [, list, key = '', wanted = '', rest = ''] = /^(.+)\[\] \| select\(\.(\w+)=="([^"]*)"\)(.*)$/.exec(path) ?? []
  if (list !== undefined) return select(`${select(from, list)}?.find((each) => each.${key} === ${JSON.stringify(wanted)})`, rest)
  return [...path.matchAll(/\.(\w+)|\[(-?\d+)\]/g)].reduce(
    (value, [, name, index]) => (name === undefined ? `item(${value}, ${index})` : `field(${value}, '${name}')`),
    from,
  )
}

/** A variable within a text, until the text becomes code: `$NAME`, or `${NAME#*before}` for the rest after a text. */
const mark = (name: string, before = '') => `\uE000${name}\uE001${before}\uE002`
const markPattern = /\uE000(\w+)\uE001([^\uE002]*)\uE002/g

const marked = (word: Word): string =>
  word
    .map(({ text, literal }) =>
      literal
        ? text
        : text
            .replace(/\$\{(\w+)#\*([^}]*)\}/g, (_, name: string, before: string) => mark(name, before))
            .replace(/\$(\w+)/g, (_, name: string) => mark(name)),
    )
    .join('')
const plain = (word: Word = []): string => word.map(({ text }) => text).join('')
const expression = (word: Word): string => template(marked(word))

/** A text with variables as an expression. */
function template(value: string): string {
  const variable = (name: string, before: string) => (before === '' ? name : `${name}.split(${JSON.stringify(before)})[1] ?? ''`)
  const [whole] = [...value.matchAll(markPattern)]
  if (whole === undefined) return JSON.stringify(value)
  if (whole[0] === value) return variable(whole[1] ?? '', whole[2] ?? '')
  const parts = value.split(/(\uE000\w+\uE001[^\uE002]*\uE002)/)
  return `[${parts
    .filter((part) => part !== '')
    .map((part) => template(part))
    .join(', ')}].join('')`
}

/** The JSON of a body as an expression; what stands there as text keeps its literal type. */
function bodyExpression(body: string): string {
  const write = (value: unknown): string => {
    if (typeof value === 'string') return template(value)
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    return `{ ${Object.entries(value as Json)
      .map(([key, each]) => `${JSON.stringify(key)}: ${write(each)}`)
      .join(', ')} }`
  }
  return write(JSON.parse(body))
}
