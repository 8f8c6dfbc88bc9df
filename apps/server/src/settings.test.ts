import { expect, test } from 'vitest'
import { defaultConnectionSettings } from './db/postgresConnections.ts'
import { sandboxPageSettings } from './portal/pageSettings.ts'
import { readSettings, sandboxSecretKey, StartError } from './settings.ts'

const root = '/srv/app'
const SECRET_KEY = 'a-secret-key-of-at-least-32-characters'

const wrongProxies =
  'TRUSTED_PROXIES must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, separated by commas'
const wrongOrigins = 'CORS_ORIGINS must be exact origins such as https://fleet.example.com, separated by commas'

test('the defaults are the embedded database in the root folder, no sandbox and no demo', () => {
  expect(readSettings({ SECRET_KEY }, root)).toEqual({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '/srv/app/.data',
    databaseUrl: undefined,
    databaseConnection: defaultConnectionSettings,
    storageReserveBytes: 209_715_200,
    redisUrl: undefined,
    sandbox: false,
    secretKeys: [SECRET_KEY],
    messageWebhook: undefined,
    seed: 'none',
    seedScale: 1,
    otpResendSeconds: 120,
    minVehicleYear: 2007,
    publicUrl: undefined,
    pageSettings: {},
    trustProxy: undefined,
    corsOrigins: [],
    metricsToken: undefined,
    logLevel: 'info',
  })
})

test('the sandbox has the demo data by default', () => {
  expect(readSettings({ SANDBOX: '1' }, root)).toMatchObject({ sandbox: true, seed: 'demo' })
  expect(readSettings({ SANDBOX: '1', SEED: 'none' }, root)).toMatchObject({ sandbox: true, seed: 'none' })
  expect(readSettings({ SANDBOX: '0', SEED: 'demo', SECRET_KEY }, root)).toMatchObject({ sandbox: false, seed: 'demo' })
})

test('pages show what is set of support and app; the sandbox has a support of its own', () => {
  const set = {
    SUPPORT_PHONE: '+234 201 888 0142',
    SUPPORT_EMAIL: 'help@example.com',
    PARTNER_APP_ANDROID_URL: 'https://play.google.com/a',
  }
  const shown = { supportPhone: '+2342018880142', supportEmail: 'help@example.com', partnerAppAndroidUrl: 'https://play.google.com/a' }
  expect(readSettings({ ...set, SECRET_KEY }, root).pageSettings).toEqual(shown)
  expect(readSettings({ ...set, SANDBOX: '1' }, root).pageSettings).toEqual({ ...sandboxPageSettings, ...shown })
})

test('a relative data folder is below the root; an absolute one is kept', () => {
  expect(readSettings({ DATA_DIR: 'store/one', SECRET_KEY }, root).dataDir).toBe('/srv/app/store/one')
  expect(readSettings({ DATA_DIR: '/var/store', SECRET_KEY }, root).dataDir).toBe('/var/store')
})

test('an empty variable counts as absent, and spaces around a value are ignored', () => {
  expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '', SEED_SCALE: ' 10 ', SECRET_KEY }, root)).toMatchObject({
    port: 4000,
    seedScale: 10,
    databaseUrl: undefined,
  })
})

test('databases and Redis are URLs', () => {
  const { databaseUrl, redisUrl } = readSettings(
    { DATABASE_URL: 'postgresql://u:p@db:5433/partners', REDIS_URL: 'rediss://cache', SECRET_KEY },
    root,
  )
  expect(databaseUrl?.port).toBe('5433')
  expect(redisUrl?.hostname).toBe('cache')
})

