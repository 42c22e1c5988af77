import { openBackups } from './support/backup-e-volta'
import { openOffice, publish, type Office } from './support/campanhas'
import { hitsOfAll } from './support/hits'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors, pdf } from './support/strangers'

/**
 * A backup from while what was told of somebody, or what they had sent, stood in another's record. They stand for themselves
 * since, and were erased: a restore has nothing of them, and leaves the other whole (decision 138).
 */

let office: Office
let backups: ReturnType<typeof openBackups>
let doors: ReturnType<typeof openDoors>
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  backups = openBackups(office)
  doors = openDoors(office, 0)
  mailbox = openMailbox(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(async () => {
  await backups.close()
  await office.api.close()
})

const as = () => ({ token: office.token })
let mundos = 0
/** Tiago is on record with the e-mail of a house, and somebody else of that house is told of. */
async function openCasa(nome: string) {
  mundos += 1
  const mundo = `${'ABCDEFGHIJKLMNOPQRSTU'.charAt(mundos)}breu`
  const casa = `casa.${mundo.toLowerCase()}@exemplo.test`
  const own = `${nome.toLowerCase()}.${mundo.toLowerCase()}@exemplo.test`
  const tiago = { nome: `Tiago ${mundo} Lima`, telefone: `119111100${10 + mundos}`, email: casa }
  const outra = {
    nome: `${nome} ${mundo} Nunes`,
    telefone: `119222200${10 + mundos}`,
    sobre: `Sou ${nome} de ${mundo}`,
    email: casa,
    habilidades: [`Bordar ${mundo}`],
  }
  const { identificador } = await doors.enterPessoa({ ...tiago, habilidades: ['Soldar'] })
  const { id: vaga } = await publish(office)
  const csv = `Nome;E-mail;Telefone;Sobre\n${outra.nome};${casa};${outra.telefone};${outra.sobre}`
  let arquivo = 0
  let chave = ''
  const acts: Record<string, () => Promise<unknown>> = {
    'told by hand': () => doors.enterPessoa(outra),
    'told by hand into a job': () => doors.enterPessoa({ ...outra, idCampanha: vaga }),
    'told by hand with a CPF': () => doors.enterPessoa({ ...outra, cpf: '52998224725' }),
    'told by a file': async () => (arquivo = await bringIn(office, csv, vaga)),
    'sends with it': async () => ({ chave } = await doors.send({ ...outra }, vaga, pdf())),
    'the file is taken back': () => takeBack(office, arquivo),
    'a mended file': () => bringIn(office, csv.replace(casa, own), vaga),
    'his e-mail is mended': () => mendEmail(identificador, `tiago.${mundo.toLowerCase()}@exemplo.test`),
    separated: () => separate(identificador, outra.nome),
    'told again': () => doors.enterPessoa(outra),
    'told by another file': () => bringIn(office, csv, vaga),
    'told with another e-mail': () => doors.enterPessoa({ ...outra, email: own }),
    'takes it back': () => mailbox.act(chave, { acao: 'retirar', certeza: 'sim' }),
    'the mailbox says no': () => mailbox.answer(casa, 'recusar'),
    'sends anew': async () => doors.send({ ...outra, email: own }, (await publish(office)).id),
    'sends with the same': async () => doors.send({ ...outra }, (await publish(office)).id),
  }
  const texts = [outra.nome, outra.telefone, outra.sobre, ...outra.habilidades, own]
  return { acts, tiago: { ...tiago, identificador }, outra, texts }
}
async function mendEmail(identificador: string, email: string) {
  const params = { identificador }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
}
async function separate(identificador: string, nome: string) {
  const fusoes = (await office.api.call('listFusoes', { params: { identificador } }, as())).body.data
  expect((await doors.separate(fusoes.find((one) => one.nome === nome)?.id ?? 0)).status).toBe(200)
}
async function erase(nome: string) {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  const params = { identificador: rows[0]?.identificador ?? '' }
  expect((await office.api.call('deleteTalento', { params }, as())).status).toBe(204)
  await office.api.app.jobs.runDue()
}

const MARIA: readonly (readonly [before: string, since: readonly string[]])[] = [
  ['told by hand', ['separated']],
  ['told by hand', ['his e-mail is mended', 'told again']],
  ['told by hand', ['his e-mail is mended', 'sends with the same']],
  ['told by hand into a job', ['separated']],
  ['told by hand with a CPF', ['separated']],
  ['told by a file', ['separated']],
  ['told by a file', ['separated', 'the file is taken back', 'told with another e-mail']],
  ['told by a file', ['his e-mail is mended', 'told again']],
  ['told by a file', ['his e-mail is mended', 'told by another file']],
  ['told by a file', ['the file is taken back', 'a mended file']],
  ['told by a file', ['the file is taken back', 'sends anew']],
  ['told by a file', ['the file is taken back', 'told with another e-mail']],
  ['sends with it', ['takes it back', 'sends anew']],
  ['sends with it', ['the mailbox says no', 'sends anew']],
]
type Casa = Awaited<ReturnType<typeof openCasa>>
describe('of who was erased', () => {
  let casas: Casa[]
  let restored: Awaited<ReturnType<ReturnType<typeof openBackups>['restore']>>
  beforeAll(async () => {
    casas = []
    for (const [before] of MARIA) {
      const casa = await openCasa('Maria')
      await casa.acts[before]?.()
      casas.push(casa)
    }
    await backups.backUp()
    for (const [n, [, since]] of MARIA.entries()) {
      await office.api.pool.query('delete from contagem')
      for (const act of since) await casas[n]?.acts[act]?.()
    }
    for (const { outra } of casas) await erase(outra.nome)
    restored = await backups.restore()
  })

  it.each(MARIA.map(([before, since], n) => ({ n, story: `${before}; since then ${since.join(', ')}` })))(
    'nothing comes back: $story',
    async ({ n }) => {
      const { tiago, texts = [] } = casas[n] ?? {}
      expect(texts).not.toEqual([])
      expect(await hitsOfAll(office.api.db, office.api.dataDir, texts)).toEqual([])
      expect(await hitsOfAll(restored.db, restored.dataDir, texts)).toEqual([])
      const { rows } = await restored.pool.query(
        'select nome, email::text, telefone, habilidades, sobre from talento where identificador = $1',
        [tiago?.identificador],
      )
      const { nome, email, telefone } = tiago ?? {}
      expect(rows).toEqual([{ nome, email, telefone, habilidades: ['Soldar'], sobre: '' }])
    },
  )
})

it('who is not erased is as in the backup, though another who was told in the same way is', async () => {
  const [um, outro] = [await openCasa('Maria'), await openCasa('Joana')]
  await um.acts['told by hand']?.()
  await outro.acts['told by hand']?.()
  await backups.backUp()
  await um.acts['separated']?.()
  await erase(um.outra.nome)
  const { pool } = await backups.restore()
  const { rows } = await pool.query<{ nome: string }>(
    `select chegou->>'nome' as nome from fusao where chegou->>'nome' = any($1)`,
    [[um.outra.nome, outro.outra.nome]],
  )
  expect(rows).toEqual([{ nome: outro.outra.nome }])
})
