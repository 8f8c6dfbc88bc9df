/** A command of the document: its pipeline, and the variable or file for its output. */
export interface Command {
  /** The command's text in the document. */
  text: string
  into: string | undefined
  /** The words of each command, with variables. */
  pipeline: Word[][]
  /** The file for the output. */
  file: Word | undefined
}

/** The parts of a word; variables in single quotes are not replaced. */
export type Word = readonly { text: string; literal: boolean }[]
type Variables = ReadonlyMap<string, string>

/** The commands of a document's `sh` blocks, in order. Supports assignments, pipes, quotes and variables only. */
export function parseCommands(markdown: string): Command[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
  return blocks.flatMap(splitStatements).map(parseCommand)
}

/** Splits a block at line ends outside of quotes. */
function splitStatements(block: string): string[] {
  const out: string[] = []
  let [quote, from] = ['', 0]
  for (let at = 0; at < block.length; at += 1) {
    const sign = block[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === "'" || sign === '"') quote = sign
    else if (sign === '\n') {
      out.push(block.slice(from, at).trim())
      from = at + 1
    }
  }
  return out.filter((text) => text !== '' && !text.startsWith('#'))
}

function parseCommand(text: string): Command {
  const [, into, value] = /^([A-Z_]+)=([\s\S]*)$/.exec(text) ?? []
  const inner = /^\$\(([\s\S]*)\)$/.exec(value ?? '')?.[1]
  const command = into === undefined ? text : (inner ?? `echo ${value ?? ''}`)
  const [pipes, file] = splitWords(parseWords(command), '>')
  return { text, into, pipeline: splitWords(pipes ?? [], '|'), file: file?.[0] }
}

function splitWords(given: readonly Word[], sign: string): Word[][] {
  const out: Word[][] = [[]]
  for (const word of given)
    if (word.length === 1 && word[0]?.text === sign && !word[0].literal) out.push([])
    else out.at(-1)?.push(word)
  return out
}

function parseWords(command: string): Word[] {
  const out: Word[] = []
  for (const [found] of command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)) {
    const parts = [...found.matchAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g)]
    out.push(parts.map(([, single, double, bare]) => ({ text: single ?? double ?? bare ?? '', literal: single !== undefined })))
  }
  return out
}

/** Replaces variables: `$NAME`, and `${NAME#*text}` for the rest after the text. Throws if a variable is empty. */
export function fillVariables(word: Word, variables: Variables): string {
  const valueOf = (name: string) => {
    const value = variables.get(name)
    if (value === undefined || value === '' || value === 'null') throw new Error(`${name} is empty`)
    return value
  }
  return word
    .map(({ text, literal }) =>
      literal
        ? text
        : text
            .replace(/\$\{(\w+)#\*([^}]*)\}/g, (_, name: string, before: string) => {
              const value = valueOf(name)
              return value.slice(value.indexOf(before) + before.length)
            })
            .replace(/\$(\w+)/g, (_, name: string) => valueOf(name)),
    )
    .join('')
}

/** Evaluates a jq path: `.data[0].id`, `.data[-1].id`, or `.data[] | select(.code=="LOS").id`. */
export function selectByPath(value: unknown, path: string): string {
  const [, list, key = '', wanted, rest = ''] = /^(.+)\[\] \| select\(\.(\w+)=="([^"]*)"\)(.*)$/.exec(path) ?? []
  if (list !== undefined) {
    const items = followPath(value, list)
    return selectByPath(Array.isArray(items) ? items.find((item) => followPath(item, `.${key}`) === wanted) : undefined, rest)
  }
  const found = followPath(value, path)
  return typeof found === 'string' ? found : JSON.stringify(found ?? null)
}

function followPath(value: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\.(\w+)|\[(-?\d+)\]/g)].map(([, name, index]) => name ?? Number(index))
  return keys.reduce<unknown>((at, key) => {
    if (typeof key === 'number') return Array.isArray(at) ? (at as unknown[]).at(key) : undefined
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }, value)
}
