import { cpfCheckDigits } from '@seleta/regras/cpf'
import { openBackups } from './support/backup-e-volta'
import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { watchPlanilhas } from './support/chaves-erradas'
import { hits } from './support/hits'
import { bringIn, takeBack } from './support/import-file'

/**
 * What a slipped sheet told of somebody who is erased, and had gone into somebody else, leaves that one with the erasure:
 * as if the row had never come (decision 233).
 */

let office: Office
let backups: ReturnType<typeof openBackups>
let planilhas: ReturnType<typeof watchPlanilhas>
beforeAll(async () => {
  office = await openOffice()
  backups = openBackups(office)
  planilhas = watchPlanilhas(office)
})
beforeEach(() => office.api.pool.query('delete from contagem'))
afterAll(async () => {
  await backups.close()
  await office.api.close()
})

const NOMES = ['Ana Sato', 'Beatriz Terra', 'Carlos Uchoa', 'Daniela Vaz', 'Eduardo Xisto']
let mundos = 0
/** Five people whom a right sheet has brought into one campaign, and a slipped one into another. */
async function slip() {
  mundos += 1
  const mundo = `dentro${'abcdefghij'.charAt(mundos)}`
  const cpfOf = (n: number) => {
    const nove = `${700_000_000 + mundos * 100 + n}`
    return nove + cpfCheckDigits(nove)
  }
  const pessoas = NOMES.map((nome, n) => ({
    nome: `${nome} ${mundo}`,
    email: `${mundo}${n}@exemplo.test`,
    telefone: `1196${mundos}55000${n}`,
    cpf: cpfOf(n),
    dia: `1${n}`,
    cargo: `Cargo ${mundo} ${n}`,
  }))
  const weekly = (some: readonly (typeof pessoas)[number][], moved = 0) =>
    [
      'Nome;E-mail;CPF;Nascimento;Cidade;Último cargo;Última empresa',
      ...some.map(
        ({ nome, cpf, dia, cargo }, n) =>
          `${nome};${some[n - moved]?.email ?? ''};${cpf};${dia}/05/1990;Campinas;${cargo};Padaria`,
      ),
    ].join('\n')
  const base = [
    'Nome;E-mail;Telefone',
    ...pessoas.map(({ nome, email, telefone }) => `${nome};${email};${telefone}`),
  ].join('\n')
  const { id: first } = await publish(office)
  const { id: second } = await publish(office)
  await bringIn(office, base, first)
  const wrong = await bringIn(office, weekly(pessoas, 1), second)
  const [, beatriz, carlos] = pessoas
  if (beatriz === undefined || carlos === undefined) throw new Error('nobody is there')
  return { mundo, pessoas, beatriz, carlos, weekly, first, second, wrong }
}
type Slipped = Awaited<ReturnType<typeof slip>>

const erase = async (nome: string) => {
  const { identificador } = await planilhas.detail(nome)
  const input = { params: { identificador } }
  expect((await office.api.call('deleteTalento', input, { token: office.token })).status).toBe(204)
}
const rowsOf = async (mundo: string, ask = planilhas.ask) =>
  ask<Record<string, unknown>>(
    `select t.nome, t.email::text, t.telefone, t.cpf, t.nascimento::text, c.nome as cidade,
       array(select x.funcao from experiencia x where x.talento_id = t.id order by 1) as cargos,
       array(select i.campanha_id::int from inscricao i where i.talento_id = t.id order by 1) as vagas
     from talento t left join cidade c on c.id = t.cidade_id where t.nome like $1 order by t.email`,
    [`% ${mundo}`],
  )
/** As the first sheet alone told. */
const known = ({ first }: Slipped, { nome, email, telefone }: Slipped['beatriz']) => ({
  nome,
  email,
  telefone,
  cpf: null,
  nascimento: null,
  cidade: null,
  cargos: [],
  vagas: [first],
})
const hitsOf = async ({ carlos }: Slipped) =>
  (
    await Promise.all(
      [carlos.nome, carlos.cpf, carlos.cargo, carlos.email].map((text) =>
        hits(office.api.db, office.api.dataDir, text),
      ),
    )
  ).flat()

it('leaves the record, with the application that it had given, when its person is erased', async () => {
  const story = await slip()
  const { mundo, beatriz, carlos } = story
  await erase(carlos.nome)
  expect((await rowsOf(mundo)).find(({ nome }) => nome === beatriz.nome)).toEqual(known(story, beatriz))
  expect(await hitsOf(story)).toEqual([])
  const { linhaDoTempo } = await planilhas.detail(beatriz.nome)
  expect(linhaDoTempo.map(({ texto }) => texto)).toContain('O que veio por planilha foi desfeito')
})

