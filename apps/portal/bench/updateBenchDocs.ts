import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a table into docs/bench.md, between the marks of its name. */
export async function updateBenchDocs(name: string, table: string): Promise<void> {
  const file = join(import.meta.dirname, '../../../docs/bench.md')
  const text = await readFile(file, 'utf8')
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- end of ${name} -->)`)
  if (!marks.test(text)) throw new Error(`docs/bench.md has no marks for ${name}`)
  await writeFile(
    file,
    text.replace(marks, (_, begin: string, end: string) => `${begin}\n${table}\n${end}`),
  )
}
