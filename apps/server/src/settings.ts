import { isAbsolute, join } from 'node:path'
import { oldestVehicleYear } from '@vehicle-partner/domain'
import * as z from 'zod'
import type { ConnectionSettings } from './db/postgresConnections.ts'
import type { MessageWebhook } from './outbox/webhookSender.ts'
import { parseOrigins } from './network/corsOrigins.ts'
import { parseTrustedProxies, type TrustProxy } from './network/trustedProxies.ts'
import { sandboxPageSettings, type PageSettings } from './portal/pageSettings.ts'

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).transform((value) => new URL(value))
const integerBetween = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

/** The key of every sandbox; it is public and protects nothing. */
export const sandboxSecretKey = 'sandbox-only-secret-key-that-everyone-knows'

const internationalPhone = z
  .string()
  .transform((value) => value.replaceAll(/[ ().-]/g, ''))
  .refine((value) => /^\+[1-9]\d{7,14}$/.test(value), { error: 'must be a number in international format such as +2348030000000' })

/** The address of map tiles: a web address that has each of the three numbers of a tile in its path or query. */
const isTileUrl = (value: string) =>
  ['{z}', '{x}', '{y}'].every((name) => value.includes(name)) && /^https?:\/\/[^/{}?#\s]+\/\S*$/.test(value) && URL.canParse(value)

const leastKeyLength = 32
const sharedSecret = z.string().min(leastKeyLength, `must have at least ${leastKeyLength} characters`)
const secretKeys = z
  .string()
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => key.length >= leastKeyLength), {
    error: `must be one or several keys of at least ${leastKeyLength} characters, separated by commas`,
  })

const settingsSchema = z.object({
  PORT: integerBetween(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/partners').optional(),
  DATABASE_POOL_SIZE: integerBetween(8, 200).default(10),
  DATABASE_CONNECT_TIMEOUT_S: integerBetween(1, 60).default(4),
  DATABASE_STATEMENT_TIMEOUT_S: integerBetween(1, 3600).default(30),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_S: integerBetween(1, 3600).default(60),
  DATABASE_TLS: z.enum(['disable', 'require', 'verify-full'], { error: 'must be disable, require or verify-full' }).optional(),
  DATABASE_TLS_CA: z.string().optional(),
  STORAGE_RESERVE_MB: integerBetween(0, 1_000_000).default(200),
  REDIS_URL: url(/^rediss?$/, 'redis://localhost:6379').optional(),
  SANDBOX: flag.default(false),
  SECRET_KEY: secretKeys.optional(),
  PUBLIC_URL: url(/^https?$/, 'https://partners.example.com').optional(),
  MESSAGE_WEBHOOK_URL: url(/^https?$/, 'https://messages.example.com/send').optional(),
  MESSAGE_WEBHOOK_SECRET: sharedSecret.optional(),
  SEED: z.enum(['none', 'demo'], { error: 'must be "none" or "demo"' }).optional(),
  SEED_SCALE: integerBetween(1, 100).default(1),
  OTP_RESEND_S: integerBetween(0, 3600).default(120),
  MIN_VEHICLE_YEAR: integerBetween(oldestVehicleYear, 2100).default(oldestVehicleYear),
  BANK_URL: url(/^https?$/, 'https://bank.example.com/v1').optional(),
  BANK_TOKEN: z.string().optional(),
  BANK_WEBHOOK_SECRET: sharedSecret.optional(),
  SUPPORT_PHONE: internationalPhone.optional(),
  SUPPORT_WHATSAPP: internationalPhone.optional(),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address such as support@example.com' }).optional(),
  SUPPORT_HOURS: z.string().max(60, 'must have at most 60 characters').optional(),
  PARTNER_APP_ANDROID_URL: url(/^https$/, 'https://play.google.com/store/apps/details?id=com.example.partner').optional(),
  PARTNER_APP_IOS_URL: url(/^https$/, 'https://apps.apple.com/ng/app/id1234567890').optional(),
  MAP_TILES_URL: z
    .string()
    .refine(isTileUrl, { error: 'must be an address with {z}, {x} and {y} such as https://tiles.example.com/{z}/{x}/{y}.png' })
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(120, 'must have at most 120 characters').optional(),
  MAP_TILES_ATTRIBUTION_URL: url(/^https$/, 'https://www.openstreetmap.org/copyright').optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(parseTrustedProxies)
    .refine((trust) => trust !== undefined, {
      error: 'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, separated by commas',
    })
    .optional(),
  CORS_ORIGINS: z
    .string()
    .transform(parseOrigins)
    .refine((origins) => origins !== undefined, { error: 'must be exact origins such as https://fleet.example.com, separated by commas' })
    .optional(),
  METRICS_TOKEN: sharedSecret.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'must be fatal, error, warn, info, debug or silent' })
    .default('info'),
})

