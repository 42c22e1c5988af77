import { openBackups } from './support/backup-e-volta'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { hitsOfAll } from './support/hits'

/** A backup from while two were one: each of them is erased or stays as they were since, whatever they were then. */

let office: Office
let backups: ReturnType<typeof openBackups>
beforeAll(async () => {
  office = await openOffice()
  backups = openBackups(office)
})
afterAll(async () => {
  await backups.close()
  await office.api.close()
})

const as = () => ({ token: office.token })
const rowOf = async (nome: string) => {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  return { identificador: rows[0]?.identificador ?? '' }
}
const pdf = (text: string) => new Blob([`%PDF-1.4 ${text}\n%%EOF`], { type: 'application/pdf' })
async function send(nome: string, telefone: string): Promise<void> {
  const { id } = await publish(office)
  await apply(office.api, id, buildInscricao({ nome, telefone, email: emailOf(nome) }), pdf(`cv de ${nome}.`))
}
const emailOf = (nome: string) => `${nome.toLowerCase().replaceAll(' ', '.')}@exemplo.test`
/** @returns the merge */
async function joinTo(nome: string, other: string): Promise<number> {
  const { semelhantes } = (await office.api.call('getTalento', { params: await rowOf(nome) }, as())).body.data
  const id = semelhantes.find((one) => one.nome === other)?.id ?? 0
  const input = { params: { id }, body: { decisao: 'juntas' as const } }
  return (await office.api.call('decideSemelhanca', input, as())).body.data.fusaoId ?? 0
}
const part = async (id: number) =>
  expect((await office.api.call('undoFusao', { params: { id } }, as())).status).toBe(200)
const erase = async (nome: string) =>
  expect((await office.api.call('deleteTalento', { params: await rowOf(nome) }, as())).status).toBe(204)

/** Into an empty database, with the ledger of this one. @returns whose rows stand of these, and what is left of each */
async function restore(nomes: readonly string[]) {
  const restored = await backups.restore()
  const { rows } = await restored.pool.query<{
    nome: string
    email: string
    participa: number
    curriculo: string
  }>(
    `select t.nome, t.email, (select count(*)::int from inscricao i where i.talento_id = t.id) as participa,
       (select a.nome from arquivo a where a.id = t.curriculo_id) as curriculo
     from talento t where t.nome = any($1) order by t.nome`,
    [nomes],
  )
  const found = await hitsOfAll(
    restored.db,
    restored.dataDir,
    nomes.flatMap((nome) => [nome, emailOf(nome)]),
  )
  return { stand: rows, left: [...new Set(found.map(({ text }) => text))].toSorted() }
}
const whole = (nome: string) => ({
  nome,
  email: emailOf(nome),
  participa: 1,
  curriculo: `Currículo ${nome}.pdf`,
})

it('whoever was taken apart since stands for themselves when the one who stayed was erased', async () => {
  const telefone = '11 97777-4001'
  await send('Fabiana Fica', telefone)
  await send('Vanda Vai', telefone)
  const fusao = await joinTo('Vanda Vai', 'Fabiana Fica')
  await backups.backUp()
  await part(fusao)
  await erase('Fabiana Fica')
  expect(await restore(['Fabiana Fica', 'Vanda Vai'])).toEqual({
    stand: [whole('Vanda Vai')],
    left: ['Vanda Vai', emailOf('Vanda Vai')].toSorted(),
  })
})

it('whoever was taken apart since and erased is nowhere in the one who stayed', async () => {
  const telefone = '11 97777-4002'
  await send('Gilda Fica', telefone)
  await send('Xica Vai', telefone)
  const fusao = await joinTo('Xica Vai', 'Gilda Fica')
  await backups.backUp()
  await part(fusao)
  await erase('Xica Vai')
  const { stand, left } = await restore(['Gilda Fica', 'Xica Vai'])
  expect(stand).toEqual([whole('Gilda Fica')])
  expect(left).toEqual(['Gilda Fica', emailOf('Gilda Fica')].toSorted())
})

it('who was erased as one stays erased as two', async () => {
  const telefone = '11 97777-4003'
  await send('Hilda Fica', telefone)
  await send('Yara Vai', telefone)
  await joinTo('Yara Vai', 'Hilda Fica')
  await backups.backUp()
  await erase('Hilda Fica')
  expect(await restore(['Hilda Fica', 'Yara Vai'])).toEqual({ stand: [], left: [] })
})

it('of three who were one, who was taken apart stands, and the two who were erased do not', async () => {
  const telefone = '11 97777-4004'
  for (const nome of ['Ilma Fica', 'Jane Meio', 'Kika Vai']) await send(nome, telefone)
  const fusao = await joinTo('Kika Vai', 'Jane Meio')
  await joinTo('Jane Meio', 'Ilma Fica')
  await backups.backUp()
  await part(fusao)
  await erase('Ilma Fica')
  const { stand, left } = await restore(['Ilma Fica', 'Jane Meio', 'Kika Vai'])
  expect(stand).toEqual([whole('Kika Vai')])
  expect(left).toEqual(['Kika Vai', emailOf('Kika Vai')].toSorted())
})

it('whoever was taken apart since stands in sight, though the one who was erased had been hidden', async () => {
  const telefone = '11 97777-4005'
  await send('Lana Fica', telefone)
  await send('Zuma Vai', telefone)
  const fusao = await joinTo('Zuma Vai', 'Lana Fica')
  const lana = await rowOf('Lana Fica')
  await office.api.pool.query(
    `with t as (update talento set oculta_em = now() where identificador = $1 returning id)
     update inscricao i set situacao = 'oculta' from t where i.talento_id = t.id`,
    [lana.identificador],
  )
  await backups.backUp()
  await office.api.call('restoreTalento', { params: lana }, as())
  await part(fusao)
  await erase('Lana Fica')
  expect((await restore(['Lana Fica', 'Zuma Vai'])).stand).toEqual([whole('Zuma Vai')])
})
