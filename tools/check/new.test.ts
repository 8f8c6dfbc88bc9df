// Lets `npm run new` write one thing of each kind into a copy of the house, and asks of the copy what is asked of the house.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { component } from '../new/component.ts'
import { form } from '../new/form.ts'
import type { Plan, Read } from '../new/plan.ts'
import { resource } from '../new/resource.ts'
import { screen } from '../new/screen.ts'
import { files, manifests, root, text } from './repositoryFiles.ts'

const copy = mkdtempSync(join(tmpdir(), 'generated-'))
const read: Read = (path) => readFileSync(join(copy, path), 'utf8')

/** The packages of others by links, our own ones by their place in the copy. */
function linkPackages(folder: string): void {
  const from = join(root, folder, 'node_modules')
  const to = join(copy, folder, 'node_modules')
  if (!existsSync(from)) return
  const link = (name: string) => symlinkSync(join(from, name), join(to, name), 'junction')
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.'))) {
    mkdirSync(name.startsWith('@') ? join(to, name) : to, { recursive: true })
    if (!name.startsWith('@')) link(name)
    else if (name !== '@vehicle-partner') for (const part of readdirSync(join(from, name))) link(`${name}/${part}`)
  }
  for (const ours of manifests.filter(({ name }) => existsSync(join(from, name)))) {
    mkdirSync(join(to, dirname(ours.name)), { recursive: true })
    symlinkSync(join(copy, ours.folder), join(to, ours.name), 'junction')
  }
}

/** Runs a program of ours in the copy; what it said when it was not content, else nothing. */
function complaints(program: string, args: readonly string[], folder = ''): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: join(copy, folder) })
    let said = ''
    const keep = (chunk: Buffer) => {
      said += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve(code === 0 ? '' : said || `ended with ${code}`))
  })
}

// The first page that still waits for its screen, as long as there is one.
const waiting = /later\(main\('([^']+)'/.exec(text('apps/portal/src/app/sitemap.ts'))?.[1]
const kinds: Record<string, () => Plan> = {
  'a component': () => component('SpecimenCard', read),
  'a form': () => form('SpecimenForm', read),
  'a resource': () => resource('specimenPapers', read),
  ...(waiting !== undefined && { 'a screen': () => screen(waiting, read) }),
}
const touched: string[] = []

beforeAll(async () => {
  for (const file of files) cpSync(join(root, file), join(copy, file))
  for (const { folder } of manifests) linkPackages(folder)
  for (const plan of Object.values(kinds)) {
    const { writes, edits } = plan()
    for (const [path, words] of Object.entries({ ...writes, ...edits })) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), words)
      touched.push(path)
    }
  }
  // As the generator does before it is done.
  const refused = await complaints('oxfmt/bin/oxfmt', touched)
  if (refused) throw new Error(refused)
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('what the generator writes', { timeout: 240_000 }, () => {
  it('is of every kind', () => {
    expect(touched).toEqual(
      expect.arrayContaining([
        'packages/ui/src/SpecimenCard/SpecimenCard.tsx',
        'packages/forms/src/SpecimenForm/SpecimenForm.tsx',
        'packages/api/src/specimenPapers/specimenPapers.contract.ts',
        'apps/server/src/specimenPapers/specimenPapers.routes.ts',
      ]),
    )
  })

  it('passes the linter', async () => {
    const typed = touched.filter((path) => /\.tsx?$/.test(path))
    expect(await complaints('oxlint/bin/oxlint', typed)).toBe('')
  })

  it('compiles', async () => {
    // In one go, in the room that has the types of everything that is drawn.
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['vite/client', 'node'] },
      files: touched.filter((path) => /\.tsx?$/.test(path)).map((path) => `../../${path}`),
    }
    writeFileSync(join(copy, 'packages/ui/new.tsconfig.json'), JSON.stringify(config))
    expect(await complaints('typescript/bin/tsc', ['-p', 'new.tsconfig.json'], 'packages/ui')).toBe('')
  })

  it('keeps the rules of the house', async () => {
    const checks = ['components', 'house', 'screens'].map((name) => `check/${name}.test.ts`)
    expect(await complaints('vitest/vitest.mjs', ['run', ...checks], 'tools')).toBe('')
  })

  it("passes its form's own test", async () => {
    expect(await complaints('vitest/vitest.mjs', ['run', 'src/SpecimenForm'], 'packages/forms')).toBe('')
  })
})
