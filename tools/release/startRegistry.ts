import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntilReady } from './waitUntilReady.ts'

// Not a dependency of the repository, of which nothing else uses its 300 packages. One of them asks for a tag that not every registry has.
const manifest = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } }

/** A registry on this machine for packages of one scope. Everything else comes from the registry that npm is set to. */
export interface LocalRegistry {
  /** Lines of an .npmrc that lead the scope here. */
  npmrc: string
  url: string
  stop: () => void
}

/** Installs verdaccio in `folder` and starts it with an empty store. */
export async function startRegistry(folder: string, port: number): Promise<LocalRegistry> {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    [
      `storage: ${join(folder, 'storage')}`,
      'uplinks: {}',
      'packages:',
      "  '@vehicle-partner/*': { access: $all, publish: $all }",
      'log: { type: stdout, level: error }',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
  const child = spawn(join(folder, 'node_modules/.bin/verdaccio'), ['--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: 'inherit',
  })
  await waitUntilReady(`${url}-/ping`, child).catch((error: unknown) => {
    child.kill()
    throw error
  })
  return {
    url,
    // Anyone may publish here, but npm does not publish without a token.
    npmrc: `${['@vehicle-partner:registry', url].join('=')}\n//127.0.0.1:${port}/:_authToken=local\n`,
    stop: () => void child.kill(),
  }
}