test('maps have tiles only where an address is set, with its attribution', () => {
  const set = { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?key=a', MAP_TILES_ATTRIBUTION: '© Map makers', SECRET_KEY }
  expect(readSettings(set, root).pageSettings).toEqual({
    mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png?key=a',
    mapTilesAttribution: '© Map makers',
  })
  expect(readSettings({ ...set, MAP_TILES_URL: '' }, root).pageSettings).toEqual({})
  expect(() => readSettings({ ...set, MAP_TILES_ATTRIBUTION: '' }, root)).toThrow(
    new StartError('Wrong settings: MAP_TILES_URL needs MAP_TILES_ATTRIBUTION, which names whose map it is'),
  )
})

const tileUrlError = 'MAP_TILES_URL must be an address with {z}, {x} and {y} such as https://tiles.example.com/{z}/{x}/{y}.png'

test.each([
  ['PORT', 'http', 'PORT must be a number'],
  ['PORT', '-1', 'PORT must be at least 0'],
  ['PORT', '70000', 'PORT must be at most 65535'],
  ['PORT', '80.5', 'PORT must be a whole number'],
  ['SANDBOX', 'yes', 'SANDBOX must be 0 or 1'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be one or several keys of at least 32 characters, separated by commas'],
  ['SECRET_KEY', `${SECRET_KEY},short`, 'SECRET_KEY must be one or several keys of at least 32 characters, separated by commas'],
  ['SEED', 'all', 'SEED must be "none" or "demo"'],
  ['SEED_SCALE', '0', 'SEED_SCALE must be at least 1'],
  ['SEED_SCALE', '1e9', 'SEED_SCALE must be at most 100'],
  ['TRUSTED_PROXIES', 'proxy.internal', wrongProxies],
  ['TRUSTED_PROXIES', '10.0.0.0/40', wrongProxies],
  ['TRUSTED_PROXIES', 'loopback,,', wrongProxies],
  ['CORS_ORIGINS', '*', wrongOrigins],
  ['CORS_ORIGINS', 'https://a.example/', wrongOrigins],
  ['CORS_ORIGINS', 'https://a.example,null', wrongOrigins],
  ['SUPPORT_PHONE', '0803 000 0000', 'SUPPORT_PHONE must be a number in international format such as +2348030000000'],
  ['SUPPORT_WHATSAPP', '+234', 'SUPPORT_WHATSAPP must be a number in international format such as +2348030000000'],
  ['SUPPORT_EMAIL', 'support', 'SUPPORT_EMAIL must be an e-mail address such as support@example.com'],
  ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}.png', tileUrlError],
  ['MAP_TILES_URL', 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', tileUrlError],
  ['MAP_TILES_URL', '/tiles/{z}/{x}/{y}.png', tileUrlError],
  ['MAP_TILES_URL', 'https://tiles.example.com; script-src */{z}/{x}/{y}.png', tileUrlError],
  [
    'MAP_TILES_ATTRIBUTION_URL',
    'http://maps.example.com',
    'MAP_TILES_ATTRIBUTION_URL must be an address such as https://www.openstreetmap.org/copyright',
  ],
  ['SUPPORT_HOURS', 'x'.repeat(61), 'SUPPORT_HOURS must have at most 60 characters'],
  [
    'PARTNER_APP_IOS_URL',
    'http://apps.apple.com',
    'PARTNER_APP_IOS_URL must be an address such as https://apps.apple.com/ng/app/id1234567890',
  ],
  ['OTP_RESEND_S', 'soon', 'OTP_RESEND_S must be a number'],
  ['MIN_VEHICLE_YEAR', '1999', 'MIN_VEHICLE_YEAR must be at least 2007'],
  ['DATABASE_URL', 'mysql://db/x', 'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/partners'],
  ['DATABASE_URL', 'localhost', 'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/partners'],
  ['DATABASE_POOL_SIZE', '7', 'DATABASE_POOL_SIZE must be at least 8'],
  ['DATABASE_STATEMENT_TIMEOUT_S', '0', 'DATABASE_STATEMENT_TIMEOUT_S must be at least 1'],
  ['DATABASE_TLS', 'prefer', 'DATABASE_TLS must be disable, require or verify-full'],
  ['STORAGE_RESERVE_MB', '-1', 'STORAGE_RESERVE_MB must be at least 0'],
  ['REDIS_URL', 'http://cache', 'REDIS_URL must be an address such as redis://localhost:6379'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 32 characters'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
])('%s=%s is rejected with a one-line message', (name, value, message) => {
  expect(() => readSettings({ [name]: value }, root)).toThrow(new StartError(`Wrong settings: ${message}`))
})

test('all wrong settings are named at once, without their values', () => {
  const wrong = () => readSettings({ PORT: 'x', SEED: 'x', DATABASE_URL: 'mysql://user:secret@db/x' }, root)
  expect(wrong).toThrow(/PORT .*; DATABASE_URL .*; SEED /)
  expect(wrong).not.toThrow(/secret/)
})

test('outside the sandbox PostgreSQL needs a secret key, and that of the sandbox is rejected', () => {
  const required = /^Wrong settings: SECRET_KEY is required with SANDBOX=0 and DATABASE_URL: .+$/
  expect(() => readSettings({ DATABASE_URL: 'postgres://db/partners' }, root)).toThrow(required)
  expect(readSettings({}, root).secretKeys).toEqual([])
  expect(() => readSettings({ SECRET_KEY: sandboxSecretKey }, root)).toThrow(required)
  expect(readSettings({ SANDBOX: '1' }, root).secretKeys).toEqual([sandboxSecretKey])
  expect(readSettings({ SECRET_KEY: `${SECRET_KEY}, ${SECRET_KEY}2` }, root).secretKeys).toEqual([SECRET_KEY, `${SECRET_KEY}2`])
})

test('messages need a secret that signs them and the address of the portal', () => {
  const url = 'https://messages.example.com/send'
  const complete = { SECRET_KEY, MESSAGE_WEBHOOK_URL: url, MESSAGE_WEBHOOK_SECRET: SECRET_KEY, PUBLIC_URL: 'https://partners.example.com' }
  expect(readSettings(complete, root).messageWebhook).toEqual({
    url: new URL(url),
    secret: SECRET_KEY,
    publicUrl: new URL(complete.PUBLIC_URL),
  })
  for (const missing of ['MESSAGE_WEBHOOK_SECRET', 'PUBLIC_URL'])
    expect(() => readSettings({ ...complete, [missing]: '' }, root)).toThrow(/^Wrong settings: MESSAGE_WEBHOOK_URL needs .+$/)
})

test('a demo that is too large for the embedded database needs PostgreSQL', () => {
  const large = { SANDBOX: '1', SEED_SCALE: '11' }
  expect(() => readSettings(large, root)).toThrow(
    new StartError('Wrong settings: SEED_SCALE above 10 needs a PostgreSQL server in DATABASE_URL'),
  )
  expect(readSettings({ ...large, DATABASE_URL: 'postgres://db/partners' }, root).seedScale).toBe(11)
  expect(readSettings({ ...large, SEED: 'none' }, root).seedScale).toBe(11)
})
