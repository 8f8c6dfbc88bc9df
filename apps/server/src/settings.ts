import { isAbsolute, join } from 'node:path'
import { oldestVehicleYear } from '@vehicle-partner/domain'
import * as z from 'zod'

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).transform((value) => new URL(value))
const integerBetween = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

const settingsSchema = z.object({
  PORT: integerBetween(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/partners').optional(),
  REDIS_URL: url(/^rediss?$/, 'redis://localhost:6379').optional(),
  SANDBOX: flag.default(false),
  SEED: z.enum(['none', 'demo'], { error: 'must be "none" or "demo"' }).optional(),
  SEED_SCALE: integerBetween(1, 100).default(1),
  OTP_RESEND_S: integerBetween(0, 3600).default(120),
  MIN_VEHICLE_YEAR: integerBetween(oldestVehicleYear, 2100).default(oldestVehicleYear),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'must be fatal, error, warn, info, debug or silent' })
    .default('info'),
})

export type SettingName = keyof z.infer<typeof settingsSchema>

/** The parsed environment variables. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  databaseUrl: URL | undefined
  /** Reserved for sharing socket events between servers. */
  redisUrl: URL | undefined
  /** Enables the outbox page, demo data and magic inputs. */
  sandbox: boolean
  seed: 'none' | 'demo'
  seedScale: number
  otpResendSeconds: number
  /** Vehicles of an earlier year are rejected. */
  minVehicleYear: number
  logLevel: string
}

/** A reason not to start that the operator can fix: shown as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The largest demo for the embedded database: 120 vehicles and about 21,000 trips. */
export const maxEmbeddedScale = 10

/** Reads the settings from environment variables; an empty one counts as absent. Throws StartError that names all wrong ones. */
export function readSettings(env: Readonly<Record<string, string | undefined>>, root: string): Settings {
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
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: isAbsolute(set.DATA_DIR) ? set.DATA_DIR : join(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    redisUrl: set.REDIS_URL,
    sandbox: set.SANDBOX,
    seed,
    seedScale: set.SEED_SCALE,
    otpResendSeconds: set.OTP_RESEND_S,
    minVehicleYear: set.MIN_VEHICLE_YEAR,
    logLevel: set.LOG_LEVEL,
  }
}

const describeIssue = (issue: z.core.$ZodIssue) => (issue.message.startsWith('must') ? issue.message : 'must be 0 or 1')
