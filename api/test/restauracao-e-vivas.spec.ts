import { openBackups } from './support/backup-e-volta'
import { openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/**
 * Somebody of the same name, phone or house was erased after the backup: whoever lives has what they had in it (decision
 * 138).
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

type Pool = Office['api']['pool']
const as = () => ({ token: office.token })
const openVaga = async () => (await publish(office)).id
async function mend(email: string, part: { readonly nome?: string; readonly email?: string }) {
  const params = { identificador: await doors.identificadorOf(email) }
  const { cidade, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, ...part }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
}
async function erase(email: string) {
  const params = { identificador: await doors.identificadorOf(email) }
  expect((await office.api.call('deleteTalento', { params }, as())).status).toBe(204)
  await office.api.app.jobs.runDue()
}
const ask = async (pool: Pool, text: string, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>(text, values)).rows
const readCards = (pool: Pool, email: string) =>
  ask(
    pool,
    'select i.campanha_id, i.situacao from inscricao i join talento t on t.id = i.talento_id where t.email = $1 order by 1',
    [email],
  )

it('what she took back and sent again is hers, when a second record of hers is erased', async () => {
  const [uma, outra] = [await openVaga(), await openVaga()]
  const maria = { nome: 'Maria Umbreu', telefone: '11933330091', email: 'm@umbreu.test' }
  await doors.send(maria, uma)
  const { chave } = await doors.send({ ...maria, sobre: 'dois' }, outra)
  const before = await readCards(office.api.pool, maria.email)
  await backups.backUp()
  await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  await doors.send({ ...maria, sobre: 'três' }, outra)
  await mailbox.answer(maria.email, 'confirmar')
  await doors.send({ ...maria, email: 'outro@umbreu.test' }, uma)
  await mend(maria.email, { nome: 'Maria Umbreu Nunes' })
  await erase('outro@umbreu.test')
  expect(await readCards(office.api.pool, maria.email)).toEqual(before)
  expect(await readCards((await backups.restore()).pool, maria.email)).toEqual(before)
})

it('what a file that was mended had told of a father is his, when his son of that name and phone is erased', async () => {
  const [uma, outra] = [await openVaga(), await openVaga()]
  const pai = { nome: 'José Carlos Doisbreu', telefone: '11933330101', email: 'pai@doisbreu.test' }
  await doors.send(pai, uma)
  const csv = `Nome;E-mail;Telefone;Sobre\nJosé Doisbreu;${pai.email};${pai.telefone};Sei soldar`
  const arquivo = await bringIn(office, csv, outra)
  const before = await readCards(office.api.pool, pai.email)
  expect(before).toHaveLength(2)
  await backups.backUp()
  await takeBack(office, arquivo)
  await bringIn(office, csv.replace('soldar', 'soldar bem'), outra)
  await mend(pai.email, { nome: pai.nome })
  await doors.send({ nome: 'José Doisbreu', telefone: pai.telefone, email: 'filho@doisbreu.test' }, uma)
  await erase('filho@doisbreu.test')
  expect(await readCards(office.api.pool, pai.email)).toEqual(before)
  expect(await readCards((await backups.restore()).pool, pai.email)).toEqual(before)
})

it('what she confirmed stands, when a second record with the e-mail that she had is erased', async () => {
  const casa = 'casa@tresbreu.test'
  const maria = { nome: 'Maria Tresbreu', telefone: '11933330112', email: casa }
  await doors.enterPessoa({ nome: 'Tiago Tresbreu', email: casa, telefone: '11933330111' })
  await doors.send(maria, await openVaga())
  await mailbox.answer(casa, 'confirmar')
  const readTold = (pool: Pool) =>
    ask(pool, `select motivo from fusao where chegou->>'nome' = $1 and desfeita_em is null`, [maria.nome])
  await backups.backUp()
  await mend(casa, { email: 'tiago@tresbreu.test' })
  await mend(casa, { email: 'maria@tresbreu.test' })
  await bringIn(office, `Nome;E-mail\n${maria.nome};${casa}`, null)
  await erase(casa)
  expect(await readTold((await backups.restore()).pool)).toEqual([{ motivo: 'email' }])
})

it('others of the house keep their mails and links, when one takes back what he sent with its e-mail and is erased', async () => {
  const vaga = await openVaga()
  const casa = 'casa@quatrobreu.test'
  await doors.enterPessoa({
    nome: 'Pedro Quatrobreu',
    email: casa,
    telefone: '11933330132',
    idCampanha: vaga,
  })
  const tiago = { nome: 'Tiago Quatrobreu', email: casa, telefone: '11933330131' }
  const { chave } = await doors.send(tiago, vaga)
  await doors.send({ nome: 'Maria Quatrobreu', email: casa, telefone: '11933330133' }, vaga)
  const look = (pool: Pool) =>
    ask(
      pool,
      `select i.identificador, d.identificador as maria,
         (select count(*)::int from mensagem m where m.talento_id = t.id and m.tipo = 'confirmacao') as mails
       from talento t join inscricao i on i.talento_id = t.id
         join declaracao d on d.talento_id = t.id and d.pessoa->>'nome' = 'Maria Quatrobreu'
       where t.email = $1`,
      [casa],
    )
  await backups.backUp()
  await mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  const live = await look(office.api.pool)
  expect(live).toHaveLength(1)
  await doors.enterPessoa({ ...tiago, email: 'tiago@quatrobreu.test' })
  await erase('tiago@quatrobreu.test')
  expect(await look(office.api.pool)).toEqual(live)
  expect(await look((await backups.restore()).pool)).toEqual(live)
})
