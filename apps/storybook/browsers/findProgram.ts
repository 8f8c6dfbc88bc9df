import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages, isExecutable } from '../../../tools/chromium.mjs'

/** The path of a program: the value of the variable, or the first name on the PATH. On Debian its package is installed if it is missing. */
export function findProgram(variable: string, names: readonly string[], debianPackage: string): string {
  const chosen = process.env[variable]
  const find = () => {
    const folders = (process.env['PATH'] ?? '').split(delimiter)
    return chosen ?? folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
  }
  if (find() === undefined && canInstallPackages()) installPackages(debianPackage)
  const found = find()
  if (found === undefined) throw new Error(`${names.join(' or ')} was not found: install it, or set ${variable} to its path`)
  return found
}
