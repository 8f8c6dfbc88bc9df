import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** A prop of a component, as its type is written. */
export interface ListedProp {
  name: string
  type: string
  required: boolean
  description: string
  defaultText?: string
}

export interface ListedProps {
  /** Required props first. */
  props: readonly ListedProp[]
  /** The types of React whose attributes the component takes too, such as `HTMLAttributes<HTMLDivElement>`. */
  native: readonly string[]
  /** The definitions of the types that the props name. */
  types: readonly { name: string; text: string }[]
}

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration
interface SourceModule {
  file: string
  text: string
  comments: ReturnType<typeof parseSync>['comments']
  declarations: ReadonlyMap<string, Declaration>
  imports: ReadonlyMap<string, { file: string; name: string }>
}
interface Members {
  props: Map<string, ListedProp>
  native: Set<string>
}

const modules = new Map<string, SourceModule>()

function readModule(file: string): SourceModule {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { file: string; name: string }>()
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'TSInterfaceDeclaration' || declared?.type === 'TSTypeAliasDeclaration')
      declarations.set(declared.id.name, declared)
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    for (const specifier of statement.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        imports.set(specifier.local.name, { file: join(dirname(file), statement.source.value), name: specifier.imported.name })
  }
  const read = { file, text, comments, declarations, imports }
  modules.set(file, read)
  return read
}

/** The declaration of a name in the module or where the module imports it from. */
function findDeclaration(name: string, module: SourceModule): { declaration: Declaration; module: SourceModule } | undefined {
  const declaration = module.declarations.get(name)
  if (declaration) return { declaration, module }
  const imported = module.imports.get(name)
  return imported && /\.tsx?$/.test(imported.file) && existsSync(imported.file)
    ? findDeclaration(imported.name, readModule(imported.file))
    : undefined
}

