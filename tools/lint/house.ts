// The house's own lint rules, loaded by oxlint as a plugin: what the built-in rules cannot say.
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refusal } from './arrows.ts'

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
interface Context {
  readonly filename: string
  report(problem: { node: Node; message: string }): void
}
type Visitor = Record<string, (node: Node) => void>

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const named = (value: unknown, name: string) => isNode(value) && value.type === 'Identifier' && value['name'] === name
const inRepository = (file: string) => relative(root, file).split(sep).join('/')

const oneWay = {
  create(context: Context): Visitor {
    const file = inRepository(context.filename)
    const look = (node: Node, source: unknown, typesOnly: boolean) => {
      const specifier = isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined
      if (specifier === undefined) return
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
      const message = refusal(file, specifier, target, typesOnly)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => look(node, node['source'], node['importKind'] === 'type'),
      ExportNamedDeclaration: (node) => look(node, node['source'], node['exportKind'] === 'type'),
      ExportAllDeclaration: (node) => look(node, node['source'], node['exportKind'] === 'type'),
      ImportExpression: (node) => look(node, node['source'], false),
      TSImportType: (node) => look(node, node['source'] ?? node['argument'], true),
    }
  },
}

const clockMessage = 'nobody reads the clock by himself: take a Clock as an argument (only main.ts and main.tsx make one)'
const noClock = {
  create(context: Context): Visitor {
    return {
      NewExpression(node) {
        const args = node['arguments']
        if (named(node['callee'], 'Date') && Array.isArray(args) && args.length === 0) context.report({ node, message: clockMessage })
      },
      CallExpression(node) {
        const callee = node['callee']
        const property = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : undefined
        const reads = named(callee, 'Date') || (isNode(callee) && named(callee['object'], 'Date') && named(property, 'now'))
        if (reads || named(property, 'defaultNow')) context.report({ node, message: clockMessage })
      },
      TemplateElement(node) {
        const value = node['value']
        const text = typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
        if (/\b(now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_(timestamp|date)\b/i.test(text))
          context.report({ node, message: clockMessage })
      },
    }
  },
}

const noLook = {
  create(context: Context): Visitor {
    return {
      JSXAttribute(node) {
        const name = isNode(node['name']) ? node['name']['name'] : undefined
        if (name !== 'className' && name !== 'style') return
        context.report({ node, message: `the portal draws nothing: no ${name} here; a component of the library owns the look` })
      },
      ImportDeclaration(node) {
        const source = isNode(node['source']) ? String(node['source']['value']) : ''
        const library = source === '@vehicle-partner/ui/styles.css'
        if (/\.css(\.ts)?$/.test(source) && !library) context.report({ node, message: 'the portal has no stylesheet of its own' })
      },
    }
  },
}

export default { meta: { name: 'house' }, rules: { 'one-way': oneWay, 'no-clock': noClock, 'no-look': noLook } }
