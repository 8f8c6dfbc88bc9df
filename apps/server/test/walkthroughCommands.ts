/** One command of a document: words, what they are piped into, and the variable that takes the result. */
export interface Command {
  /** As it stands in the document. */
  text: string
  into: string | undefined
  /** Each with its words, still with their variables. */
  pipeline: Word[][]
  /** The file that takes what comes out. */
  file: Word | undefined
}

/** Parts of a word; single quotes keep variables as they are. */
export type Word = readonly { text: string; literal: boolean }[]
type Variables = ReadonlyMap<string, string>

/** The commands of a document's `sh` blocks, in order. Knows assignments, pipes, quotes and variables, and nothing else of a shell. */
export function commandsOf(markdown: string): Command[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
  return blocks.flatMap(statements).map(parse)
}

/** Ends of lines outside of quotes end a command. */
function statements(block: string): string[] {
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

function parse(text: string): Command {
  const [, into, value] = /^([A-Z_]+)=([\s\S]*)$/.exec(text) ?? []
  const inner = /^\$\(([\s\S]*)\)$/.exec(value ?? '')?.[1]
  const command = into === undefined ? text : (inner ?? `echo ${value ?? ''}`)
  const [pipes, file] = split(words(command), '>')
  return { text, into, pipeline: split(pipes ?? [], '|'), file: file?.[0] }
}

function split(given: readonly Word[], sign: string): Word[][] {
  const out: Word[][] = [[]]
  for (const word of given)
    if (word.length === 1 && word[0]?.text === sign && !word[0].literal) out.push([])
    else out.at(-1)?.push(word)
  return out
}

function words(command: string): Word[] {
  const out: Word[] = []
  for (const [found] of command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)) {
    const parts = [...found.matchAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g)]
    out.push(parts.map(([, single, double, bare]) => ({ text: single ?? double ?? bare ?? '', literal: single !== undefined })))
  }
  return out
}

/** A word with its variables filled in: `$NAME`, and `${NAME#*text}`, which is what follows the text. Throws for a variable that is empty. */
export function filled(word: Word, variables: Variables): string {
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

/** What a path of jq leads to: `.data[0].id`, `.data[-1].id`, and `.data[] | select(.code=="LOS").id`. */
export function picked(value: unknown, path: string): string {
  const [, list, key = '', wanted, rest = ''] = /^(.+)\[\] \| select\(\.(\w+)=="([^"]*)"\)(.*)$/.exec(path) ?? []
  if (list !== undefined) {
    const items = walked(value, list)
    return picked(Array.isArray(items) ? items.find((item) => walked(item, `.${key}`) === wanted) : undefined, rest)
  }
  const found = walked(value, path)
  return typeof found === 'string' ? found : JSON.stringify(found ?? null)
}

function walked(value: unknown, path: string): unknown {
  const keys = [...path.matchAll(/\.(\w+)|\[(-?\d+)\]/g)].map(([, name, index]) => name ?? Number(index))
  return keys.reduce<unknown>((at, key) => {
    if (typeof key === 'number') return Array.isArray(at) ? (at as unknown[]).at(key) : undefined
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }, value)
}