const getText = (node: { start: number; end: number }, { text }: SourceModule) => text.slice(node.start, node.end)
/** In one line, as far as it is short. */
const flatten = (text: string) => {
  const line = text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim()
  // Of a function it is a part of what it returns.
  return /^[^(].*=>|^\([^()]*\) =>/.test(line) ? line : line.replace(/ ?undefined \| | \| undefined$/g, '')
}

function readComment(member: { start: number }, { text, comments }: SourceModule) {
  const comment = comments.find(
    ({ end, start, type }) => type === 'Block' && start < member.start && text.slice(end, member.start).trim() === '',
  )
  const lines = (comment?.value ?? '')
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [description = '', defaultText] = lines.split(/\s*@default\s+/)
  return { description, ...(defaultText !== undefined && { defaultText }) }
}

const noMembers = (): Members => ({ props: new Map(), native: new Set() })

function merge(parts: readonly Members[]): Members {
  const merged = noMembers()
  for (const { props, native } of parts) {
    for (const [name, prop] of props) merged.props.set(name, prop)
    for (const type of native) merged.native.add(type)
  }
  return merged
}

/** The members of a union: required where every member requires it, with all of its types. */
function mergeUnion(parts: readonly Members[]): Members {
  const merged = merge(parts)
  for (const [name, prop] of merged.props) {
    const versions = parts.flatMap(({ props }) => props.get(name) ?? [])
    const types = new Set(versions.map(({ type }) => type).filter((type) => !['undefined', 'never'].includes(type)))
    merged.props.set(name, {
      ...prop,
      ...versions.find(({ description }) => description !== ''),
      type: types.size === 0 ? prop.type : [...types].join(' | '),
      required: versions.length === parts.length && versions.every(({ required }) => required),
    })
  }
  return merged
}

function listSignatures(signatures: readonly ESTree.TSSignature[], module: SourceModule): Members {
  const members = noMembers()
  for (const signature of signatures) {
    if (signature.type !== 'TSPropertySignature') continue
    const { key, typeAnnotation, optional } = signature
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (name === undefined || !typeAnnotation) continue
    const type = flatten(getText(typeAnnotation.typeAnnotation, module))
    members.props.set(name, { name, type, required: !optional, ...readComment(signature, module) })
  }
  return members
}

function listKeys(type: ESTree.TSType | undefined, module: SourceModule): Set<string> {
  if (type?.type === 'TSUnionType') return new Set(type.types.flatMap((each) => [...listKeys(each, module)]))
  if (type?.type === 'TSLiteralType' && type.literal.type === 'Literal') return new Set([String(type.literal.value)])
  if (type?.type === 'TSTypeOperator' && type.operator === 'keyof') return new Set(listMembers(type.typeAnnotation, module).props.keys())
  if (type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const found = findDeclaration(type.typeName.name, module)
    if (found?.declaration.type === 'TSTypeAliasDeclaration') return listKeys(found.declaration.typeAnnotation, found.module)
  }
  return new Set()
}

const change = ({ props, native }: Members, edit: (prop: ListedProp) => ListedProp | undefined): Members => ({
  props: new Map([...props.values()].flatMap((prop) => edit(prop) ?? []).map((prop) => [prop.name, prop])),
  native,
})

function listNamed(name: string, args: readonly ESTree.TSType[], module: SourceModule): Members {
  const [first, second] = args
  if (first && ['Omit', 'Pick', 'Partial', 'Required', 'Readonly'].includes(name)) {
    const members = listMembers(first, module)
    const keys = listKeys(second, module)
    if (name === 'Omit') return change(members, (prop) => (keys.has(prop.name) ? undefined : prop))
    if (name === 'Pick') return change({ ...members, native: new Set() }, (prop) => (keys.has(prop.name) ? prop : undefined))
    if (name === 'Partial') return change(members, (prop) => ({ ...prop, required: false }))
    return name === 'Required' ? change(members, (prop) => ({ ...prop, required: true })) : members
  }
  const found = findDeclaration(name, module)
  if (found) return listDeclared(found.declaration, found.module)
  const text = args.length === 0 ? name : `${name}<${args.map((each) => getText(each, module)).join(', ')}>`
  return { props: new Map(), native: new Set(/Attributes$|Props$/.test(name) ? [text] : []) }
}

function listMembers(type: ESTree.TSType, module: SourceModule): Members {
  if (type.type === 'TSTypeLiteral') return listSignatures(type.members, module)
  if (type.type === 'TSParenthesizedType') return listMembers(type.typeAnnotation, module)
  if (type.type === 'TSIntersectionType') return merge(type.types.map((each) => listMembers(each, module)))
  if (type.type === 'TSUnionType') return mergeUnion(type.types.map((each) => listMembers(each, module)))
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
    ? listNamed(type.typeName.name, type.typeArguments?.params ?? [], module)
    : noMembers()
}

function listDeclared(declaration: Declaration, module: SourceModule): Members {
  if (declaration.type === 'TSTypeAliasDeclaration') return listMembers(declaration.typeAnnotation, module)
  const inherited = declaration.extends.map(({ expression, typeArguments }) =>
    expression.type === 'Identifier' ? listNamed(expression.name, typeArguments?.params ?? [], module) : noMembers(),
  )
  return merge([...inherited, listSignatures(declaration.body.body, module)])
}

/** The definitions that a text names, and those that they name. */
function listTypes(texts: readonly string[], module: SourceModule, known = new Map<string, string>()): Map<string, string> {
  for (const name of texts.join(' ').match(/\b[A-Z]\w+\b/g) ?? []) {
    const found = known.has(name) ? undefined : findDeclaration(name, module)
    if (!found || name.endsWith('Props')) continue
    const text = getText(found.declaration, found.module)
    known.set(name, text)
    listTypes([text], found.module, known)
  }
  return known
}

/** The props of a component by its source: also those that it takes from other types, which Storybook’s own reader leaves out. */
export function listProps(file: string, component: string): ListedProps | undefined {
  if (!existsSync(file)) return undefined
  const found = findDeclaration(`${component}Props`, readModule(file))
  if (!found) return undefined
  const members = listDeclared(found.declaration, found.module)
  const props = [...members.props.values()].filter(({ type }) => type !== 'never' && type !== 'undefined')
  const types = listTypes(
    props.map(({ type }) => type),
    found.module,
  )
  return {
    props: [...props.filter(({ required }) => required), ...props.filter(({ required }) => !required)],
    native: [...members.native],
    types: [...types].map(([name, text]) => ({ name, text })),
  }
}