/** The parsed environment variables. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  databaseUrl: URL | undefined
  /** How to connect to PostgreSQL. */
  databaseConnection: ConnectionSettings
  /** Writes are refused while the disk of `dataDir` has less free space. */
  storageReserveBytes: number
  /** Reserved for sharing socket events between servers. */
  redisUrl: URL | undefined
  /** Enables the outbox page, demo data and magic inputs. */
  sandbox: boolean
  /** The first encrypts what the database must not reveal; all decrypt. Empty only with an embedded database, which then has its own. */
  secretKeys: readonly string[]
  /** Where e-mails and text messages are sent to; undefined: they are not sent. */
  messageWebhook: MessageWebhook | undefined
  seed: 'none' | 'demo'
  seedScale: number
  otpResendSeconds: number
  /** Vehicles of an earlier year are rejected. */
  minVehicleYear: number
  /** The address of the portal, for links in messages and files; undefined: files have that of the request. */
  publicUrl: URL | undefined
  /** The bank that resolves accounts and transfers payouts; undefined if none is connected. */
  bank: { url: URL; token: string } | undefined
  /** The secret with which the bank signs its reports. */
  bankWebhookSecret: string | undefined
  /** What the portal shows of the operator: support, the partner app and the tiles of maps. */
  pageSettings: PageSettings
  /** Proxies whose forwarding headers are believed; undefined if none. */
  trustProxy: TrustProxy | undefined
  /** Origins whose pages may call the API. */
  corsOrigins: readonly string[]
  /** What a scraper of `/metrics` sends as its bearer token; without it there are no metrics. */
  metricsToken: string | undefined
  logLevel: string
}

/** A reason not to start that the operator can fix: shown as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The largest demo for the embedded database: 120 vehicles and about 21,000 trips. */
export const maxEmbeddedScale = 10

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from environment variables; an empty one counts as absent. Throws StartError that names all wrong ones. */
export function readSettings(env: Environment, root: string): Settings {
  const settings = readToolSettings(env, root)
  return { ...settings, secretKeys: requireSecretKeys(settings) }
}

