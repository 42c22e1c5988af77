import { cpfCheckDigits } from '@seleta/regras/cpf'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importacoesCleanupJob } from '../src/areas/pessoas/importacao/importacoes-jobs'
import { restoreSteps } from '../src/areas/pessoas/entrada/restore-steps'
import { readKeptErasures } from '../src/database/backup/kept-erasures'
import { restoreBackup } from '../src/database/backup/restore-backup'
import { writeBackup } from '../src/database/backup/write-backup'
import { sourceOf, targetOf } from '../src/ground/files/backup-files'
import { openStore } from '../src/ground/files/open-store'
import { enqueueJobs } from '../src/ground/jobs/jobs-repository'
import { openOffice, publish, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'
import { createTestDatabase } from './support/test-database'

/**
 * Whoever came in anew once a wrong file was taken back, and was erased, does not come back with a backup that has them as
 * the wrong file had made them (decision 138).
 */

const folder = mkdtempSync(join(tmpdir(), 'seleta-devolvidas-'))
let office: Office
let planilhas: ReturnType<typeof watchPlanilhas>
let vaga: number
beforeAll(async () => {
  office = await openOffice()
  planilhas = watchPlanilhas(office)
  vaga = (await publish(office)).id
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(async () => {
  await office.api.close()
  rmSync(folder, { recursive: true, force: true })
})

const cpfOf = (nove: string) => nove + cpfCheckDigits(nove)
const HEAD = 'Nome;E-mail;Telefone;CPF;Último cargo;Última empresa'
let backups = 0
const backUp = async () => {
  backups += 1
  const file = join(folder, `${backups}.backup`)
  const { store } = await openStore({ dataDir: office.api.dataDir, s3: null })
  await writeBackup(office.api.pool, sourceOf(store), file)
  store.close()
  return file
}
const eraseBy = async (column: 'identificador' | 'email' | 'telefone' | 'cpf', value: string) => {
  const rows = await planilhas.ask<{ id: string }>(
    `select identificador as id from talento where ${column} = $1 order by id`,
    [value],
  )
  const input = { params: { identificador: rows[0]?.id ?? '' } }
  expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
  await office.api.app.jobs.runDue()
}
/** Who went with a file, and has not been erased since. */
const countNoted = async () =>
  (await planilhas.ask<{ n: number }>('select count(*)::int as n from talento_devolvido'))[0]?.n
/** Into a database that has nobody of them, with what stands beside the backups. @returns who is there, and which of the texts */
async function restore(file: string, mundo: string, texts: readonly string[]) {
  const target = await createTestDatabase(false)
  const dataDir = mkdtempSync(join(folder, 'restaurada-'))
  const files = await openStore({ dataDir, s3: null })
  try {
    const kept = await readKeptErasures(join(office.api.dataDir, 'backups'))
    await restoreBackup(target, targetOf(files), restoreSteps, file, true, null, kept)
    const { rows } = await target.pool.query<{ nome: string; email: string | null }>(
      'select nome, email::text from talento where nome like $1 order by id',
      [`% ${mundo}`],
    )
    return { stand: rows, left: await hitsOfAll(target.db, dataDir, texts) }
  } finally {
    files.store.close()
    await target.drop()
  }
}

it('whoever was made anew by the mended file and erased is not there, and everybody else is', async () => {
  const cpf = cpfOf('812312312')
  const sheet = (cargo: string) =>
    `${HEAD}\nZoé Restaurada;zoe@exemplo.test;11912340001;${cpf};${cargo}\nYara Restaurada;yara@exemplo.test;11912340002;;${cargo}`
  const wrong = await bringIn(office, sheet('Padaria;Caixa'), vaga)
  const file = await backUp()
  await takeBack(office, wrong)
  await bringIn(office, sheet('Caixa;Padaria'), vaga)
  const texts = ['Zoé Restaurada', 'zoe@', '11912340001', cpf]
  expect(await countNoted()).toBe(2)
  await eraseBy('email', 'zoe@exemplo.test')
  expect(await countNoted()).toBe(1)
  expect(await hitsOfAll(office.api.db, office.api.dataDir, texts)).toEqual([])
  expect(await restore(file, 'Restaurada', texts)).toEqual({
    stand: [{ nome: 'Yara Restaurada', email: 'yara@exemplo.test' }],
    left: [],
  })
})

it.each([
  ['e-mail', 'Nome;E-mail\nZeno Refeito;zeno@exemplo.test', 'email', 'zeno@exemplo.test'],
  ['phone', 'Nome;Telefone\nZacarias Refeito;11 91234-0003', 'telefone', '11912340003'],
] as const)(
  'nor whoever is known by their %s alone, after two wrong files',
  async (_, csv, column, value) => {
    const first = await bringIn(office, csv, vaga)
    const file = await backUp()
    await takeBack(office, first)
    await takeBack(office, await bringIn(office, csv, vaga))
    await bringIn(office, csv, vaga)
    await eraseBy(column, value)
    expect(await restore(file, 'Refeito', [value])).toEqual({ stand: [], left: [] })
  },
)

/** Changes something of them since. @param nome theirs @param email theirs */
const CHANGES = {
  'a recruiter has corrected their e-mail': (nome, email) =>
    planilhas.correct(nome, { email: `de.${email}` }),
  'a recruiter has completed their name': (nome) => planilhas.correct(nome, { nome: `Maria ${nome}` }),
  'they have changed their e-mail on their own page': async (_, email) => {
    const mailbox = openMailbox(office)
    const chave = await mailbox.keyOf(email)
    await mailbox.answer(email, 'confirmar')
    await mailbox.act(chave, { ...(await mailbox.formOn(chave)), acao: 'corrigir', email: `de.${email}` })
    const [troca] = await planilhas.ask<{ chave: string }>(
      `select substring(corpo from 'chave=([A-Za-z0-9_-]{43})') as chave from mensagem where destinatario = $1`,
      [`de.${email}`],
    )
    expect((await mailbox.act(troca?.chave ?? '', { acao: 'trocar-email' })).status).toBe(303)
  },
} satisfies Record<string, (nome: string, email: string) => Promise<unknown>>
const changes = Object.entries(CHANGES)

it.each(changes)('nor whoever applied by the form once it was taken back, and %s', async (como, change) => {
  const [mundo, email] = ['Inscrita', `inscrita${como.length}@exemplo.test`]
  const nome = `Zulma ${'abcdefghij'.charAt(como.length % 10)} ${mundo}`
  const wrong = await bringIn(office, `Nome;E-mail\n${nome};${email}`, vaga)
  const file = await backUp()
  await takeBack(office, wrong)
  await openDoors(office, vaga).send({ nome, email, telefone: '' })
  const { identificador } = await planilhas.detail(nome)
  await change(nome, email)
  await eraseBy('identificador', identificador)
  expect(await restore(file, mundo, [email])).toEqual({ stand: [], left: [] })
})

it('nor whoever came by a third file, after two wrong ones, whom a recruiter has corrected', async () => {
  const [nome, email] = ['Zaida Teimosa', 'zaida@exemplo.test']
  const csv = `Nome;E-mail\n${nome};${email}`
  const first = await bringIn(office, csv, vaga)
  const file = await backUp()
  await takeBack(office, first)
  await takeBack(office, await bringIn(office, csv, vaga))
  await bringIn(office, csv, vaga)
  await CHANGES['a recruiter has corrected their e-mail'](nome, email)
  await eraseBy('email', `de.${email}`)
  expect(await restore(file, 'Teimosa', [email])).toEqual({ stand: [], left: [] })
})

it('nor whoever a recruiter has joined with somebody since, with another e-mail', async () => {
  const [nome, email, outro] = ['Zenaide Unida', 'zenaide@exemplo.test', 'zenaide.dois@exemplo.test']
  const csv = `Nome;E-mail\n${nome};${email}`
  const wrong = await bringIn(office, csv, vaga)
  const file = await backUp()
  await takeBack(office, wrong)
  const doors = openDoors(office, vaga)
  const telefone = '11912340009'
  await planilhas.enter({ nome: 'Zenaide Lima Unida', email: outro, telefone })
  await doors.send({ nome, email, telefone })
  await CHANGES['a recruiter has corrected their e-mail'](nome, email)
  expect((await doors.join(await doors.identificadorOf(outro))).status).toBe(200)
  await eraseBy('email', outro)
  expect(await restore(file, 'Unida', [email])).toEqual({ stand: [], left: [] })
})

it('nor what the mended file had told in somebody else by the backup, when the wrong one was taken back after it', async () => {
  const nomes = ['Ana Adiada', 'Bia Adiada', 'Caio Adiada']
  const sheet = (moved: number, cargo: string) =>
    [
      HEAD,
      ...nomes.map(
        (nome, n) => `${nome};adiada${(n + moved) % 3}@exemplo.test;1191127222${n};;${cargo}${n};Padaria`,
      ),
    ].join('\n')
  const wrong = await bringIn(office, sheet(1, 'Errado'), vaga)
  await bringIn(office, sheet(0, 'Certo'), vaga)
  const file = await backUp()
  await takeBack(office, wrong)
  await eraseBy('email', 'adiada1@exemplo.test')
  const { stand, left } = await restore(file, 'Adiada', ['Bia Adiada', '11911272221', 'Certo1'])
  expect(stand.map(({ nome }) => nome)).toEqual(['Ana Adiada', 'Caio Adiada'])
  expect(left).toEqual([])
})

it('a son of the same name and home phone is there as the wrong file had made him, when his father is erased', async () => {
  const [pai, filho] = [cpfOf('812312313'), cpfOf('812312314')]
  await planilhas.enter({ nome: 'José da Casa', telefone: '1133334455', cpf: pai })
  const csv = `${HEAD}\nJosé da Casa;filho@exemplo.test;1133334455;${filho};;`
  const wrong = await bringIn(office, csv, vaga)
  const file = await backUp()
  await takeBack(office, wrong)
  await bringIn(office, csv, vaga)
  await eraseBy('cpf', pai)
  expect(await restore(file, 'da Casa', [pai])).toEqual({
    stand: [{ nome: 'José da Casa', email: 'filho@exemplo.test' }],
    left: [],
  })
})

it('a namesake who has the home phone alone is there, when another one of the house is erased', async () => {
  const telefone = '1133334466'
  const csv = `Nome;Telefone\nRui do Lar;${telefone}`
  const wrong = await bringIn(office, csv, vaga)
  const file = await backUp()
  await takeBack(office, wrong)
  const cpf = cpfOf('812312316')
  for (const one of [cpfOf('812312315'), cpf])
    await bringIn(office, `Nome;Telefone;CPF\nRui do Lar;${telefone};${one}`)
  await eraseBy('cpf', cpf)
  expect((await restore(file, 'do Lar', [cpf])).stand).toEqual([{ nome: 'Rui do Lar', email: null }])
})

it('who went with a file longer ago than any backup is noted no more', async () => {
  await planilhas.ask('delete from talento_devolvido')
  await takeBack(office, await bringIn(office, `Nome;E-mail\nUrsa Antiga;ursa@exemplo.test`, vaga))
  const countAfter = async (days: number) => {
    await planilhas.ask('update talento_devolvido set devolvido_em = now() - make_interval(days => $1)', [
      days,
    ])
    await enqueueJobs(office.api.db, importacoesCleanupJob, [{ data: {}, empresaId: null }])
    await office.api.app.jobs.runDue()
    return countNoted()
  }
  expect([await countAfter(999), await countAfter(1001)]).toEqual([1, 0])
})
