// Run by `npm exec` with the toolchain on PATH: prints the folder that contains pnpm.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const path = process.env.PATH ?? process.env.Path ?? ''
const program = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'
console.log(path.split(delimiter).find((folder) => existsSync(join(folder, program))) ?? '')
