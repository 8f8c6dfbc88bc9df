import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..', '..')

// A status that is added in packages/domain needs a migration, too.
test('the migrations create the schema of the code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
    const program = ['--conditions=@vehicle-partner/source', 'node_modules/drizzle-kit/bin.cjs', 'generate']
    const settings = ['--dialect=postgresql', '--schema=./src/db/schema/*.ts', `--out=${relative(server, folder)}`, '--name=missing']
    const output = execFileSync(process.execPath, [...program, ...settings], {
      cwd: server,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // drizzle-kit exits with 0 even on errors, so check its output.
    expect(output).toContain('No schema changes')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
