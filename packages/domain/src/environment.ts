export type Environment = 'dev' | 'test' | 'staging' | 'production'

/** Which environment an address belongs to (spec section 9): a name of this machine is `dev`; `test` and `staging` stand in the name. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase()
  if (/^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(host)) return 'dev'
  const words = host.split(/[.-]/)
  if (words.includes('dev')) return 'dev'
  if (words.includes('test')) return 'test'
  return words.includes('staging') ? 'staging' : 'production'
}
