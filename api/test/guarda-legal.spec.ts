import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'

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

/** Everybody of the file is in. @returns its id */
async function bringIn(csv: string): Promise<number> {
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([csv]), 'pessoas.csv')
  const response = await office.api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
  const { data } = (await response.json()) as { data: { id: number; mapeamento: Record<string, number> } }
  const params = { id: data.id }
  const body = { mapeamento: data.mapeamento, campanhaId: null }
  await office.api.call('checkImportacao', { params, body }, as())
  await office.api.app.jobs.runDue()
  await office.api.call('startImportacao', { params }, as())
  await office.api.app.jobs.runDue()
  return data.id
}

it('an import that is taken back leaves whom the law keeps, whom somebody corrected, and says who took it back', async () => {
  const nomes = ['Lia Guardada', 'Léo Solto', 'Lúcia Corrigida', 'Ivo Intocado']
  const id = await bringIn(`nome;email\n${nomes.map((nome, n) => `${nome};l${n}@lei.test`).join('\n')}`)
  await hold(await idOf('Lia Guardada'))
  await hold(await idOf('Léo Solto'))
  await letGo(await idOf('Léo Solto'))
  const corrigida = await idOf('Lúcia Corrigida')
  const params = { identificador: corrigida }
  const { cidade: _, cpf: __, ...dados } = (await office.api.call('getCorrecao', { params }, as())).body.data
  const body = { ...dados, cidadeId: null, cpf: null, sobre: 'Solda desde 2010.' }
  expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
  await office.api.call('undoImportacao', { params: { id } }, as())
  await office.api.app.jobs.runDue()
  const left = await Promise.all(nomes.map(async (nome) => (await idOf(nome)) !== ''))
  expect(left).toEqual([true, true, true, false])
  const { rows } = await office.api.pool.query(
    "select u.nome as quem, a.alvo from auditoria a join usuario u on u.id = a.usuario_id where a.acao = 'importacao_desfeita'",
  )
  expect(rows).toEqual([{ quem: 'Ana Lima', alvo: `importacao:${id}` }])
})

it('two people who are joined are both kept when one was, and are as before when they are two again', async () => {
  const telefone = '11 97000-1234'
  const { id: campanhaId } = await publish(office)
  await apply(office.api, campanhaId, buildInscricao({ nome: 'Nina Naves', telefone, email: '' }))
  await apply(office.api, campanhaId, buildInscricao({ nome: 'Nina Naves Júnior', telefone }))
  const pair = [await idOf('Nina Naves'), await idOf('Nina Naves Júnior')]
  const join = async (one = '') => {
    const id = (await detail(one)).semelhantes[0]?.id ?? 0
    const { body } = await office.api.call(
      'decideSemelhanca',
      { params: { id }, body: { decisao: 'juntas' } },
      as(),
    )
    return { ...body.data, fusaoId: body.data.fusaoId ?? 0 }
  }
  const separate = (id: number) => office.api.call('undoFusao', { params: { id } }, as())
  const first = await join(pair[0])
  const fica = first.identificador
  expect((await detail(fica)).retencao.guarda).toBeNull()
  await separate(first.fusaoId)
  const vai = pair.find((one) => one !== fica) ?? ''
  await hold(vai)
  const again = await join(fica)
  expect((await detail(again.identificador)).retencao.guarda).toMatchObject({
    motivo: 'Ação trabalhista 7',
    quem: 'Ana Lima',
  })
  const erased = await office.api.call('deleteTalento', { params: { identificador: fica } }, as())
  expect(erased.status).toBe(409)
  await separate(again.fusaoId)
  expect((await detail(fica)).retencao.guarda).toBeNull()
  expect((await detail(vai)).retencao.guarda).toMatchObject({ motivo: 'Ação trabalhista 7' })
})
