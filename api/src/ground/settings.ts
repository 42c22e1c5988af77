import { resolve } from 'node:path'
import { z } from 'zod'
import { withSecretFiles } from './secret-files'
import { DEFAULTS } from './setting-defaults'
import { SettingsError } from './settings-error'
import {
  bucket,
  databaseAddress,
  environment,
  flag,
  hosts,
  logLevel,
  mailServer,
  origins,
  prefix,
  proxies,
  publicAddress,
  sealing,
  sender,
  url,
  whole,
} from './setting-values'
import type { Sender } from './text/sender'

/** Run-time settings: the whole table of architecture.md, read once, validated, typed. */

const empty = (v: unknown) => (typeof v === 'string' && v.trim() === '' ? undefined : v)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: unknown) =>
  z.preprocess((v) => empty(v) ?? fallback, schema)

const Environment = z.object({
  PORT: withDefault(whole(0, 65_535), DEFAULTS.PORT),
  HOST: withDefault(z.string().trim(), DEFAULTS.HOST),
  LOG_LEVEL: optional(logLevel),
  NODE_ENV: withDefault(environment, 'development'),
  DATA_DIR: withDefault(z.string().trim(), DEFAULTS.DATA_DIR),
  DATABASE_URL: optional(databaseAddress),
  S3_BUCKET: optional(bucket),
  S3_ENDPOINT: optional(url('http:', 'https:')),
  S3_REGION: optional(z.string()),
  S3_PREFIX: optional(prefix),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: optional(flag),
  UPLOADS_AT_ONCE: withDefault(whole(1, 1000), 64),
  DIRECT_DATABASE_URL: optional(databaseAddress),
  DATABASE_PASSWORD: optional(z.string()),
  DATABASE_POOL: withDefault(whole(2, 100), 10),
  STATIC_DIR: optional(z.string().trim()),
  FRONT_URL: optional(url('http:', 'https:')),
  AREA_ORIGINS: withDefault(origins, ''),
  PUBLIC_URL: optional(publicAddress),
  TRUST_PROXY: withDefault(proxies, 'off'),
  SMTP_URL: optional(mailServer),
  MAIL_FROM: optional(sender),
  OPENAI_BASE_URL: optional(url('http:', 'https:')),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-4o-mini'),
  INSCRICAO_URL: optional(url('http:', 'https:')),
  INSCRICAO_HOSTS: optional(z.string()),
  ALL_VAGAS: withDefault(flag, false),
  DEMO: optional(flag),
  METRICS_PORT: optional(whole(1, 65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('http:', 'https:')),
  OTEL_SDK_DISABLED: withDefault(flag, false),
  DRAIN_SECONDS: optional(whole(0, 300)),
  BACKUP_AT: optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use uma hora do dia, como 03:30')),
  BACKUP_KEEP: withDefault(whole(1, 1000), 14),
  BACKUP_KEY: z.preprocess((v) => (v === '' ? undefined : v), sealing.optional()),
  SECRETS_KEY: z.preprocess((v) => (v === '' ? undefined : v), sealing.optional()),
  CATHO_URL: optional(url('http:', 'https:')),
  CATHO_TOKEN: optional(z.string()),
  CATHO_APP_TOKEN: optional(z.string()),
})

/** A hundredth of a poor mobile line is still somebody who sends; in a crowd a place is for what a slow phone has, 32 kB/s. */
const UPLOADS = {
  perSender: 16,
  patienceMs: 20_000,
  leastBytes: 40_000,
  crowdedBytes: 640_000,
  bodyMs: 60_000,
}

/** A store of files that speaks S3 (decision 105). */
export interface S3Settings {
  readonly bucket: string
  /** Null: AWS, by the region. */
  readonly endpoint: string | null
  readonly region: string
  /** Before every key. */
  readonly prefix: string
  /** Null: whatever the machine has, by the SDK's own rules. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  /** The bucket in the path and not in the host's name. */
  readonly isPathStyle: boolean
}

export interface Settings {
  readonly port: number
  readonly host: string
  readonly logLevel: z.output<typeof logLevel>
  readonly isProduction: boolean
  /** Folder of the embedded database and of the files. */
  readonly dataDir: string
  /** Null: files lie in `dataDir`. */
  readonly s3: S3Settings | null
  readonly databaseUrl: string | null
  /** The server itself, when `databaseUrl` is a pooler in front of it that shares sessions; null when it is not. */
  readonly directDatabaseUrl: string | null
  /** Connections of one process. */
  readonly databasePool: number
  readonly uploads: {
    /** Bodies with files that one process reads at once. */
    readonly atOnce: number
    /** Of one person or, without a session, one address. */
    readonly perSender: number
    /** Whoever sends less than `leastBytes` in this long (ms) is cut. */
    readonly patienceMs: number
    readonly leastBytes: number
    /** While more than half of the places are taken, whoever has one is cut below this much in the same time. */
    readonly crowdedBytes: number
    /** A body that is no file, 1 MiB at most, has this long to arrive (ms). */
    readonly bodyMs: number
  }
  /** The built front end; null serves the api alone. */
  readonly staticDir: string | null
  /** Where the built front end is served when that is not this process: the public pages name its files. */
  readonly frontUrl: string | null
  /** Where a tab may take areas from, instead of this server (decision 134). */
  readonly areaOrigins: readonly string[]
  /** Address that people reach, without a slash at the end. */
  readonly publicUrl: string
  /** Proxies in front, by number or by address; false believes no X-Forwarded-For. */
  readonly trustProxy: false | number | string[]
  readonly mail: { readonly smtpUrl: string | null; readonly from: Sender }
  readonly openai: { readonly baseUrl: string; readonly apiKey: string; readonly model: string } | null
  /** External sign-up page; null uses the product's own form (product 54). */
  readonly inscricaoUrl: string | null
  /** Hosts that the sign-up page may stand on. */
  readonly inscricaoHosts: readonly string[]
  /** `/vagas` lists the open jobs of all companies (decision 136). */
  readonly hasListOfAll: boolean
  readonly isDemo: boolean
  /** Where `/metrics` is told; null tells it nowhere. */
  readonly metricsPort: number | null
  /** A collector is named by the standard variables of OpenTelemetry. */
  readonly isTraced: boolean
  /** How long a process that was told to stop goes on answering, for the proxy to see that it leaves (security R07). */
  readonly drainSeconds: number
  readonly backup: {
    /** Time of day in Brazil, 'HH:MM', at which one is written; null: by hand only. */
    readonly at: string | null
    readonly folder: string
    /** How many stay. */
    readonly keep: number
    /** Seals them; null writes them in the clear. */
    readonly key: string | null
  }
  /** Seals what the database keeps sealed; null: a file of `dataDir` (`segredo/cofre.ts`). */
  readonly secretsKey: string | null
  /** Catho's API: the company's token and the application's. */
  readonly catho: { readonly url: string; readonly token: string; readonly appToken: string } | null
}

const tellIssue = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.join('.')}: ${message.replace(/\.$/, '')}`

/**
 * Reads and checks the settings.
 * @param env usually `process.env`; each variable may be given as a file by its name with `_FILE`
 * @throws SettingsError naming each wrong variable
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const result = Environment.safeParse(withSecretFiles(env, Object.keys(Environment.shape)))
  if (!result.success) {
    throw new SettingsError(`Configuração inválida. ${result.error.issues.map(tellIssue).join('; ')}.`)
  }
  const e = result.data
  const isProduction = e.NODE_ENV === 'production'
  const contradiction = findContradiction(e, isProduction)
  if (contradiction !== null) throw new SettingsError(`Configuração inválida. ${contradiction}`)
  return {
    port: e.PORT,
    host: e.HOST,
    // A terminal shows the product's own lines; a log collector wants each request.
    logLevel: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    isProduction,
    dataDir: e.DATA_DIR,
    s3: readS3(e),
    databaseUrl: withPassword(e.DATABASE_URL, e.DATABASE_PASSWORD),
    directDatabaseUrl: withPassword(e.DIRECT_DATABASE_URL, e.DATABASE_PASSWORD),
    databasePool: e.DATABASE_POOL,
    uploads: { atOnce: e.UPLOADS_AT_ONCE, ...UPLOADS },
    staticDir: e.STATIC_DIR ?? null,
    frontUrl: e.FRONT_URL?.replace(/\/+$/, '') ?? null,
    areaOrigins: e.AREA_ORIGINS,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    trustProxy: e.TRUST_PROXY,
    mail: {
      smtpUrl: e.SMTP_URL ?? null,
      from: e.MAIL_FROM ?? { name: 'Seleta', address: 'nao-responda@seleta.local' },
    },
    openai:
      e.OPENAI_BASE_URL === undefined && e.OPENAI_API_KEY === undefined
        ? null
        : {
            baseUrl: e.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
            apiKey: e.OPENAI_API_KEY ?? '',
            model: e.OPENAI_MODEL,
          },
    inscricaoUrl: e.INSCRICAO_URL ?? null,
    inscricaoHosts:
      e.INSCRICAO_HOSTS === undefined
        ? e.INSCRICAO_URL === undefined
          ? []
          : [new URL(e.INSCRICAO_URL).hostname]
        : hosts(e.INSCRICAO_HOSTS),
    hasListOfAll: e.ALL_VAGAS,
    isDemo: e.DEMO ?? false,
    metricsPort: e.METRICS_PORT ?? null,
    isTraced: e.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && !e.OTEL_SDK_DISABLED,
    drainSeconds: e.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    backup: {
      at: e.BACKUP_AT ?? null,
      folder: resolve(e.DATA_DIR, 'backups'),
      keep: e.BACKUP_KEEP,
      key: e.BACKUP_KEY ?? null,
    },
    secretsKey: e.SECRETS_KEY ?? null,
    catho:
      e.CATHO_URL === undefined
        ? null
        : { url: e.CATHO_URL, token: e.CATHO_TOKEN ?? '', appToken: e.CATHO_APP_TOKEN ?? '' },
  }
}

/** An address of a database with the password that is kept apart from it; null without an address. */
function withPassword(address: string | undefined, password: string | undefined): string | null {
  if (address === undefined || password === undefined) return address ?? null
  const whole = new URL(address)
  whole.password = encodeURIComponent(password)
  return whole.href
}

/** What each setting allows alone and together they do not; null when they go together. */
function findContradiction(e: z.output<typeof Environment>, isProduction: boolean): string | null {
  if (e.INSCRICAO_URL !== undefined && e.INSCRICAO_HOSTS !== undefined) {
    const host = new URL(e.INSCRICAO_URL).hostname
    if (!hosts(e.INSCRICAO_HOSTS).includes(host)) return `INSCRICAO_URL: ${host} não está em INSCRICAO_HOSTS.`
  }
  if (isProduction && e.DEMO === true)
    return 'DEMO: a demonstração tem senha conhecida e não abre em produção.'
  if (isProduction && (e.PUBLIC_URL === undefined || new URL(e.PUBLIC_URL).hostname === 'localhost'))
    return 'PUBLIC_URL: em produção informe o endereço que as pessoas abrem, como https://vagas.suaempresa.com.br; os links dos e-mails saem com ele.'
  if (isProduction && (e.MAIL_FROM === undefined || e.MAIL_FROM.address.endsWith('@seleta.local')))
    return 'MAIL_FROM: em produção informe o remetente dos e-mails, como Seleta <vagas@suaempresa.com.br>.'
  if (e.METRICS_PORT !== undefined && e.METRICS_PORT === e.PORT)
    return 'METRICS_PORT: use outra porta que a de PORT.'
  if (e.CATHO_URL !== undefined && (e.CATHO_TOKEN === undefined || e.CATHO_APP_TOKEN === undefined))
    return 'CATHO_URL: informe também CATHO_TOKEN e CATHO_APP_TOKEN.'
  if (e.S3_BUCKET === undefined && ofStore(e).some((value) => value !== undefined))
    return 'S3_BUCKET: informe o bucket; as outras configurações de S3 sozinhas deixariam os arquivos nesta máquina.'
  if (e.DIRECT_DATABASE_URL !== undefined && e.DATABASE_URL === undefined)
    return 'DIRECT_DATABASE_URL: só vale junto de DATABASE_URL, que é o endereço do PgBouncer.'
  return null
}

const ofStore = (e: z.output<typeof Environment>) => [
  e.S3_ENDPOINT,
  e.S3_REGION,
  e.S3_PREFIX,
  e.S3_ACCESS_KEY_ID,
  e.S3_SECRET_ACCESS_KEY,
  e.S3_PATH_STYLE,
]

/** @throws SettingsError for one key without the other */
function readS3(e: z.output<typeof Environment>): S3Settings | null {
  if (e.S3_BUCKET === undefined) return null
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new SettingsError(
      'Configuração inválida. S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY: informe as duas ou nenhuma.',
    )
  }
  return {
    bucket: e.S3_BUCKET,
    endpoint: e.S3_ENDPOINT ?? null,
    region: e.S3_REGION ?? 'us-east-1',
    prefix: e.S3_PREFIX ?? '',
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    isPathStyle: e.S3_PATH_STYLE ?? e.S3_ENDPOINT !== undefined,
  }
}
