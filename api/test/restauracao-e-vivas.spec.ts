import { publish, type Office } from './support/campanhas'
import { openFamilies } from './support/familia'
import { bringIn, takeBack } from './support/import-file'
import { openRestores } from './support/restauradas'

/**
 * Somebody of the same name, phone or house was erased after the backup: whoever lives has what they had in it (decision
 * 138).
 */

let mundo: Awaited<ReturnType<typeof openRestores>>
beforeAll(async () => {
  mundo = await openRestores()
})
beforeEach(() => mundo.office.api.pool.query('delete from contagem'))
afterAll(() => mundo.close())

type Pool = Office['api']['pool']
const openVaga = async () => (await publish(mundo.office)).id
const mend = async (email: string, part: { readonly nome?: string; readonly email?: string }) =>
  mundo.mend(await mundo.doors.identificadorOf(email), part)
const erase = async (email: string) => mundo.erase(await mundo.doors.identificadorOf(email))
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
  await mundo.doors.send(maria, uma)
  const { chave } = await mundo.doors.send({ ...maria, sobre: 'dois' }, outra)
  const before = await readCards(mundo.office.api.pool, maria.email)
  await mundo.backups.backUp()
  await mundo.mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  await mundo.doors.send({ ...maria, sobre: 'três' }, outra)
  await mundo.mailbox.answer(maria.email, 'confirmar')
  await mundo.doors.send({ ...maria, email: 'outro@umbreu.test' }, uma)
  await mend(maria.email, { nome: 'Maria Umbreu Nunes' })
  await erase('outro@umbreu.test')
  expect(await readCards(mundo.office.api.pool, maria.email)).toEqual(before)
  expect(await readCards((await mundo.backups.restore()).pool, maria.email)).toEqual(before)
})

it('what a file that was mended had told of a father is his, when his son of that name and phone is erased', async () => {
  const [uma, outra] = [await openVaga(), await openVaga()]
  const pai = { nome: 'José Carlos Doisbreu', telefone: '11933330101', email: 'pai@doisbreu.test' }
  await mundo.doors.send(pai, uma)
  const csv = `Nome;E-mail;Telefone;Sobre\nJosé Doisbreu;${pai.email};${pai.telefone};Sei soldar`
  const arquivo = await bringIn(mundo.office, csv, outra)
  const before = await readCards(mundo.office.api.pool, pai.email)
  expect(before).toHaveLength(2)
  await mundo.backups.backUp()
  await takeBack(mundo.office, arquivo)
  await bringIn(mundo.office, csv.replace('soldar', 'soldar bem'), outra)
  await mend(pai.email, { nome: pai.nome })
  await mundo.doors.send({ nome: 'José Doisbreu', telefone: pai.telefone, email: 'filho@doisbreu.test' }, uma)
  await erase('filho@doisbreu.test')
  expect(await readCards(mundo.office.api.pool, pai.email)).toEqual(before)
  expect(await readCards((await mundo.backups.restore()).pool, pai.email)).toEqual(before)
})

it('what she confirmed stands, when a second record with the e-mail that she had is erased', async () => {
  const casa = 'casa@tresbreu.test'
  const maria = { nome: 'Maria Tresbreu', telefone: '11933330112', email: casa }
  await mundo.doors.enterPessoa({ nome: 'Tiago Tresbreu', email: casa, telefone: '11933330111' })
  await mundo.doors.send(maria, await openVaga())
  await mundo.mailbox.answer(casa, 'confirmar')
  const readTold = (pool: Pool) =>
    ask(pool, `select motivo from fusao where chegou->>'nome' = $1 and desfeita_em is null`, [maria.nome])
  await mundo.backups.backUp()
  await mend(casa, { email: 'tiago@tresbreu.test' })
  await mend(casa, { email: 'maria@tresbreu.test' })
  await bringIn(mundo.office, `Nome;E-mail\n${maria.nome};${casa}`, null)
  await erase(casa)
  expect(await readTold((await mundo.backups.restore()).pool)).toEqual([{ motivo: 'email' }])
})

it('others of the house keep their mails and links, when one takes back what he sent with its e-mail and is erased', async () => {
  const vaga = await openVaga()
  const casa = 'casa@quatrobreu.test'
  await mundo.doors.enterPessoa({
    nome: 'Pedro Quatrobreu',
    email: casa,
    telefone: '11933330132',
    idCampanha: vaga,
  })
  const tiago = { nome: 'Tiago Quatrobreu', email: casa, telefone: '11933330131' }
  const { chave } = await mundo.doors.send(tiago, vaga)
  await mundo.doors.send({ nome: 'Maria Quatrobreu', email: casa, telefone: '11933330133' }, vaga)
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
  await mundo.backups.backUp()
  await mundo.mailbox.act(chave, { acao: 'retirar', certeza: 'sim' })
  const live = await look(mundo.office.api.pool)
  expect(live).toHaveLength(1)
  await mundo.doors.enterPessoa({ ...tiago, email: 'tiago@quatrobreu.test' })
  await erase('tiago@quatrobreu.test')
  expect(await look(mundo.office.api.pool)).toEqual(live)
  expect(await look((await mundo.backups.restore()).pool)).toEqual(live)
})

it('who came out of another one’s record stands, when a namesake is erased as a second record of hers', async () => {
  const casa = 'ana@quatrobreu.test'
  const carla = 'Carla Quatrobreu'
  await mundo.doors.enterPessoa({ nome: 'Ana Quatrobreu', email: casa, telefone: '11933330121' })
  const ana = await mundo.doors.identificadorOf(casa)
  await bringIn(mundo.office, `Nome;E-mail;Telefone;Sobre\n${carla};${casa};;Sei bordar`, null)
  await bringIn(mundo.office, `Nome;E-mail;Telefone\n${carla};carla@quatrobreu.test;11933330122`, null)
  const readTold = (pool: Pool) =>
    ask(
      pool,
      `select chegou->>'sobre' as sobre from fusao where chegou->>'nome' = $1 and desfeita_em is null`,
      [carla],
    )
  await mundo.backups.backUp()
  await openFamilies(mundo.office).separate(ana, carla)
  await erase('carla@quatrobreu.test')
  const { pool } = await mundo.backups.restore()
  expect(await readTold(pool)).toEqual([{ sobre: 'Sei bordar' }])
  expect(await ask(pool, `select sobre from talento where email = $1`, [casa])).toEqual([
    { sobre: 'Sei bordar' },
  ])
})
