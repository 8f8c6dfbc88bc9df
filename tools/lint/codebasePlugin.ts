// The codebase's own lint rules, loaded by oxlint as a plugin.
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasPortalPath, isPortalPath, literalPathMessage, mayWritePaths } from './literalPaths.ts'
import { findViolation } from './dependencyRules.ts'

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
const isIdentifierNamed = (value: unknown, name: string) => isNode(value) && value.type === 'Identifier' && value['name'] === name
const repositoryPath = (file: string) => relative(root, file).split(sep).join('/')

const dependencyDirection = {
  create(context: Context): Visitor {
    const file = repositoryPath(context.filename)
    const check = (node: Node, source: unknown, typesOnly: boolean) => {
      const specifier = isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined
      if (specifier === undefined) return
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
      const message = findViolation(file, specifier, target, typesOnly)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node['source'], node['importKind'] === 'type'),
      ExportNamedDeclaration: (node) => check(node, node['source'], node['exportKind'] === 'type'),
      ExportAllDeclaration: (node) => check(node, node['source'], node['exportKind'] === 'type'),
      ImportExpression: (node) => check(node, node['source'], false),
      TSImportType: (node) => check(node, node['source'] ?? node['argument'], true),
    }
  },
}

const clockMessage = 'Take the clock as an argument; do not call Date.now() (only main.ts and main.tsx create a Clock)'
const noAmbientClock = {
  create(context: Context): Visitor {
    return {
      NewExpression(node) {
        const args = node['arguments']
        if (isIdentifierNamed(node['callee'], 'Date') && Array.isArray(args) && args.length === 0)
          context.report({ node, message: clockMessage })
      },
      CallExpression(node) {
        const callee = node['callee']
        const property = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : undefined
        const reads =
          isIdentifierNamed(callee, 'Date') ||
          (isNode(callee) && isIdentifierNamed(callee['object'], 'Date') && isIdentifierNamed(property, 'now'))
        if (reads || isIdentifierNamed(property, 'defaultNow')) context.report({ node, message: clockMessage })
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

const noPortalStyles = {
  create(context: Context): Visitor {
    return {
      JSXAttribute(node) {
        const name = isNode(node['name']) ? node['name']['name'] : undefined
        if (name !== 'className' && name !== 'style') return
        context.report({ node, message: `The portal has no styles: no ${name} here; use a component of the library` })
      },
      ImportDeclaration(node) {
        const source = isNode(node['source']) ? String(node['source']['value']) : ''
        const library = source === '@vehicle-partner/ui/styles.css'
        if (/\.css(\.ts)?$/.test(source) && !library) context.report({ node, message: 'The portal has no stylesheet of its own' })
      },
    }
  },
}

/** A label that is shown while pending, on a button that nothing makes pending. */
const noIdlePendingLabel = {
  create(context: Context): Visitor {
    const nameOf = (part: unknown) => (isNode(part) && isNode(part['name']) ? part['name']['name'] : undefined)
    return {
      JSXOpeningElement(node) {
        const element = nameOf(node)
        const attributes: unknown[] = Array.isArray(node['attributes']) ? node['attributes'] : []
        const names = attributes.map(nameOf)
        const isWhole = attributes.every((attribute) => isNode(attribute) && attribute.type === 'JSXAttribute')
        if ((element !== 'Button' && element !== 'IconButton') || !isWhole) return
        if (names.includes('pendingLabel') && !names.includes('pending'))
          context.report({ node, message: `${element} has a pendingLabel and is never pending: give it pending, or use PendingButton` })
      },
    }
  },
}

const inertIconProps: readonly unknown[] = ['size', 'color', 'absoluteStrokeWidth']
/** Properties of the icons of lucide-react that do nothing in the portal, whose build draws the icons itself (apps/portal/iconPlugin.ts). */
const noInertIconProp = {
  create(context: Context): Visitor {
    const icons = new Set<unknown>()
    const nameOf = (part: unknown) => (isNode(part) ? part['name'] : undefined)
    return {
      ImportDeclaration(node) {
        if (!isNode(node['source']) || node['source']['value'] !== 'lucide-react' || !Array.isArray(node['specifiers'])) return
        for (const specifier of node['specifiers']) if (isNode(specifier)) icons.add(nameOf(specifier['local']))
      },
      JSXOpeningElement(node) {
        const attributes: unknown[] = Array.isArray(node['attributes']) ? node['attributes'] : []
        if (!icons.has(nameOf(node['name']))) return
        for (const attribute of attributes) {
          const name = isNode(attribute) ? nameOf(attribute['name']) : undefined
          if (isNode(attribute) && inertIconProps.includes(name))
            context.report({
              node: attribute,
              message: `${String(name)} does nothing on an icon of the portal: set width and height, and the text color around it`,
            })
        }
      },
    }
  },
}

const sqlTypeMessage = 'Do not assert the type of a query: decode it with selectRows or mapWith (apps/server/src/db/selectRows.ts)'
/** `sql<Type>`…`` and `execute<Type>(…)` assert types that nothing checks. */
const noSqlTypeAssertion = {
  create(context: Context): Visitor {
    const hasTypes = (node: Node) => isNode(node['typeArguments'])
    return {
      TaggedTemplateExpression(node) {
        if (isIdentifierNamed(node['tag'], 'sql') && hasTypes(node)) context.report({ node, message: sqlTypeMessage })
      },
      CallExpression(node) {
        const callee = node['callee']
        const property = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : undefined
        if (isIdentifierNamed(property, 'execute') && hasTypes(node)) context.report({ node, message: sqlTypeMessage })
      },
    }
  },
}

const noLiteralPath = {
  create(context: Context): Visitor {
    if (mayWritePaths(repositoryPath(context.filename))) return {}
    const report = (node: Node) => context.report({ node, message: literalPathMessage })
    return {
      Literal(node) {
        if (typeof node['value'] === 'string' && isPortalPath(node['value'])) report(node)
      },
      TemplateLiteral(node) {
        const parts = Array.isArray(node['quasis']) ? node['quasis'] : []
        parts.forEach((part: unknown, index) => {
          const value = isNode(part) ? part['value'] : undefined
          const text = typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
          if (hasPortalPath(text, index === 0)) report(node)
        })
      },
    }
  },
}

export default {
  meta: { name: 'codebase' },
  rules: {
    'dependency-direction': dependencyDirection,
    'no-ambient-clock': noAmbientClock,
    'no-sql-type-assertion': noSqlTypeAssertion,
    'no-portal-styles': noPortalStyles,
    'no-literal-path': noLiteralPath,
    'no-idle-pending-label': noIdlePendingLabel,
    'no-inert-icon-prop': noInertIconProp,
  },
}
