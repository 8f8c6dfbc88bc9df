import { join } from 'node:path'

/** Leads the modules of lucide-react, which import their function so, to that of the portal. */
export const iconAlias = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, 'src/app/createLucideIcon.ts'),
}
