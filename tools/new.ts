// `npm run new component|form|resource|screen Name`: writes the folders of a new thing and its lines elsewhere; what it writes passes every check.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { component } from './new/component.ts'
import { form } from './new/form.ts'
import type { Plan } from './new/generatorPlan.ts'
import { resource } from './new/resource.ts'
import { screen } from './new/screen.ts'

const root = join(import.meta.dirname, '..')
const kinds = { component, form, resource, screen }
const [kind = '', name = ''] = process.argv.slice(2)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })

try {
  if (!Object.hasOwn(kinds, kind) || name === '') throw new Error('Usage: npm run new component|form|resource|screen Name')
  const plan: Plan = kinds[kind as keyof typeof kinds](name, read)
  const there = Object.keys(plan.writes).filter((path) => existsSync(join(root, path)))
  if (there.length > 0) throw new Error(`Already there: ${there.join(', ')}`)
  const files = { ...plan.writes, ...plan.edits }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`${path in plan.writes ? 'new ' : 'edit'} ${path}`)
  }
  run('pnpm', 'exec', 'oxfmt', ...Object.keys(files).filter((path) => /\.(tsx?|json)$/.test(path)))
  for (const [program = '', ...args] of plan.commands) run(program, ...args)
  console.log(`\nNext: ${plan.next}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
