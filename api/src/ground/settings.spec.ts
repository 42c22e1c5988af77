import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from './settings'
import { SettingsError } from './settings-error'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vagas.casa.test',
  MAIL_FROM: 'Casa <vagas@casa.test>',
}

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      dataDir: '.data',
      databaseUrl: null,
      directDatabaseUrl: null,
      publicUrl: 'http://localhost:3000',
      openai: null,
      inscricaoUrl: null,
      isDemo: false,
      mail: { smtpUrl: null },
    })
  })

  it('take an empty variable as one that is not there', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ', DEMO: '' })).toEqual(readSettings({}))
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '1e3'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
    ['S3_BUCKET', 'a b/../c'],
    ['S3_PREFIX', '../..'],
    ['BACKUP_KEY', ' '.repeat(20)],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'localhost'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:25'],
    ['PUBLIC_URL', 'seleta.test'],
    ['PUBLIC_URL', 'https://seleta.test/vagas'],
    ['PUBLIC_URL', 'https://seleta.test?x=1'],
    ['PUBLIC_URL', 'https://ana:senha@seleta.test'],
    ['MAIL_FROM', 'Seleta'],
    ['MAIL_FROM', 'Seleta <vagas>'],
    ['MAIL_FROM', 'Seleta <vagas@casa.test> x'],
    ['MAIL_FROM', 'a@casa.test, b@casa.test'],
    ['DEMO', 'talvez'],
    ['LOG_LEVEL', 'loud'],
    ['AREA_ORIGINS', 'http://localhost:3014/area'],
    ['AREA_ORIGINS', "http://localhost:3014 'unsafe-inline'"],
    ['AREA_ORIGINS', 'http://localhost;script-src'],
    ['AREA_ORIGINS', 'http://localhost:*'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  it('let areas come from nowhere else unless origins are named', () => {
    expect(readSettings({}).areaOrigins).toEqual([])
    expect(readSettings({ AREA_ORIGINS: 'http://localhost:3014, https://areas.test' }).areaOrigins).toEqual([
      'http://localhost:3014',
      'https://areas.test',
    ])
  })

  it.each(['on', 'true', '1'])('turn the demo on with %s', (value) => {
    expect(readSettings({ DEMO: value }).isDemo).toBe(true)
  })

  it.each([
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.casa.test' }],
    ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }],
    ['S3_BUCKET', { S3_PREFIX: 'seleta' }],
    ['S3_BUCKET', { S3_REGION: 'sa-east-1' }],
    ['S3_BUCKET', { S3_PATH_STYLE: 'off' }],
    ['METRICS_PORT', { PORT: '3300', METRICS_PORT: '3300' }],
    ['CATHO_URL', { CATHO_URL: 'https://api.catho.test', CATHO_TOKEN: 'x' }],
    ['PORT: use um número de 0 a 65535', { PORT: 'abc' }],
    ['NODE_ENV: use production', { NODE_ENV: 'PROD' }],
    ['DEMO: use on ou off.', { DEMO: 'talvez' }],
    ['ALL_VAGAS: use on ou off.', { ALL_VAGAS: 'talvez' }],
    ['LOG_LEVEL: use trace, debug, info, warn, error, fatal ou silent.', { LOG_LEVEL: 'foo' }],
    ['SMTP_URL: informe um endereço smtp://… ou smtps://….', { SMTP_URL: 'mail.x.com:587' }],
    ['SMTP_URL: informe também o servidor, como smtp://', { SMTP_URL: 'smtp://' }],
  ])('refuse what does not go together or says nothing, by %s', (words, env) => {
    expect(() => readSettings(env)).toThrow(`Configuração inválida. ${words}`)
  })

  it('are not set where they are empty, as containers give those that nobody gave', () => {
    const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8')
    const names = [...readme.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => [name, ''])
    expect(names.length).toBeGreaterThan(40)
    expect(readSettings(Object.fromEntries(names))).toEqual(readSettings({}))
  })

  it('mean the same folder with a blank before it', () => {
    expect(readSettings({ DATA_DIR: ' /var/seleta ' }).dataDir).toBe('/var/seleta')
  })

  it('refuse the demo in production, where its known password would be a hole', () => {
    expect(() => readSettings({ DEMO: 'on', NODE_ENV: 'production' })).toThrow('DEMO')
  })

  it.each(['PUBLIC_URL', 'MAIL_FROM'])('refuse production without %s, in one sentence', (name) => {
    expect(() => readSettings({ ...production, [name]: '' })).toThrow(
      `Configuração inválida. ${name}: em produção`,
    )
    expect(readSettings({ [name]: '' }).isProduction).toBe(false)
  })

  it.each([
    ['PUBLIC_URL', 'http://localhost:8080'],
    ['MAIL_FROM', 'Seleta <nao-responda@seleta.local>'],
  ])('refuse in production the %s of the demo, which leads nobody anywhere', (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(
      `Configuração inválida. ${name}: em produção`,
    )
    expect(readSettings({ [name]: value }).isProduction).toBe(false)
  })

  it('check the server of the database as the driver does, without its warning in another language', () => {
    const of = (query: string) => readSettings({ DATABASE_URL: `postgres://a@db/x?${query}` }).databaseUrl
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      expect(of(`a=1&sslmode=${mode}&b=2`)).toBe('postgres://a@db/x?a=1&sslmode=verify-full&b=2')
    for (const mode of ['disable', 'no-verify', 'require&uselibpqcompat=true'])
      expect(of(`sslmode=${mode}`)).toBe(`postgres://a@db/x?sslmode=${mode}`)
  })

  it('let the sign-up page stand only on a listed host', () => {
    const INSCRICAO_URL = 'https://vagas.parceiro.test/{id}'
    expect(readSettings({ INSCRICAO_URL }).inscricaoHosts).toEqual(['vagas.parceiro.test'])
    expect(() => readSettings({ INSCRICAO_URL, INSCRICAO_HOSTS: 'outro.test' })).toThrow('INSCRICAO_HOSTS')
  })

  it('cut the slash at the end of the public address', () => {
    expect(readSettings({ PUBLIC_URL: ' https://seleta.test/' }).publicUrl).toBe('https://seleta.test')
  })

  it.each([
    ['PUBLIC_URL', 'use um endereço como https://vagas.suaempresa.com.br, sem nada depois'],
    ['MAIL_FROM', 'use um remetente como Seleta <vagas@suaempresa.com.br>'],
  ])('refuse production with a %s of another form, in one sentence', (name, words) => {
    const env = { ...production, [name]: 'https://casa.test/a b' }
    expect(() => readSettings(env)).toThrow(new SettingsError(`Configuração inválida. ${name}: ${words}.`))
  })

  it.each([
    ['Casa <vagas@casa.test>', 'Casa', 'vagas@casa.test'],
    ['"Casa & Filhos" < vagas@casa.test >', 'Casa & Filhos', 'vagas@casa.test'],
    [' vagas@casa.test ', '', 'vagas@casa.test'],
  ])('read the sender of %s', (MAIL_FROM, name, address) => {
    expect(readSettings({ MAIL_FROM }).mail.from).toEqual({ name, address })
  })

  it('log every request in production, and only trouble on a desk', () => {
    expect(readSettings(production).logLevel).toBe('info')
    expect(readSettings({}).logLevel).toBe('warn')
  })

  it('may stand in files, as containers hand secrets over', () => {
    const folder = mkdtempSync(join(tmpdir(), 'seleta-segredos-'))
    const file = join(folder, 'senha')
    writeFileSync(file, 'a/b:c@\n')
    const env = { DATABASE_URL: 'postgres://seleta@db:5432/seleta', DATABASE_PASSWORD_FILE: file }
    const { databaseUrl } = readSettings(env)
    expect(decodeURIComponent(new URL(databaseUrl ?? '').password)).toBe('a/b:c@')
    expect(() => readSettings({ ...env, DATABASE_PASSWORD: 'outra' })).toThrow('não os dois')
    expect(() => readSettings({ SMTP_URL_FILE: join(folder, 'nenhum') })).toThrow('SMTP_URL_FILE')
    writeFileSync(join(folder, 'vazio'), '\n')
    expect(() => readSettings({ BACKUP_KEY_FILE: join(folder, 'vazio') })).toThrow('está vazio')
    expect(readSettings({ SMTP_URL_FILE: join(folder, 'vazio') }).mail.smtpUrl).toBeNull()
    rmSync(folder, { recursive: true })
  })
})
