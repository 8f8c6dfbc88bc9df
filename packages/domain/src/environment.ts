export type Environment = 'dev' | 'test' | 'staging' | 'production'

/** Detects the environment from the host name (spec section 9): a local host is `dev`; `dev`, `test` and `staging` appear as a label of the name. */
export function detectEnvironment(hostname: string): Environment {
  const host = hostname.toLowerCase()
  if (/^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/.test(host)) return 'dev'
  const words = host.split(/[.-]/)
  if (words.includes('dev')) return 'dev'
  if (words.includes('test')) return 'test'
  return words.includes('staging') ? 'staging' : 'production'
}
