import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'

/** Whom the company has to keep stays, whatever else is done with them (product 90). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })

async function idOf(nome: string): Promise<string> {
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from talento where nome = $1',
    [nome],
  )
  return rows[0]?.identificador ?? ''
}
const detail = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, as())).body.data
const hold = (identificador: string) =>
  office.api.call(
    'saveGuardaLegal',
    { params: { identificador }, body: { motivo: 'Ação trabalhista 7' } },
    as(),
  )
const letGo = (identificador: string) =>
  office.api.call('deleteGuardaLegal', { params: { identificador } }, as())

it('an import that is taken back leaves whom the law keeps, whom somebody corrected, and says who took it back', async () => {
  const nomes = ['Lia Guardada', 'Léo Solto', 'Lúcia Corrigida', 'Ivo Intocado']
  const id = await bringIn(
    office,
    `nome;email\n${nomes.map((nome, n) => `${nome};l${n}@lei.test`).join('\n')}`,
  )
  await hold(await idOf('Lia Guardada'))
  await hold(await idOf('Léo Solto'))
  await letGo(await idOf('Léo Solto'))
  const corrigida = await idOf('Lúcia Corrigida')
  const params = { identificador: corrigida }
  const { cidade: _, cpf: __, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: null, cpf: null, sobre: 'Solda desde 2010.' }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
  await takeBack(office, id)
  const left = await Promise.all(nomes.map(async (nome) => (await idOf(nome)) !== ''))
  expect(left).toEqual([true, true, true, false])
  const { rows } = await office.api.pool.query(
    "select u.nome as quem, a.alvo from auditoria a join usuario u on u.id = a.usuario_id where a.acao = 'importacao_desfeita'",
  )
  expect(rows).toEqual([{ quem: 'Ana Lima', alvo: `importacao:${id}` }])
})

/** Two who share a phone, one of them without an e-mail. @returns their ids, the older first */
async function pair(nome: string, telefone: string, more: readonly string[] = []): Promise<string[]> {
  const { id: campanhaId } = await publish(office)
  await apply(office.api, campanhaId, buildInscricao({ nome, telefone, email: '' }))
  for (const other of [`${nome} Júnior`, ...more])
    await apply(office.api, campanhaId, buildInscricao({ nome: other, telefone }))
  return Promise.all([nome, `${nome} Júnior`, ...more].map(idOf))
}
/** Joins somebody with the first who may be the same. */
async function join(one = '') {
  const id = (await detail(one)).semelhantes[0]?.id ?? 0
  const { body } = await office.api.call(
    'decideSemelhanca',
    { params: { id }, body: { decisao: 'juntas' } },
    as(),
  )
  return { ...body.data, fusaoId: body.data.fusaoId ?? 0 }
}
const separate = (id: number) => office.api.call('undoFusao', { params: { id } }, as())
const guardaOf = async (identificador = '') => (await detail(identificador)).retencao.guarda?.motivo ?? null

it('two people who are joined are both kept when one was, and each is as before when they are two again', async () => {
  const both = await pair('Nina Naves', '11 97000-1234')
  const first = await join(both[0])
  const fica = first.identificador
  expect(await guardaOf(fica)).toBeNull()
  await separate(first.fusaoId)
  const vai = both.find((one) => one !== fica) ?? ''
  await hold(vai)
  const again = await join(fica)
  expect(again.identificador).toBe(fica)
  expect((await detail(fica)).retencao.guarda).toMatchObject({
    motivo: 'Ação trabalhista 7',
    quem: 'Ana Lima',
  })
  const erased = await office.api.call('deleteTalento', { params: { identificador: fica } }, as())
  expect(erased.status).toBe(409)
  await separate(again.fusaoId)
  expect([await guardaOf(fica), await guardaOf(vai)]).toEqual([null, 'Ação trabalhista 7'])
})

it('a hold that was laid on two as one holds for both when they are two again', async () => {
  const both = await pair('Olga Onze', '11 97000-1235')
  const { identificador, fusaoId } = await join(both[0])
  await hold(identificador)
  await separate(fusaoId)
  expect(await Promise.all(both.map(guardaOf))).toEqual(['Ação trabalhista 7', 'Ação trabalhista 7'])
})

it('a hold that was taken off two as one holds for neither when they are two again, and one laid on since for both', async () => {
  const both = await pair('Rita Rosa', '11 97000-1237')
  const first = await join(both[0])
  await separate(first.fusaoId)
  const vai = both.find((one) => one !== first.identificador) ?? ''
  await hold(vai)
  const second = await join(vai)
  await letGo(second.identificador)
  await separate(second.fusaoId)
  expect(await Promise.all(both.map(guardaOf))).toEqual([null, null])
  await hold(vai)
  const third = await join(vai)
  await letGo(third.identificador)
  const params = { identificador: third.identificador }
  await office.api.call('saveGuardaLegal', { params, body: { motivo: 'Auditoria 9' } }, as())
  await separate(third.fusaoId)
  expect(await Promise.all(both.map(guardaOf))).toEqual(['Auditoria 9', 'Auditoria 9'])
})

it('whoever has two others in them is kept for the one who is still there', async () => {
  const three = await pair('Pia Pires', '11 97000-1236', ['Pia Pires Neta'])
  const fica = (await join(three[0])).identificador
  const one = await join(fica)
  expect(one.identificador).toBe(fica)
  const { rows } = await office.api.pool.query<{ id: number; vai: string }>(
    "select id, unida->'talento'->>'identificador' as vai from fusao where unida is not null and desfeita_em is null order by id desc limit 2",
  )
  const [later, earlier] = rows
  for (const fusao of rows) await separate(fusao.id)
  await hold(earlier?.vai ?? '')
  await office.api.call(
    'saveGuardaLegal',
    { params: { identificador: later?.vai ?? '' }, body: { motivo: 'Auditoria 8' } },
    as(),
  )
  const joined: number[] = []
  for (let n = 0; n < 2; n += 1) joined.push((await join(fica)).fusaoId)
  const now = await guardaOf(fica)
  const { rows: first } = await office.api.pool.query<{ vai: string }>(
    "select unida->'talento'->>'identificador' as vai from fusao where id = $1",
    [joined[0]],
  )
  expect(now).toBe(first[0]?.vai === earlier?.vai ? 'Ação trabalhista 7' : 'Auditoria 8')
  await separate(joined[0] ?? 0)
  expect(await guardaOf(first[0]?.vai)).toBe(now)
  expect(await guardaOf(fica)).toBe(now === 'Auditoria 8' ? 'Ação trabalhista 7' : 'Auditoria 8')
  await separate(joined[1] ?? 0)
  expect(await guardaOf(fica)).toBeNull()
})