it('is nothing any more that the sheet takes back, and the mended one joins everybody', async () => {
  const story = await slip()
  const { mundo, pessoas, carlos, weekly, first, second, wrong } = story
  await erase(carlos.nome)
  await takeBack(office, wrong)
  const others = pessoas.filter((one) => one !== carlos)
  expect(await rowsOf(mundo)).toEqual(others.map((one) => known(story, one)))
  const mended = await bringIn(office, weekly(others), second)
  expect((await planilhas.linhas(mended)).map(({ situacao }) => situacao)).toEqual(others.map(() => 'unida'))
  expect(await rowsOf(mundo)).toEqual(
    others.map(({ nome, email, telefone, cpf, dia, cargo }) => ({
      nome,
      email,
      telefone,
      cpf,
      nascimento: `1990-05-${dia}`,
      cidade: 'Campinas',
      cargos: [cargo],
      vagas: [first, second],
    })),
  )
})

it('is in no portrait of what came since, whether that stands or was taken back', async () => {
  const story = await slip()
  const { mundo, beatriz, carlos, first } = story
  const alone = (cargo: string) =>
    `Nome;E-mail;Último cargo;Última empresa\n${beatriz.nome};${beatriz.email};${cargo};Mercado`
  await bringIn(office, alone('Fiscal'), null)
  await takeBack(office, await bringIn(office, alone('Repositora'), null))
  await erase(carlos.nome)
  expect(await hitsOf(story)).toEqual([])
  const [, hers] = await rowsOf(mundo)
  expect(hers).toEqual({ ...known(story, beatriz), cargos: ['Fiscal'], vagas: [first] })
})

it('is not there where the sheet had told it twice', async () => {
  const story = await slip()
  const { mundo, pessoas, beatriz, carlos, weekly, second } = story
  await bringIn(office, weekly(pessoas, 1), second)
  await erase(carlos.nome)
  expect(await hitsOf(story)).toEqual([])
  expect((await rowsOf(mundo)).find(({ nome }) => nome === beatriz.nome)).toEqual(known(story, beatriz))
})

it('is not there where the sheet had been taken back before', async () => {
  const story = await slip()
  const { mundo, pessoas, carlos, wrong } = story
  await takeBack(office, wrong)
  await erase(carlos.nome)
  expect(await hitsOf(story)).toEqual([])
  expect(await rowsOf(mundo)).toEqual(pessoas.filter((one) => one !== carlos).map((one) => known(story, one)))
})

it('leaves where a recruiter has moved and written what the recruiter did', async () => {
  const story = await slip()
  const { mundo, beatriz, carlos, first, second } = story
  await planilhas.move(second, beatriz.nome)
  const params = { identificador: (await planilhas.detail(beatriz.nome)).identificador }
  const { cidade, ...form } = (await office.api.call('getCorrecao', { params }, { token: office.token })).body
    .data
  const body = { ...form, cpf: null, cidadeId: cidade?.id ?? null, sobre: 'Fala três línguas.' }
  expect((await office.api.call('saveCorrecao', { params, body }, { token: office.token })).status).toBe(200)
  await erase(carlos.nome)
  expect((await rowsOf(mundo)).find(({ nome }) => nome === beatriz.nome)).toEqual({
    ...known(story, beatriz),
    vagas: [first, second],
  })
  expect(await planilhas.ask('select sobre from talento where nome = $1', [beatriz.nome])).toEqual([
    { sobre: 'Fala três línguas.' },
  ])
  const { etapas } = await readBoard(office, second)
  expect(etapas[1]?.talentos.map(({ nome }) => nome)).toEqual([beatriz.nome])
})

it('hides again whom the row alone had brought back into sight', async () => {
  const story = await slip()
  const { mundo, beatriz, carlos, wrong, weekly, pessoas, second } = story
  await takeBack(office, wrong)
  await planilhas.ask(
    `with t as (update talento set oculta_em = now() - interval '1 day',
         criado_em = now() - interval '900 days' where nome = $1 returning id)
     update inscricao i set situacao = 'oculta', criada_em = now() - interval '900 days',
       na_etapa_desde = now() - interval '900 days' from t where i.talento_id = t.id`,
    [beatriz.nome],
  )
  const isHidden = async () =>
    (
      await planilhas.ask<{ oculta: boolean }>(
        'select oculta_em is not null as oculta from talento where nome = $1',
        [beatriz.nome],
      )
    ).map(({ oculta }) => oculta)
  await bringIn(office, weekly(pessoas, 1), second)
  expect(await isHidden()).toEqual([false])
  await erase(carlos.nome)
  expect(await isHidden()).toEqual([true])
  expect(await hitsOf(story)).toEqual([])
  await planilhas.ask('delete from talento where nome like $1', [`% ${mundo}`])
})

it('does not come back with a backup from before', async () => {
  const story = await slip()
  const { mundo, beatriz, carlos } = story
  await backups.backUp()
  await erase(carlos.nome)
  const target = await backups.restore()
  const ask = async <T>(text: string, values: unknown[] = []) =>
    (await target.pool.query(text, values)).rows as T[]
  expect((await rowsOf(mundo, ask)).find(({ nome }) => nome === beatriz.nome)).toEqual(known(story, beatriz))
  for (const text of [carlos.nome, carlos.cpf, carlos.cargo, carlos.email])
    expect([text, await hits(target.db, target.dataDir, text)]).toEqual([text, []])
})
