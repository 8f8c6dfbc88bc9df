import { expect, test } from 'vitest'
import { detectEnvironment } from './environment.ts'

test.each([
  ['localhost', 'dev'],
  ['portal.localhost', 'dev'],
  ['127.0.0.1', 'dev'],
  ['[::1]', 'dev'],
  ['dev.partners.example', 'dev'],
  ['partners-test.example', 'test'],
  ['test.partners.example', 'test'],
  ['staging.partners.example', 'staging'],
  ['Partners-Staging.example', 'staging'],
  ['partners.example', 'production'],
  ['latest-developers.example', 'production'],
])('%s is %s', (hostname, environment) => expect(detectEnvironment(hostname)).toBe(environment))
