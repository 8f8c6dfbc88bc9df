import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..', '..')

// Lists of states come from packages/domain: who adds one there has to carry it into the databases that exist.
test('the migrations make the very schema that the code knows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(join(import.meta.dirname, 'migrations'), folder, { recursive: true })
    const program = ['--conditions=@vehicle-partner/source', 'node_modules/drizzle-kit/bin.cjs', 'generate']
    const settings = ['--dialect=postgresql', '--schema=./src/db/schema/*.ts', `--out=${relative(server, folder)}`, '--name=missing']
    const said = execFileSync(process.execPath, [...program, ...settings], {
      cwd: server,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // It ends well also where it has failed.
    expect(said).toContain('No schema changes')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