/** The settings of a tool that reads the database and decrypts nothing: the secret key may be absent. */
export function readToolSettings(env: Environment, root: string): Settings {
  const given: Record<string, string> = {}
  for (const name of Object.keys(settingsSchema.shape)) {
    const value = env[name]?.trim()
    if (value) given[name] = value
  }
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${describeIssue(issue)}`)
    throw new StartError(`Wrong settings: ${[...new Set(wrong)].join('; ')}`)
  }
  const set = parsed.data
  const seed = set.SEED ?? (set.SANDBOX ? 'demo' : 'none')
  if (seed === 'demo' && set.DATABASE_URL === undefined && set.SEED_SCALE > maxEmbeddedScale)
    throw new StartError(`Wrong settings: SEED_SCALE above ${maxEmbeddedScale} needs a PostgreSQL server in DATABASE_URL`)
  if (set.MAP_TILES_URL !== undefined && set.MAP_TILES_ATTRIBUTION === undefined)
    throw new StartError('Wrong settings: MAP_TILES_URL needs MAP_TILES_ATTRIBUTION, which names whose map it is')
  if (set.BANK_URL && !set.BANK_TOKEN) throw new StartError('Wrong settings: BANK_URL needs BANK_TOKEN')
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: isAbsolute(set.DATA_DIR) ? set.DATA_DIR : join(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databaseConnection: {
      poolSize: set.DATABASE_POOL_SIZE,
      connectTimeoutMs: set.DATABASE_CONNECT_TIMEOUT_S * 1000,
      statementTimeoutMs: set.DATABASE_STATEMENT_TIMEOUT_S * 1000,
      idleTransactionTimeoutMs: set.DATABASE_IDLE_TRANSACTION_TIMEOUT_S * 1000,
      tls: set.DATABASE_TLS,
      tlsAuthorities: set.DATABASE_TLS_CA,
    },
    storageReserveBytes: set.STORAGE_RESERVE_MB * 1_048_576,
    redisUrl: set.REDIS_URL,
    sandbox: set.SANDBOX,
    secretKeys: set.SECRET_KEY ?? [],
    messageWebhook: readMessageWebhook(set),
    seed,
    seedScale: set.SEED_SCALE,
    otpResendSeconds: set.OTP_RESEND_S,
    minVehicleYear: set.MIN_VEHICLE_YEAR,
    publicUrl: set.PUBLIC_URL,
    bank: set.BANK_URL && set.BANK_TOKEN ? { url: set.BANK_URL, token: set.BANK_TOKEN } : undefined,
    bankWebhookSecret: set.BANK_WEBHOOK_SECRET,
    pageSettings: {
      ...(set.SANDBOX ? sandboxPageSettings : {}),
      ...omitUndefined({
        supportPhone: set.SUPPORT_PHONE,
        supportWhatsapp: set.SUPPORT_WHATSAPP,
        supportEmail: set.SUPPORT_EMAIL,
        supportHours: set.SUPPORT_HOURS,
        partnerAppAndroidUrl: set.PARTNER_APP_ANDROID_URL?.href,
        partnerAppIosUrl: set.PARTNER_APP_IOS_URL?.href,
        ...(set.MAP_TILES_URL === undefined
          ? {}
          : {
              mapTilesUrl: set.MAP_TILES_URL,
              mapTilesAttribution: set.MAP_TILES_ATTRIBUTION,
              mapTilesAttributionUrl: set.MAP_TILES_ATTRIBUTION_URL?.href,
            }),
      }),
    },
    trustProxy: set.TRUSTED_PROXIES,
    corsOrigins: set.CORS_ORIGINS ?? [],
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
  }
}

const omitUndefined = (values: PageSettings): PageSettings =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

function readMessageWebhook({
  MESSAGE_WEBHOOK_URL: webhookUrl,
  MESSAGE_WEBHOOK_SECRET: secret,
  PUBLIC_URL: publicUrl,
}: z.infer<typeof settingsSchema>): MessageWebhook | undefined {
  if (!webhookUrl) return undefined
  if (secret === undefined || !publicUrl)
    throw new StartError('Wrong settings: MESSAGE_WEBHOOK_URL needs MESSAGE_WEBHOOK_SECRET, which signs, and PUBLIC_URL, for links')
  return { url: webhookUrl, secret, publicUrl }
}

function requireSecretKeys({ secretKeys: keys, sandbox, databaseUrl }: Settings): readonly string[] {
  const [first] = keys
  if (sandbox) return first === undefined ? [sandboxSecretKey] : keys
  if (first === sandboxSecretKey || (first === undefined && databaseUrl))
    throw new StartError(
      `Wrong settings: SECRET_KEY is required with SANDBOX=0 and DATABASE_URL: a random text of at least ${leastKeyLength} characters that is kept secret, such as the output of "openssl rand -base64 32"`,
    )
  return keys
}

const describeIssue = (issue: z.core.$ZodIssue) => (issue.message.startsWith('must') ? issue.message : 'must be 0 or 1')
