// Runs the generator in a copy of the repository: one thing of each kind and the screen of every page that is not built, which must pass the checks.
// @module-tag slow
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { component } from '../new/component.ts'
import { form } from '../new/form.ts'
import type { Plan, Read } from '../new/generatorPlan.ts'
import { resource } from '../new/resource.ts'
import { screen } from '../new/screen.ts'
import { files, manifests, root } from './repositoryFiles.ts'

const copy = mkdtempSync(join(tmpdir(), 'generated-'))
const read: Read = (path) => readFileSync(join(copy, path), 'utf8')

/** Links installed packages into the copy; our own packages resolve to the copy. */
function linkPackages(folder: string): void {
  const from = join(root, folder, 'node_modules')
  const to = join(copy, folder, 'node_modules')
  if (!existsSync(from)) return
  const link = (name: string) => symlinkSync(join(from, name), join(to, name), 'junction')
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.'))) {
    mkdirSync(name.startsWith('@') ? join(to, name) : to, { recursive: true })
    if (!name.startsWith('@')) link(name)
    else if (name !== '@vehicle-partner') for (const part of readdirSync(join(from, name))) link(`${name}/${part}`)
  }
  for (const own of manifests.filter(({ name }) => existsSync(join(from, name)))) {
    mkdirSync(join(to, dirname(own.name)), { recursive: true })
    symlinkSync(join(copy, own.folder), join(to, own.name), 'junction')
  }
}

/** Runs a program in the copy. */
function runProgram(program: string, args: readonly string[], folder = ''): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: join(copy, folder) })
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('close', (code) => resolve({ ok: code === 0, output: output || `exit code ${code}` }))
  })
}

/** Runs a program in the copy and returns its output when it fails, otherwise an empty text. */
async function findProblems(program: string, args: readonly string[], folder?: string): Promise<string> {
  const { ok, output } = await runProgram(program, args, folder)
  return ok ? '' : output
}

/** Pages whose screens are written anew: a list, one of the settings and another one. */
const rebuilt = ['vehicles.list', 'settings.audit', 'vehicles.details']
const withoutScreens = (source: string) => rebuilt.reduce((left, name) => left.replace(new RegExp(`^  '${name}': .*\\n`, 'm'), ''), source)
const screensFile = 'apps/portal/src/app/mainScreens.ts'
const plans: readonly (() => Plan)[] = [
  () => component('SpecimenCard', read),
  () => form('SpecimenForm', read),
  () => resource('specimenItems', read),
  ...rebuilt.map((name) => () => screen(name, read)),
]
const changed = new Set<string>()

beforeAll(async () => {
  for (const file of files) cpSync(join(root, file), join(copy, file))
  for (const { folder } of manifests) linkPackages(folder)
  writeFileSync(join(copy, screensFile), withoutScreens(read(screensFile)))
  for (const plan of plans) {
    const { writes, edits } = plan()
    for (const [path, content] of Object.entries({ ...writes, ...edits })) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), content)
      changed.add(path)
    }
  }
  // The generator formats what it writes.
  const problems = await findProblems('oxfmt/bin/oxfmt', [...changed])
  if (problems) throw new Error(problems)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const changedSources = () => [...changed].filter((path) => /\.tsx?$/.test(path))

describe('what the generator writes', { timeout: 240_000 }, () => {
  it('is of every kind', () => {
    expect([...changed]).toEqual(
      expect.arrayContaining([
        'packages/ui/src/SpecimenCard/SpecimenCard.tsx',
        'packages/forms/src/SpecimenForm/SpecimenForm.tsx',
        'packages/api/src/specimenItems/specimenItems.contract.ts',
        'apps/server/src/specimenItems/specimenItems.routes.ts',
      ]),
    )
  })

  it('has a screen for every page without one', () => {
    const screens = [...changed].filter((path) => /^apps\/portal\/.+Screen\.tsx$/.test(path))
    expect(screens).toHaveLength(rebuilt.length)
    expect(() => screen('vehicles.list', read)).toThrow(/has a screen/)
  })

  it('changes no test', () => {
    const tests = new Set(files.filter((file) => /\.test\.tsx?$/.test(file)))
    expect([...changed].filter((path) => tests.has(path))).toEqual([])
  })

  it('passes the linter', async () => {
    expect(await findProblems('oxlint/bin/oxlint', changedSources())).toBe('')
  })

  it('compiles', async () => {
    // In one run, in a package that has the types of everything that is rendered.
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['vite/client', 'node'] },
      // The first script of the portal has its global types.
      files: ['apps/portal/src/bootstrap.ts', ...changedSources()].map((path) => `../../${path}`),
    }
    writeFileSync(join(copy, 'packages/ui/new.tsconfig.json'), JSON.stringify(config))
    expect(await findProblems('typescript/bin/tsc', ['-p', 'new.tsconfig.json'], 'packages/ui')).toBe('')
  })

  it('passes the checks of the codebase', async () => {
    const checks = ['components', 'codebase'].map((name) => `check/${name}.test.ts`)
    expect(await findProblems('vitest/vitest.mjs', ['run', ...checks], 'tools')).toBe('')
  })

  it('declares the states of each screen', async () => {
    // Only the stories of these screens: loading those of all others takes longest.
    for (const file of files.filter((each) => /^apps\/portal\/.*\.stories\.tsx$/.test(each) && !changed.has(each))) rmSync(join(copy, file))
    const names = `^ ?the screen (${rebuilt.join('|').replaceAll('.', '\\.')}) `
    const args = ['run', 'src/storyHarness/screenStates.test.ts', '-t', names, '--no-color']
    const { ok, output } = await runProgram('vitest/vitest.mjs', args, 'apps/portal')
    expect(ok, output).toBe(true)
    expect(output).toMatch(new RegExp(`Tests +${rebuilt.length * 3} passed`))
  })

  it("passes its form's own test", async () => {
    expect(await findProblems('vitest/vitest.mjs', ['run', 'src/SpecimenForm'], 'packages/forms')).toBe('')
  })
})
